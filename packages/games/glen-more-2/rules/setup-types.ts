import type { Corrections, Seat } from '@bothy/kernel'
import type { ChronicleId, ModulesArranged } from '../modules/module-types.ts'

export type Options = {
  readonly die: boolean
  readonly introductory: boolean
  readonly tie: 'most' | 'fewest'
  readonly scotsmanFrom: 'territory' | 'home'
}

export type ChronicleOptions = { readonly [K in ChronicleId]: boolean }

export type Setup = Options &
  ChronicleOptions & {
    readonly arranged: Arranged | null
    readonly corrections: Corrections | null
  }

export type Arranged = {
  readonly order: readonly Seat[]
  /** The next tiles of each stack by id, first the one that is drawn first. */
  readonly S: readonly string[]
  readonly A: readonly string[]
  readonly B: readonly string[]
  readonly C: readonly string[]
  readonly D: readonly string[]
  /** GM2-14: tiles of stack D above The End; one number, or none. Within its bounds, and not in the introductory game. */
  readonly end: readonly number[]
  readonly die: readonly number[]
} & ModulesArranged
