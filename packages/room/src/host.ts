import type { Game, GameTypes, Json, RngState, Seat } from '@bothy/kernel'
import type { Merit } from '@bothy/kernel/merits'
import type { WorthUnit } from '@bothy/kernel/strategy'
import type { BotLevel, RestTimes, ServerMessage } from '@bothy/protocol'
import type { MuteList } from './viewers/mute-list.ts'
import type { Guard } from './guard.ts'
import type { PersonId, TableRow } from './log/log.ts'
import type { OtherProcesses } from './other-processes.ts'
import type { Question } from './bots/question.ts'
import type { MatchStore, Snapshots } from './store/store.ts'

export type AnyGame = Game<GameTypes>

export interface Clock {
  now(): number
  after(ms: number, call: () => void): () => void
}

/**
 * `state` is a clone of the true state, which our own code turns into imagined samples: bots only ever see what `game.imagine(state, seat,
 * ...)` gives.
 */
export interface BotTask {
  /** The asking table and its maker, so that every table and person gets a turn. */
  readonly table: string
  readonly host: PersonId | null
  readonly game: string
  readonly state: GameTypes['state']
  readonly seats: number
  readonly seat: Seat
  readonly level: BotLevel
  /** The same for the same match, seat and position, so that a bot repeats its move. */
  readonly rng: RngState
  readonly legal: readonly Json[]
  readonly limit: number
}

/** As a `BotTask`, by the expert; its `rng` comes from what the seat sees. */
export type AdviceTask = Omit<BotTask, 'level' | 'legal'> & { readonly setup: Json }

/** Decisions for a seat, best first, from imagined worlds alone. */
export type Advice = {
  readonly unit: WorthUnit | null
  readonly list: readonly {
    readonly actions: readonly Json[]
    readonly worth: number
    readonly error: number
    readonly events: readonly Json[]
    readonly why: readonly Merit[]
  }[]
}

/** Holds the seed, so it is for the operator of the program alone. */
export type BotFailure = {
  readonly seed: string | null
  readonly ply: number
  readonly seat: Seat
  readonly bot: BotLevel
}

/** No fault of the bot: the machine may have been busy. */
export class LateAnswer extends Error {
  override readonly name = 'LateAnswer'
}

/** The server ends, and no bot answers here any more: the room must not ask again. */
export class BotsEnded extends Error {
  override readonly name = 'BotsEnded'
}

export interface BotPlayers {
  /**
   * Rejects if the bot fails or takes too long, and the room then plays something simpler; if the question is given up, without beginning
   * to compute; with `BotsEnded` if no bot will answer any more.
   */
  choose(task: BotTask, question: Question): Promise<Json>
  /** Null: no expert knows this setup, as where nobody can advise. Rejects as `choose` does. */
  advise?(task: AdviceTask, question: Question): Promise<Advice | null>
}

export type RoomSettings = {
  /** Shortest time of a bot's ply at a watched table, so that people can follow. */
  readonly botDelayMs: number
  readonly botLimit: number
  readonly grace: number
  readonly abandonAfter: number
  readonly consentWithin: number
}

const MINUTE = 60_000

export const ROOM_SETTINGS: RoomSettings = {
  botDelayMs: 550,
  botLimit: 5_000,
  grace: 5 * MINUTE,
  abandonAfter: 60 * MINUTE,
  consentWithin: 2 * MINUTE,
}

/** Dependencies of a room: store, clock, bots. */
export interface RoomHost {
  game(id: string): AnyGame | undefined
  readonly store: MatchStore
  readonly snapshots: Snapshots | null
  readonly otherProcesses: OtherProcesses
  readonly bots: BotPlayers
  readonly clock: Clock
  readonly settings: RoomSettings
  readonly guard: Guard
  /** False after a time without a server that has not been made up for yet: no player is late meanwhile. Absent: always true. */
  isClockKept?(): boolean
  readonly hearing?: MuteList
  drawSeed(): string
  /** In epoch milliseconds. */
  lastSeen(person: PersonId): number
  rhythmOf(person: PersonId): Promise<RestTimes | null>
  ended(table: TableRow): void
  /** For the log: never names or words of people, and of hidden data only the seed, where a bot has failed. */
  report(fault: string, error: unknown, game?: string, at?: BotFailure): void
}

export interface Viewer {
  readonly person: PersonId | null
  send(message: ServerMessage): void
}
