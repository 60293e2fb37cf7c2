import type { Game, GameTypes, Json, RngState, Seat } from '@bothy/kernel'
import type { BotLevel, RestTimes, ServerMessage } from '@bothy/protocol'
import type { MuteList } from './viewers/mute-list.ts'
import type { Guard } from './guard.ts'
import type { PersonId, TableRow } from './log/log.ts'
import type { OtherProcesses } from './other-processes.ts'
import type { Question } from './bots/question.ts'
import type { MatchStore, Snapshots } from './store/store.ts'

/** Any game, seen through the contract alone. */
export type AnyGame = Game<GameTypes>

/** Time as the surroundings have it; tests bring their own. */
export interface Clock {
  now(): number
  /** Calls back once, unless the returned function is called before. */
  after(ms: number, call: () => void): () => void
}

/**
 * A question to a bot. `state` is a clone of the true state that our own code hands on as imagined samples: players only ever
 * see what `game.imagine(state, seat, ...)` gives.
 */
export interface BotTask {
  /** The table that asks and the person who made it, so that everybody gets a turn. */
  readonly table: string
  readonly host: PersonId | null
  readonly game: string
  readonly state: GameTypes['state']
  readonly seats: number
  readonly seat: Seat
  readonly level: BotLevel
  /** The same for the same match, seat and position: a bot plays the same move again. */
  readonly rng: RngState
  readonly legal: readonly Json[]
  /** After this many milliseconds the answer is no longer wanted. */
  readonly limit: number
}

/** Where in a match a bot failed. Holds the seed, so it is for the operator of the program alone. */
export type BotFailure = {
  readonly seed: string | null
  readonly ply: number
  readonly seat: Seat
  readonly bot: BotLevel
}

/** A bot has not answered in time: the machine may have been busy, which is no fault of the bot. */
export class LateAnswer extends Error {
  override readonly name = 'LateAnswer'
}

/** The server ends, and no bot answers here any more: a room that hears so does not ask again. */
export class BotsEnded extends Error {
  override readonly name = 'BotsEnded'
}

/** Makes bots think: worker threads of a server, a worker of a browser, or plain calls in a test. */
export interface BotPlayers {
  /**
   * Rejects if the bot fails or takes too long, and the room then plays something simpler; rejects as well once the question
   * is given up, without computing what was not begun; with `BotsEnded` if nobody will answer any more.
   */
  choose(task: BotTask, question: Question): Promise<Json>
}

export type RoomSettings = {
  /** Shortest time of a bot's ply while somebody watches, so that people can follow. */
  readonly botDelayMs: number
  /** Longest time a bot may think. */
  readonly botLimit: number
  /** How long a person must have been gone before the host may hand the seat to a bot. */
  readonly grace: number
  /** How long a person must have been gone before the others may end the match. */
  readonly abandonAfter: number
  /** A request that nobody answers is dropped after this time. */
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
  /** Null: matches are always loaded from their logs. */
  readonly snapshots: Snapshots | null
  readonly otherProcesses: OtherProcesses
  readonly bots: BotPlayers
  readonly clock: Clock
  readonly settings: RoomSettings
  readonly guard: Guard
  /** False while nobody is late: there was a time in which nobody could play, and it has not been made up for. It always is if absent. */
  isClockKept?(): boolean
  /** Nobody minds anybody's words if absent. */
  readonly hearing?: MuteList
  /** A seed too long to be guessed. */
  drawSeed(): string
  /** When the person was last connected, in epoch milliseconds. */
  lastSeen(person: PersonId): number
  /** When the person rests; null: at no time. */
  rhythmOf(person: PersonId): Promise<RestTimes | null>
  /** The match at the table is over, and that is stored. */
  ended(table: TableRow): void
  /** A fault of ours, for the log: never names or words of people, and of what is hidden the seed alone, where a bot has failed. */
  report(fault: string, error: unknown, game?: string, at?: BotFailure): void
}

/** A connection that follows a table. Sees as the seat of its person, or as a spectator. */
export interface Viewer {
  readonly person: PersonId | null
  send(message: ServerMessage): void
}
