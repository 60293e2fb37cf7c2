import type { Json } from './json.ts'
import type { RngState, Streams } from './random.ts'

/** A place at the table, 0 to seats - 1. Who sits there (a person, a bot) is not the rules' business. */
export type Seat = number

/** What the state of every game has at least. Plain data: no class, no function, no Map. */
export interface CoreState {
  readonly revision: number
  rng: Streams
}

/** The nouns of one game, bundled. */
export interface GameTypes {
  /** Options of the table, complete and checked. */
  setup: Json
  state: CoreState
  /** One choice of one seat by one gesture: `{ type: 'build', hex: 12 }`. */
  action: Json
  /** One fact for people, in the past tense: `{ type: 'built', seat: 0, hex: 12 }`. */
  event: Json
  /** What one seat may know. */
  view: Json
  /** Why something can not be chosen: `{ why: 'cost', lacks: 'stone', by: 2, rule: 'GM-19' }`. */
  reason: Json
  /** Names of the comparisons after equal scores, `never` if there are none. */
  tieBreak: string
}

/** One comparison between seats with equal scores. Values by seat, of all of them; higher is better. */
export interface TieBreak<Id extends string = string> {
  readonly id: Id
  readonly values: readonly number[]
}

/**
 * Final scores and ranks by seat. Higher scores are better; equal ones are compared by `tieBreaks`, in order. Ranks follow
 * from these: 1 is the winner, who is equal in everything shares a place, and after two seats on place 1 comes place 3.
 */
export interface Result<Id extends string = string> {
  readonly scores: readonly number[]
  readonly tieBreaks: readonly TieBreak<Id>[]
  readonly ranks: readonly number[]
}

/** What the lobby offers. `default` is what a table has when nobody chooses. */
export type Option = {
  readonly id: string
  readonly rule: string
  readonly default: Json
  /** The allowed values for a number of seats, the default among them. Options do not depend on each other. */
  readonly values: (seats: number) => readonly Json[]
}

/** A choice that is shown greyed, with its reason. */
export interface Blocked<T extends GameTypes> {
  readonly action: T['action']
  readonly reason: T['reason']
}

/**
 * One line of an explained standing. `points` is what the line shows; `counts` tells whether it is part of the score
 * (a line that only explains, such as a tie-break rank, is not): at the end the lines that count add up to the score.
 * `detail` holds the numbers of its sentence, and names such as that of a card. A category may have several lines.
 */
export type ScoreLine = {
  readonly category: string
  readonly points: number
  readonly counts: boolean
  readonly detail: { readonly [name: string]: number | string } | null
}

/** A value that was checked, or the plain reason why it was not accepted. */
export type Checked<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly problem: SetupProblem }

export const SETUP_FAULTS = ['unknown-field', 'not-allowed', 'missing', 'bad-arrangement', 'seats'] as const

/** Where a setup is wrong: `at` is a path such as `arranged.deck[3]`, `why` the kind of fault. */
export type SetupProblem = {
  readonly at: string
  readonly why: (typeof SETUP_FAULTS)[number]
}

/**
 * A game, as everybody else sees it: people, bots, fuzzers, replays and servers use these functions and nothing more.
 *
 * The state is mutable plain data. Only `apply` changes it; whoever wants to keep the old one clones first. All functions
 * depend on their arguments alone: no clock, no global, no randomness but `state.rng`. `contract(game, demands)` of
 * `@bothy/kernel/contract-suite` tests every sentence below.
 *
 * Frozen (`docs/decisions/0008-the-contract-is-frozen.md`); `contract-shape.test.ts` holds the shape.
 */
export interface Game<T extends GameTypes> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Newest revision of the rules, from 1. A running match keeps the one it began with. */
  readonly revision: number
  readonly options: readonly Option[]

  /**
   * Checks what came from outside and fills in the defaults. `raw` may be any JSON: what is not a setup is a problem, never
   * an error, and `raw` stays as it is. A complete setup comes back as it is, since records hold it. `arranged` (explicit
   * orders of decks and dice) is part of it.
   */
  setup(raw: Json, seats: number): Checked<T['setup']>
  /** The opening position, everything random drawn from the seed. Facts of the opening go to `events`. */
  create(setup: T['setup'], seats: number, seed: string, revision: number, events?: T['event'][]): T['state']
  /** Who must decide now, each once. Empty: the game is over, and there is a result. */
  actors(state: T['state']): readonly Seat[]
  /**
   * Pushes every legal action of the seat: complete, without duplicates, in a stable order, at most 512; at least one for a
   * seat that must decide, none for the others. `out` may hold things already.
   */
  legal(state: T['state'], seat: Seat, out: T['action'][]): void
  /**
   * Mutates and trusts the caller; `Table.submit` is the checked door. Afterwards somebody must decide, or the game is over.
   * Without `events` no event is built; with them the state is the same.
   */
  apply(state: T['state'], seat: Seat, action: T['action'], events?: T['event'][]): void
  /** `null` while the game goes on. */
  result(state: T['state']): Result<T['tieBreak']> | null
  /** An equal, independent state: nothing that is played on one is seen in the other. */
  clone(state: T['state']): T['state']

  /** What the seat may know; `null` is a spectator. Built field by field. */
  view(state: T['state'], seat: Seat | null): T['view']
  /**
   * The event as that seat saw it, hidden parts `null`, or `null` if it saw nothing. Nothing is told that the seat does not
   * know afterwards, and nothing becomes known that is not told.
   */
  witness(event: T['event'], seat: Seat | null): T['event'] | null
  /**
   * Another state that the seat can not tell apart from this one, with generators of its own: its view, lists, reasons and
   * tally are the same. It depends on what the seat knows and on `rng` (which moves on), and on nothing else: collect what
   * is hidden, sort it, shuffle it, lay it out again. So a bot that samples states learns nothing by it, and the suite can
   * ask whether two states are one to the seat.
   */
  imagine(state: T['state'], seat: Seat | null, rng: RngState): T['state']
  /**
   * True if the event shows something new to somebody, so that it can not be taken back without consent: a card turned up,
   * drawn or looked at, a die. As long as no event reveals, nobody can tell what was hidden.
   */
  reveals(event: T['event']): boolean

  /** What is greyed for the seat, and why: each action once, and none that is legal. */
  blocked(state: T['state'], seat: Seat): readonly Blocked<T>[]
  /** The lines of each seat, from what the viewer may know. */
  tally(state: T['state'], viewer: Seat | null): readonly (readonly ScoreLine[])[]
  /** From 0 to 1, never falling by much, 1 at the end: how far the game is. Everybody may know it. */
  progress(state: T['state']): number
  /** Notation: one readable line without `;` that `read` turns into an equal action. Also for what is blocked. */
  write(action: T['action']): string
  /** Refuses any other text with a `NotationError`; may return an action that is not legal now. */
  read(text: string): T['action']
}

/** Thrown by `read` for a text that is no action. */
export class NotationError extends Error {
  override readonly name = 'NotationError'
}
