import type { Json } from './json.ts'
import type { RngState, Streams } from './random.ts'

/** A place at the table, 0 to seats - 1. The rules do not care if a person or a bot sits there. */
export type Seat = number

/** The least that the state of every game has. Plain data: no class, no function, no Map. */
export interface CoreState {
  readonly revision: number
  rng: Streams
  /** Hidden things as far as they can be followed, for `imagine`. It follows from the record, so the hash of a record leaves it out. */
  readonly memory?: unknown
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
  /** The knowledge of one seat. */
  view: Json
  /** Why something cannot be chosen: `{ why: 'cost', lacks: 'stone', by: 2, rule: 'GM-19' }`. */
  reason: Json
  /** Further cost of a legal choice: `{ warn: 'lost', vp: 3, rule: 'COC-56' }`; `never` if no choice needs a warning. */
  warning: Json
  /** Names of the comparisons after equal scores, `never` if there are none. */
  tieBreak: string
  /** Words for the result where there is no opponent to compare with; `never` if there are none. */
  verdict: string
}

/** One comparison between seats with equal scores. Values by seat, of all of them; higher is better. */
export interface TieBreak<Id extends string = string> {
  readonly id: Id
  readonly values: readonly number[]
}

/** Name of a score, with the bracket of scores that have this name, both ends included; `null` is an open end. */
export interface Verdict<Id extends string = string> {
  readonly id: Id
  readonly from: number | null
  readonly to: number | null
}

/**
 * Final scores and ranks by seat. Higher scores are better; equal ones are compared by `tieBreaks`, in order. Ranks follow from these: 1 is
 * the winner, seats that are equal in everything share a place, and after two seats on place 1 comes place 3. A game of one seat has no
 * winner: its `verdict` says how well it went; otherwise that is `null`.
 */
export interface Result<Id extends string = string, Word extends string = string> {
  readonly scores: readonly number[]
  readonly tieBreaks: readonly TieBreak<Id>[]
  readonly ranks: readonly number[]
  readonly verdict: Verdict<Word> | null
}

/** An option of a table, offered by the lobby. `default` holds when no player chooses. */
export type Option = {
  readonly id: string
  readonly rule: string
  /** Options of one group are shown together, under its name; `null` for those without. */
  readonly group: string | null
  readonly default: Json
  /** The allowed values for a number of seats, the default among them. Options do not depend on each other. */
  readonly values: (seats: number) => readonly Json[]
}

/** A choice that is shown greyed, with its reason. */
export interface Blocked<T extends GameTypes> {
  readonly action: T['action']
  readonly reason: T['reason']
}

/** A legal choice that is shown with a warning. */
export interface Warned<T extends GameTypes> {
  readonly action: T['action']
  readonly warning: T['warning']
}

/** Most choices that one seat is shown at once, legal or greyed. */
export const MOST_CHOICES = 512

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

export const SETUP_FAULTS = [
  ...(['unknown-field', 'not-allowed', 'missing', 'bad-arrangement', 'seats'] as const),
  // Of corrections: the game takes none, too many, no such leaf, a leaf of another type, twice the same, a law of the data.
  ...(['no-corrections', 'too-many', 'no-such-place', 'wrong-type', 'twice', 'breaks-law'] as const),
] as const

/** Where a setup is wrong: `at` is a path such as `arranged.deck[3]`, `why` the kind of fault, `law` the broken law of the data. */
export type SetupProblem = {
  readonly at: string
  readonly why: (typeof SETUP_FAULTS)[number]
  readonly law?: string
}

/**
 * A game as people, bots, fuzzers, replays and servers see it: they use these functions and nothing more. The state is mutable plain data.
 * Only `apply` changes it; a caller that needs the old state clones it first. All functions depend on their arguments alone: no clock, no
 * global, no randomness but `state.rng`. `contract(game, demands)` of `@bothy/kernel/contract-suite` tests every sentence below. Frozen
 * (`docs/decisions/0010-the-contract-thawed-once.md`); `contract-shape.test.ts` holds the shape.
 */
export interface Game<T extends GameTypes> {
  readonly id: string
  /** From 1: a game for one has a verdict instead of a winner. */
  readonly seats: { readonly min: number; readonly max: number }
  /** Newest revision of the rules, from 1. A running match keeps the one it began with. */
  readonly revision: number
  readonly options: readonly Option[]
  /**
   * The built-in data that the owner of a box may put right: a tree of leaves by id, `null` if there is none. A setup names
   * other leaves in `corrections`, a list of `{ at: 'tiles.A6.cost', value: 2 }`; see `corrections.ts`.
   */
  readonly correctable: Json | null

  /**
   * Checks what came from outside and fills in the defaults. `raw` may be any JSON: what is not a setup is a problem, never
   * an error, and `raw` stays as it is. A complete setup comes back as it is, since records hold it. `arranged` (explicit
   * orders of decks and dice) and `corrections` (of `correctable`) are part of it.
   */
  setup(raw: Json, seats: number): Checked<T['setup']>
  /** The opening position, everything random drawn from the seed. Facts of the opening go to `events`. */
  create(setup: T['setup'], seats: number, seed: string, revision: number, events?: T['event'][]): T['state']
  /** Seats that must decide now, each once. Empty: the game is over, and there is a result. */
  actors(state: T['state']): readonly Seat[]
  /**
   * Pushes every legal action of the seat: complete, without duplicates, in a stable order, at most `MOST_CHOICES`; at
   * least one for a seat that must decide, none for the others. `out` may hold things already.
   */
  legal(state: T['state'], seat: Seat, out: T['action'][]): void
  /**
   * Mutates and trusts the caller; `Match.submit` is the checked door. Afterwards a seat must decide, or the game is over. Without `events`
   * no event is built; with them the state is the same.
   */
  apply(state: T['state'], seat: Seat, action: T['action'], events?: T['event'][]): void
  /** `null` while the game goes on. */
  result(state: T['state']): Result<T['tieBreak'], T['verdict']> | null
  /** An equal, independent state: nothing that is played on one is seen in the other. */
  clone(state: T['state']): T['state']

  /** The knowledge of the seat, built field by field; `null` is a spectator. */
  view(state: T['state'], seat: Seat | null): T['view']
  /**
   * The event as that seat saw it, hidden parts `null`, or `null` if it saw nothing. Nothing is told that the seat does not
   * know afterwards, and nothing becomes known that is not told.
   */
  witness(event: T['event'], seat: Seat | null): T['event'] | null
  /**
   * Another state that the seat cannot tell apart from this one, with generators of its own: its view, lists, reasons and
   * tally are the same. It depends on what the seat knows and on `rng` (which moves on), and on nothing else: collect what
   * is hidden, sort it, shuffle it, lay it out again. So a bot that samples states learns nothing by it, and the suite can
   * ask whether two states are one to the seat.
   */
  imagine(state: T['state'], seat: Seat | null, rng: RngState): T['state']
  /**
   * True if the event shows something new to a viewer, so that it cannot be taken back without consent: a card turned up, drawn or looked
   * at, a die. As long as no event reveals, nobody can tell what was hidden.
   */
  reveals(event: T['event']): boolean
  /**
   * True for the event that ends a turn, or the time before the first turn; every viewer is told of it. A seat that plays alone may have
   * several turns in one draft: starting the turn over goes back no further than this.
   */
  endsTurn(event: T['event']): boolean

  /** Greyed actions of the seat with their reasons: each action once, at most `MOST_CHOICES`, and none that is legal. */
  blocked(state: T['state'], seat: Seat): readonly Blocked<T>[]
  /**
   * The reason that `blocked` gives for one action, without the work of giving all of them; `null` for anything that is not
   * in it. `action` may be anything that came over a wire. `greyed` of the kernel makes both from one list of candidates.
   */
  whyNot(state: T['state'], seat: Seat, action: unknown): T['reason'] | null
  /** Warnings for the seat about legal choices: each action at most once; most need no warning. */
  warnings(state: T['state'], seat: Seat): readonly Warned<T>[]
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
