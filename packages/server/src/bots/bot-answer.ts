import type { Json } from '@bothy/kernel'
import type { Advice, AdviceTask, BotTask } from '@bothy/room'

export type WorkerTask =
  | { readonly wants: 'action'; readonly task: BotTask }
  | { readonly wants: 'advice'; readonly task: AdviceTask }
export type AskedOfWorker = WorkerTask & { readonly expertMs: number }
export type BotBegun = { readonly begun: true }
export type BotAnswer =
  | { readonly action: Json }
  | { readonly advice: Advice | null }
  | { readonly failed: string; readonly stack: string }

export const isBotBegun = (x: unknown): x is BotBegun => typeof x === 'object' && x !== null && 'begun' in x

export const isBotAnswer = (x: unknown): x is BotAnswer =>
  typeof x === 'object' &&
  x !== null &&
  ('action' in x || 'advice' in x || ('failed' in x && typeof x.failed === 'string' && 'stack' in x))
