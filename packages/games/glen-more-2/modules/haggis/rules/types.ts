import type { Seat, Secret } from '@bothy/kernel'
import type { HaggisValue } from '../data/index.ts'

/** Tokens never change, so states may share them. */
export type HaggisToken = {
  readonly value: HaggisValue
  /** GM2-C5-2: bits of the seats that know the value: its owner, and all if it was face up in the pool. */
  readonly seen: number
  /** Values that it cannot have, as bits: it stayed hidden when they were rolled. Known to all. */
  readonly not: number
  /** GM2-C5-4: turned up, while a haggis scoring lasts. */
  readonly up: boolean
}

export type HaggisTokenShown = {
  readonly value: HaggisValue | null
  readonly up: boolean
  readonly maybe: readonly HaggisValue[]
}

export type HaggisModuleTypes = {
  state: {
    /** GM2-C5-1: face up in the pool. */
    up: HaggisValue[]
    /** Number of face-down tokens of each value: they have no order, and one is drawn when it is needed. */
    pool: Secret<number[]>
    /** By seat, in the order in which they came. */
    tables: Secret<HaggisToken[][]>
    /** Of the current haggis scoring; null between scorings. */
    rolls: number[] | null
    feasts: number
    /** The last one comes next. */
    arranged: Secret<{ readonly tokens: HaggisValue[]; readonly rolls: number[] }>
  }
  view: {
    readonly up: readonly HaggisValue[]
    readonly hidden: number
    readonly tables: readonly {
      readonly tokens: readonly HaggisTokenShown[]
      readonly vp: number
    }[]
    readonly places: number
    readonly turnedUp: number
    readonly casks: number
    readonly rolls: readonly number[] | null
    readonly feasts: number
    /** Expected VP of the next haggis scoring without private rolls, in hundredths; null for onlookers and while one lasts. */
    readonly hope: number | null
  }
  frame:
    /** GM2-C5-2: `left` includes this token. */
    | { readonly kind: 'haggis'; readonly seat: Seat; readonly left: number }
    | { readonly kind: 'putBack'; readonly seat: Seat; readonly left: number }
    /** GM2-C5-5: `left` are the seats asked after this one. */
    | { readonly kind: 'privateRoll'; readonly seat: Seat; readonly left: readonly Seat[] }
    /** GM2-C5-4: steps for the common rolls that are left, and for the tokens that the last one turns up. */
    | { readonly kind: 'commonRolls'; readonly seat: Seat; readonly left: number }
    | { readonly kind: 'commonTurn'; readonly seat: Seat }
    | { readonly kind: 'rolling'; readonly seat: Seat; readonly left: readonly Seat[] }
  action:
    | { readonly type: 'haggis'; readonly value: HaggisValue | null }
    | { readonly type: 'putBack'; readonly place: number }
    | { readonly type: 'roll' }
  event:
    | { readonly type: 'haggisDealt'; readonly values: readonly HaggisValue[] }
    | { readonly type: 'haggisTaken'; readonly seat: Seat; readonly value: HaggisValue }
    /** `value` is told to its seat alone. */
    | { readonly type: 'haggisDrawn'; readonly seat: Seat; readonly value: HaggisValue | null }
    /** `value` is told to seats that have seen it. */
    | {
        readonly type: 'haggisPutBack'
        readonly seat: Seat
        readonly place: number
        readonly value: HaggisValue | null
        readonly seen: number
      }
    | { readonly type: 'haggisTurnedUp'; readonly values: readonly HaggisValue[] }
    /** `seat`: of a private roll. `up`: seats that turned up a token; `places`: which one of each table. */
    | {
        readonly type: 'haggisRolled'
        readonly seat: Seat | null
        readonly roll: number
        readonly up: readonly Seat[]
        readonly places: readonly number[]
      }
    | {
        readonly type: 'haggisScored'
        readonly values: readonly (readonly HaggisValue[])[]
        readonly vp: readonly number[]
      }
  reason:
    | { readonly why: 'noHaggis'; readonly rule: 'GM2-C5-2' }
    | { readonly why: 'noneHidden'; readonly rule: 'GM2-C5-2' }
    | { readonly why: 'newToken'; readonly rule: 'GM2-C5-2' }
    | { readonly why: 'haggis'; readonly rule: 'GM2-C5-2' }
    | { readonly why: 'feast'; readonly rule: 'GM2-C5-5' }
  source: 'haggis'
  arranged: { readonly tokens: readonly HaggisValue[]; readonly rolls: readonly number[] }
}
