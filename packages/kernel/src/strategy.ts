import type { GameTypes, Seat } from './contract.ts'
import type { Json } from './json.ts'
import type { RngState } from './random.ts'

/**
 * Knowledge of a good player of one game: the part of a computer opponent that is about the game, kept in the game's
 * `opponents`. Every function here is given a state that was imagined for a seat, never the true one, and looks at it as
 * that seat may: two states that the seat cannot tell apart give the same answer.
 */
export interface Strategy<T extends GameTypes> {
  /** Readable terms of the scripted players: a position is worth the sum of terms times weights. */
  readonly terms: readonly Term[]
  readonly beginner: BeginnerRules<T>
  /** How much worse a choice of `easy` may be and still be taken now and then, in the unit of the terms; absent: as in most games. */
  readonly easyTemperature?: number
  /** Fills the terms for a position in which the seat has just completed a decision. Every entry of `out` is written. */
  evaluate(state: T['state'], seat: Seat, out: Float64Array): void
  /** Leaves out actions that are never better than another of the list (two unknown cards, say). Never empties it. */
  prune(state: T['state'], seat: Seat, legal: readonly T['action'][]): readonly T['action'][]
  /** Names of the inputs of the value net for a number of seats. Their hash is written into the net. */
  inputs(seats: number): readonly string[]
  /** Fills the inputs as the seat sees the state, itself first and the others in turn order. The caller clears `out`. */
  encode(state: T['state'], seat: Seat, out: Float32Array): void
  /** True where a decision is complete and the position is worth a value of its own; a plan goes on until then. */
  isDecisionComplete(state: T['state']): boolean
  /** Options of the tables to train on, each as likely as the others; the usual table stands there several times. */
  trainingSetups(seats: number): readonly Json[]
  /**
   * True if a net that was trained for this number of seats may play this setup; one that `practice` never showed may still be close
   * enough. Opponents that need a net are offered nowhere else.
   */
  supportsSetup(setup: T['setup'], seats: number): boolean
  /**
   * The game's own player for the upper levels: it looks several turns ahead by the script, and no net is needed. Absent: `medium`
   * looks at one decision, and a net plays `hard`.
   */
  planner?(question: Question<T>, level: PlannerLevel, isLate: () => boolean): T['action']
  /** For an expert whose net plays candidates out; absent: the usual effort. */
  effort?(seats: number): Effort
  /** The game's own way of playing candidates out, for an expert without a net. */
  playouts?(): Playouts<T>
  /**
   * For each seat the input that holds the script's worth of its position; `step` more of it makes the seat e times as likely to win. A
   * fresh net begins with this judgement; absent, it begins with none.
   */
  readonly judgement?: { inputs(seats: number): readonly string[]; readonly step: number }
}

/** The effort of an expert with a net for a decision, where time does not run out before. */
export type Effort = {
  readonly candidates: number
  /** Plays of all candidates together. */
  readonly plays: number
  /** Whole decisions of all seats that a play goes on for before the net judges. */
  readonly depth: number
}

/** A whole decision that is worth playing out, as the plies of its seat, with a first judgement in the unit of the plays. */
export type Candidate<A> = { readonly plies: readonly A[]; readonly judgement: number }

/** Needed from a game by a search: whole decisions, and what comes of one in an imagined world. */
export interface Playouts<T extends GameTypes> {
  candidates(
    question: Question<T>,
    isLate: () => boolean,
  ): { readonly list: readonly Candidate<T['action']>[]; readonly plays: number }
  /** Plays the plies, then everybody on; what the seat has of it, or null if time ran out before. The world stays as it is. */
  playOut(world: T['state'], seat: Seat, plies: readonly T['action'][], isLate: () => boolean): number | null
  /** A play is worth a share of the win, or points ahead of the best other seat (alone: points). */
  readonly unit: WorthUnit
  /** True where a decision shows what it is worth only after a play ends: candidates have an order, but no worth. */
  isByExperience?(world: T['state']): boolean
  /** For each seat its share of the win, or the points it can expect. */
  standing(world: T['state']): readonly number[]
  /** Where candidates say what follows the decision, the same for any decision, so that both can be compared. */
  withRest?(question: Question<T>, plies: readonly T['action'][], isLate: () => boolean): readonly T['action'][]
}

export type WorthUnit = 'share' | 'points'

export type PlannerLevel = 'medium' | 'hard'

export type Term = { readonly name: string; readonly plain: number; readonly tuned: number; readonly sight: Sight }

/** When a beginner has a term in view: always; now and then, as the one thing on their mind; once it is about to count. */
export type Sight = 'now' | 'soon' | 'late'

/** The rest of a beginner in one game, beside the sight of its terms. */
export interface BeginnerRules<T extends GameTypes> {
  /** In the unit of the terms: a decision that is so much worse than the best one is nonsense, and never taken. */
  readonly slack: number
  /** In the same unit: how much worse a choice may be and still be taken now and then. */
  readonly temperature: number
  /** True once the terms with the sight `late` are about to count. */
  isLate(state: T['state'], seat: Seat): boolean
}

export type Budget = { readonly iterations: number } | { readonly ms: number }

/** `sample` gives a fresh state that the seat cannot tell apart from the true one. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat
  readonly legal: readonly T['action'][]
  sample(): T['state']
  readonly budget: Budget
  readonly rng: RngState
}

export type InputList = {
  readonly names: readonly string[]
  group(name: string, labels: readonly (string | number)[]): number
}

export function inputList(): InputList {
  const names: string[] = []
  return {
    names,
    group(name, labels) {
      const begin = names.length
      for (const label of labels) names.push(label === '' ? name : `${name}.${label}`)
      return begin
    },
  }
}

export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)
export const oneTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)
export const ONE = [''] as const

/** Blocks of inputs about one seat: the reader's first, the others in turn order. */
export const SIDES_IN_TURN = ['own', 'next', 'second', 'third', 'fourth'] as const

export const inputsInTurn = (seats: number, table: readonly string[], side: readonly string[]): readonly string[] => [
  ...table,
  ...SIDES_IN_TURN.slice(0, seats).flatMap((who) => side.map((name) => `${who}.${name}`)),
]
