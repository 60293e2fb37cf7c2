import type { GameTypes } from '../contract.ts'
import type { Json } from '../json.ts'
import type { RngState } from '../random.ts'

/** A value for each option, as a table would choose them. */
export type Options = { readonly [id: string]: Json }

/** Random values of `arranged`. They may depend on the options: which cards are in the deck. */
export interface Arrangements {
  /** Orders of decks, dice or seats that the game takes. */
  legal(rng: RngState, seats: number, options: Options): Json
  /** The same with something wrong: refused, at a path that begins with `arranged`. */
  corrupted(rng: RngState, seats: number, options: Options): Json
}

/** Random lists of corrections, for games with correctable data. Wrong places and types the suite makes by itself. */
export interface CorrectionLists {
  legal(rng: RngState): Json
  /** Of the right form, but against a law of the data. */
  unlawful(rng: RngState): Json
}

/** Settings of the suite for one game. Only `bound` has no default. */
export interface Demands<T extends GameTypes> {
  /** The most plies a random game may take. */
  readonly bound: number | ((seats: number) => number)
  /** For a quick look at some numbers of seats only; all unless told, and all somewhere in every game's tests. */
  readonly seats?: readonly number[]
  /** Random games for each number of seats, spread over the setups. 24 unless told; thousands in a `*.slow.test.ts`. */
  readonly games?: number
  /**
   * Raw setups to try. Unless told: the defaults and every value of every option, one at a time; and for a share of the
   * games, random combinations of all options.
   */
  readonly setups?: (seats: number) => readonly Options[]
  /** Unless told, nothing is arranged; with it a share of the games are. */
  readonly arranged?: Arrangements
  /** `contract` insists on it for a game with correctable data; a share of the games are then corrected ones. */
  readonly corrected?: CorrectionLists
  /** Throws where the state breaks a law of the game: pieces lost, money from nowhere. Asked of imagined states too. */
  readonly invariants?: (state: T['state']) => void
  /**
   * Knowledge of the other seats about an action the moment it is played. Actions with equal disguises must look the same to
   * all but the acting seat (until something is revealed), in this world and in every imagined one: without it the suite
   * cannot see that the choice of a face-down card shows, through an id for example. Unless told: the action itself.
   */
  readonly disguise?: (action: T['action']) => Json
  /** Fields of the state (`hands`, `draw` …) that must be seen to vary in imagined states. Unless told: any field at all. */
  readonly hidden?: readonly (keyof T['state'] & string)[]
  /** Events that show what nobody can know afterwards (a card seen and shuffled away). Unless told: none. */
  readonly transient?: (event: T['event']) => boolean
  /** Share of the positions that get the slow questions (knowledge, refusals, playing on). 0.25 unless told. */
  readonly share?: number
  /**
   * Share of the positions that get the questions about copies, JSON, notation and what is blocked, otherwise asked at
   * every ply. 1 unless told: for thousands of games.
   */
  readonly often?: number
  /** Beginning of the seeds, so that two runs can play different games. */
  readonly seed?: string
  /** Questions not asked, each with the reason why. */
  readonly skip?: { readonly [question: string]: string }
  /** Milliseconds one number of seats may take. */
  readonly timeout?: number
}

export const DEFAULTS = { games: 24, share: 0.25, often: 1, seed: 'contract', timeout: 60_000 } as const

export const boundOf = <T extends GameTypes>(demands: Demands<T>, seats: number): number =>
  typeof demands.bound === 'number' ? demands.bound : demands.bound(seats)
