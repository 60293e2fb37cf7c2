import type { Analysis, AnalysisProgress } from '@bothy/bots'
import type { Json, RecordFile } from '@bothy/kernel'
import type { BotLevel, ClientMessage, ServerMessage, TableSummary } from '@bothy/protocol'
import type { LessonAnswer, LessonAsk } from './lesson-calls.ts'

export type DeviceSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }

export type DeviceCalls = {
  create: {
    readonly ask: { game: string; seats: readonly DeviceSeat[]; setup: Json; friendly: boolean }
    readonly answer: string
  }
  again: { readonly ask: { table: string }; readonly answer: string }
  list: { readonly ask: null; readonly answer: readonly TableSummary[] }
  remove: { readonly ask: { table: string }; readonly answer: null }
  /** Null if there is none, or the game still runs. */
  record: { readonly ask: { table: string }; readonly answer: RecordFile | null }
  branch: {
    readonly ask: { record: Json; plies: number; seats: readonly DeviceSeat[] }
    readonly answer: string
  }
  lesson: { readonly ask: LessonAsk; readonly answer: LessonAnswer }
  analyse: { readonly ask: { record: Json; isOpen: boolean }; readonly answer: Analysis | null }
}

export type CallName = keyof DeviceCalls

export type ToDevice =
  | { readonly kind: 'wire'; readonly message: ClientMessage }
  | {
      [N in CallName]: {
        readonly kind: 'call'
        readonly id: number
        readonly name: N
        readonly ask: DeviceCalls[N]['ask']
      }
    }[CallName]

export type FromDevice =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wire'; readonly message: ServerMessage }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: DeviceCalls[CallName]['answer'] }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: string }
  | ({ readonly kind: 'progress'; readonly id: number } & AnalysisProgress)
  | { readonly kind: 'fault'; readonly text: string }

export const DEVICE_PERSON = 'device'
