import type { Seat, Secret } from '@bothy/kernel'
import type { HaggisValue } from '../data/index.ts'

/** On a serving table. Tokens never change, so states may share them. */
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
  /** Null: the viewer has not seen it. */
  readonly value: HaggisValue | null
  readonly up: boolean
  /** Its possible values, as all have seen. */
  readonly maybe: readonly HaggisValue[]
}

export type HaggisModuleTypes = {
  state: {
    /** GM2-C5-1: face up in the pool. */
    up: HaggisValue[]
    /** Face down: how many of each value. They have no order; one is drawn when it is needed. */
    pool: Secret<number[]>
    /** By seat, in the order in which they came. */
    tables: Secret<HaggisToken[][]>
    /** The common rolls of the haggis scoring that lasts; null between them. */
    rolls: number[] | null
    /** Haggis scorings done. */
    feasts: number
    /** Arranged tokens and rolls to come; the last one comes next. */
    arranged: Secret<{ readonly tokens: HaggisValue[]; readonly rolls: number[] }>
  }
  view: {
    readonly up: readonly HaggisValue[]
    /** Face down in the pool. */
    readonly hidden: number
    readonly tables: readonly {
      readonly tokens: readonly HaggisTokenShown[]
      /** GM2-C5-6: what the tokens that are turned up bring. */
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
    /** GM2-C5-2: which token; `left` with this one. */
    | { readonly kind: 'haggis'; readonly seat: Seat; readonly left: number }
    /** The table is full: which of the old ones goes back. */
    | { readonly kind: 'putBack'; readonly seat: Seat; readonly left: number }
    /** GM2-C5-5: a cask for a roll? `left`: who is asked after this seat. */
    | { readonly kind: 'privateRoll'; readonly seat: Seat; readonly left: readonly Seat[] }
    /** GM2-C5-4: steps: the common rolls that are left, and what the last one turns up. */
    | { readonly kind: 'commonRolls'; readonly seat: Seat; readonly left: number }
    | { readonly kind: 'commonTurn'; readonly seat: Seat }
    /** The cask is paid. */
    | { readonly kind: 'rolling'; readonly seat: Seat; readonly left: readonly Seat[] }
  action:
    /** `haggis 2`: one that is face up; `haggis hidden`. */
    | { readonly type: 'haggis'; readonly value: HaggisValue | null }
    /** `putBack 1`: the first of the table. */
    | { readonly type: 'putBack'; readonly place: number }
    /** GM2-C5-5: `roll`. */
    | { readonly type: 'roll' }
  event:
    | { readonly type: 'haggisDealt'; readonly values: readonly HaggisValue[] }
    /** One that was face up. */
    | { readonly type: 'haggisTaken'; readonly seat: Seat; readonly value: HaggisValue }
    /** `value` is told to its seat alone. */
    | { readonly type: 'haggisDrawn'; readonly seat: Seat; readonly value: HaggisValue | null }
    /** `value` is told to those who have seen it. */
    | {
        readonly type: 'haggisPutBack'
        readonly seat: Seat
        readonly place: number
        readonly value: HaggisValue | null
        readonly seen: number
      }
    /** In the pool. */
    | { readonly type: 'haggisTurnedUp'; readonly values: readonly HaggisValue[] }
    /** `seat`: a private roll. `up`: who turned up a token, and in `places` which one of each table. */
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
    /** Nothing else while these are asked. */
    | { readonly why: 'haggis'; readonly rule: 'GM2-C5-2' }
    | { readonly why: 'feast'; readonly rule: 'GM2-C5-5' }
  source: 'haggis'
  /** The first tokens that are turned up or drawn, and the first rolls. */
  arranged: { readonly tokens: readonly HaggisValue[]; readonly rolls: readonly number[] }
}
