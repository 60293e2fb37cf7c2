import { SEAT_COLOURS } from '../seat-colours.ts'
import type { Game, GameTypes, Result, Seat } from '../contract.ts'
import { hashOfState } from '../hash.ts'
import type { Json } from '../json.ts'

export type Ply<A> = { readonly seat: Seat; readonly action: A }

/** A match is its record; the state is a cache of it. The seed is secret until the end. */
export interface RecordedMatch<T extends GameTypes> {
  readonly game: string
  readonly revision: number
  readonly setup: T['setup']
  readonly seats: number
  readonly seed: string
  readonly plies: readonly Ply<T['action']>[]
}

export const RECORD_FORMAT = 'bothy-record/1'

/** Longest texts in characters and longest lists, well above what games need: a file may come from anywhere. */
export const RECORD_LIMITS = {
  game: 40,
  names: 8,
  name: 64,
  level: 24,
  seed: 128,
  /** Of the JSON text. */
  setup: 32 * 1024,
  plies: 5000,
  colours: SEAT_COLOURS,
  ply: 200,
  /** To one seat. */
  hints: 100_000,
} as const

/** The file `*.bothy.json`; plies in notation, each after the letter of its seat: `a muster wemyss-6 up`. */
export type RecordFile = {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly revision: number
  readonly seats: number
  readonly names: readonly string[]
  /** Played against bots alone, with undo past what had been revealed. */
  readonly friendly?: true
  /** By seat, the level of the bot that sat there at the end; null: no bot. */
  readonly levels?: readonly (string | null)[]
  readonly resigned?: readonly Seat[]
  /** Ended by the remaining players, before the rules did. */
  readonly abandoned?: true
  /** By seat, the colour in which its holder played, where it is not that of the seat. */
  readonly colours?: readonly number[]
  /** By seat, how many hints it was given, where there was one. */
  readonly hints?: readonly number[]
  readonly setup: Json
  readonly seed: string
  readonly plies: readonly string[]
  readonly hash: string
  readonly result: { readonly scores: readonly number[]; readonly ranks: readonly number[] } | null
}

/** `ply`: the number of good plies before the fault. */
export type RecordProblem = {
  readonly why:
    | 'not-a-record'
    | 'unknown-game'
    | 'bad-setup'
    | 'bad-revision'
    | 'bad-ply'
    | 'illegal-ply'
    | 'hash-differs'
    | 'result-differs'
  readonly at: string
  readonly ply: number | null
}

export type RecordNotes = {
  readonly friendly: boolean
  /** By seat, null for people; empty: not told, or no bots. */
  readonly levels: readonly (string | null)[]
  readonly resigned: readonly Seat[]
  readonly abandoned: boolean
  /** By seat; empty: each seat had the colour of its number. */
  readonly colours: readonly number[]
  /** By seat; empty: none. */
  readonly hints: readonly number[]
}

export const NO_NOTES: RecordNotes = {
  friendly: false,
  levels: [],
  resigned: [],
  abandoned: false,
  colours: [],
  hints: [],
}

export type ReadRecord<T extends GameTypes> =
  | {
      readonly ok: true
      readonly match: RecordedMatch<T>
      readonly names: readonly string[]
      readonly notes: RecordNotes
      readonly state: T['state']
    }
  | { readonly ok: false; readonly problem: RecordProblem }

const SEAT_LETTERS = 'abcdefgh'
export const seatLetter = (seat: Seat): string => SEAT_LETTERS[seat]

export function writePly<T extends GameTypes>(game: Game<T>, ply: Ply<T['action']>): string {
  return `${seatLetter(ply.seat)} ${game.write(ply.action)}`
}

/** Throws a `NotationError` of the game, or a plain error for a bad seat letter. */
export function readPly<T extends GameTypes>(game: Game<T>, text: string): Ply<T['action']> {
  const seat = SEAT_LETTERS.indexOf(text.charAt(0))
  if (seat < 0 || text.charAt(1) !== ' ') throw new Error(`no seat letter in "${text}"`)
  return { seat, action: game.read(text.slice(2)) }
}

/** Trusts the plies: for records of our own store. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  match: RecordedMatch<T>,
  to = match.plies.length,
): T['state'] {
  const state = game.create(match.setup, match.seats, match.seed, match.revision)
  for (const ply of match.plies.slice(0, to)) game.apply(state, ply.seat, ply.action)
  return state
}

export function writeRecord<T extends GameTypes>(
  game: Game<T>,
  match: RecordedMatch<T>,
  names: readonly string[],
  { friendly, levels, resigned, abandoned, colours, hints }: RecordNotes = NO_NOTES,
): RecordFile {
  const state = replay(game, match)
  return {
    format: RECORD_FORMAT,
    game: match.game,
    revision: match.revision,
    seats: match.seats,
    names: [...names],
    ...(friendly ? { friendly } : {}),
    ...(levels.some((level) => level !== null) ? { levels: [...levels] } : {}),
    ...(resigned.length > 0 ? { resigned: resigned.toSorted((a, b) => a - b) } : {}),
    ...(abandoned ? { abandoned } : {}),
    ...(colours.some((colour, seat) => colour !== seat) ? { colours: [...colours] } : {}),
    ...(hints.some((count) => count > 0) ? { hints: [...hints] } : {}),
    setup: match.setup,
    seed: match.seed,
    plies: match.plies.map((ply) => writePly(game, ply)),
    hash: hashOfState(state),
    result: plainResult(game.result(state)),
  }
}

/** Scores and ranks only: replaying the plies gives the tie-breaks again. */
export const plainResult = (r: Result | null): RecordFile['result'] =>
  r === null ? null : { scores: [...r.scores], ranks: [...r.ranks] }
