import type { Corrections, Seat } from '@bothy/kernel'
import type { ChronicleId, ModulesArranged } from '../modules/module-types.ts'

export type Options = {
  /** GM2-12: with 2 players always. */
  readonly die: boolean
  /** GM2-14, GM2-44. */
  readonly introductory: boolean
  /** GM2-D2. */
  readonly tie: 'most' | 'fewest'
  /** GM2-D3. */
  readonly scotsmanFrom: 'territory' | 'home'
}

/** GM2-C0-1: which Chronicles are in play. */
export type ChronicleOptions = { readonly [K in ChronicleId]: boolean }

export type Setup = Options &
  ChronicleOptions & {
    /** Explicit orders, as far as they are wanted; what is not arranged comes from the seed. */
    readonly arranged: Arranged | null
    readonly corrections: Corrections | null
  }

export type Arranged = {
  /** GM2-11: all seats from the rear, or none. */
  readonly order: readonly Seat[]
  /** The next tiles of each stack by id, first the one that is drawn first. */
  readonly S: readonly string[]
  readonly A: readonly string[]
  readonly B: readonly string[]
  readonly C: readonly string[]
  readonly D: readonly string[]
  /** GM2-14: tiles of stack D above The End; one number, or none. Within its bounds, and not in the introductory game. */
  readonly end: readonly number[]
  /** The first rolls of the die. */
  readonly die: readonly number[]
} & ModulesArranged
