import type { GameTypes, Seat } from './contract.ts'
import type { RngState } from './random.ts'

/**
 * What a good player of one game knows: the part of a computer opponent that is about the game, kept in the game's
 * `src/bot`. Everything is worked out from a state that was imagined for a seat, never from the true one.
 */
export interface Lore<T extends GameTypes> {
  /** Readable terms of the scripted players, in points: what the seat gains by an action. Higher is better. */
  judge(state: T['state'], seat: Seat, action: T['action'], weights: readonly number[]): number
  /** Names of the weights of `judge`, with the hand-made and the tuned values. */
  readonly terms: readonly { readonly name: string; readonly plain: number; readonly tuned: number }[]
  /** Leaves out actions that are never better than another of the list (two unknown cards, say). Never empties it. */
  prune(state: T['state'], seat: Seat, legal: readonly T['action'][]): readonly T['action'][]
  /** Names of the inputs of the value net for a number of seats. Their hash is written into the net. */
  inputs(seats: number): readonly string[]
  /** Fills the inputs as the seat sees the state, itself first and the others in turn order. Returns nothing; `out` is cleared by the caller. */
  encode(state: T['state'], seat: Seat, out: Float32Array): void
  /** True where the position is worth a value of its own (a decision is complete); a search goes on until then. */
  quiet(state: T['state']): boolean
}

/** How much a bot may think: a number of iterations (the same on every machine) or milliseconds. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/** What a bot is asked. `sample` gives a fresh state that its seat can not tell apart from the true one. */
export interface Question<T extends GameTypes> {
  readonly seat: Seat
  readonly legal: readonly T['action'][]
  sample(): T['state']
  readonly budget: Budget
  readonly rng: RngState
}
