import type { GameTypes } from '../contract.ts'
import type { Json } from '../json.ts'
import type { RngState } from '../random.ts'

export type Options = { readonly [id: string]: Json }

/** Random values of `arranged`; they may depend on the options, for example on the cards in the deck. */
export interface Arrangements {
  legal(rng: RngState, seats: number, options: Options): Json
  /** With one fault: refused, at a path that begins with `arranged`. */
  corrupted(rng: RngState, seats: number, options: Options): Json
}

/** Random lists of corrections, for games with correctable data; the suite itself makes wrong places and types. */
export interface CorrectionLists {
  legal(rng: RngState): Json
  /** Of the right form, but against a law of the data. */
  unlawful(rng: RngState): Json
}

export interface Demands<T extends GameTypes> {
  readonly bound: number | ((seats: number) => number)
  /** Default: all numbers of seats. Fewer only for a quick look, when other tests of the game play the rest. */
  readonly seats?: readonly number[]
  /** Random games for each number of seats, spread over the setups; default 24, thousands in a `*.slow.test.ts`. */
  readonly games?: number
  /**
   * Raw setups to try. Default: the defaults and every value of every option, one at a time; for a share of the games, random combinations
   * of all options.
   */
  readonly setups?: (seats: number) => readonly Options[]
  /** Each value of an option at one number of seats instead of all, and one instead of two of each kind of random setup. */
  readonly isShort?: boolean
  readonly arranged?: Arrangements
  /** `contract` requires it for a game with correctable data; a share of the games is then corrected. */
  readonly corrected?: CorrectionLists
  /** Throws where the state breaks a law of the game: pieces lost, money from nowhere. Also called with imagined states. */
  readonly invariants?: (state: T['state']) => void
  /**
   * Knowledge of the other seats about an action the moment it is played. Actions with equal disguises must look the same to all but the
   * acting seat (until something is revealed), in this world and in every imagined one: without it the suite cannot see that the choice of
   * a face-down card shows, for example through an id. Default: the action itself.
   */
  readonly disguise?: (action: T['action']) => Json
  /** Fields of the state (`hands`, `draw` …) that must vary in imagined states. Default: any field at all. */
  readonly hidden?: readonly (keyof T['state'] & string)[]
  /** Events that show something which nobody can know afterwards (a card seen and shuffled away). Default: none. */
  readonly transient?: (event: T['event']) => boolean
  /** Share of the positions that get the slow questions (knowledge, refusals, playing on). Default: 0.25. */
  readonly share?: number
  /**
   * Share of the positions that get the questions about copies, JSON, notation and blocked actions. Default: 1, every ply; less for
   * thousands of games.
   */
  readonly often?: number
  readonly seed?: string
  readonly skip?: { readonly [question: string]: string }
  readonly timeout?: number
}

export const DEFAULTS = { games: 24, share: 0.25, often: 1, seed: 'contract', timeout: 60_000 } as const

export const boundOf = <T extends GameTypes>(demands: Demands<T>, seats: number): number =>
  typeof demands.bound === 'number' ? demands.bound : demands.bound(seats)
