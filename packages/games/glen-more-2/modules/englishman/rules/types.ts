import type { Seat } from '@bothy/kernel'
import type { TileId } from '../../../data/tiles.ts'
import type { Offer, Yield } from '../../../rules/offer-types.ts'
import type { Reason } from '../../../rules/reason-types.ts'
import type { Errand } from '../data/index.ts'
import type { EnglishmanReason } from './reason-types.ts'

/** A tile ahead of the Englishman, while he is to be moved: what it would be to use him there, and why it cannot be discarded. */
export type ErrandShown = Offer & { readonly discard: Reason | null }

export type EnglishmanModuleTypes = {
  state: {
    /** GM2-C4-2: who holds the England token; `NOBODY` at first. */
    holder: Seat
    /** Occupied fields of the England row. */
    row: number
  }
  view: {
    readonly holder: Seat | null
    readonly row: number
    /** Coins for using him, null where the row is full; and coins for a discard. */
    readonly price: number | null
    readonly reward: number
    /** Where he stands, null once he has left (GM2-C4-7). */
    readonly position: number | null
    readonly errands: readonly ErrandShown[]
    /** While he is to be moved: what the holder's tiles and those ahead of him could give. */
    readonly yields: readonly Yield[]
  }
  frame:
    /** GM2-C4-3: he is rear-most: is there anybody to move him, and a tile for him? */
    | { readonly kind: 'englishman'; readonly seat: Seat }
    | { readonly kind: 'send'; readonly seat: Seat }
    | { readonly kind: 'englandReward'; readonly seat: Seat }
    /** GM2-C6-11: with which tile he changes places. */
    | { readonly kind: 'swap'; readonly seat: Seat }
  action:
    /** `send A6 use`, `send A6 discard`, `send END finish`. */
    | { readonly type: 'send'; readonly tile: TileId; readonly errand: Errand }
    /** `swap A6`. */
    | { readonly type: 'swap'; readonly tile: TileId }
  event:
    | { readonly type: 'englishmanCame'; readonly position: number }
    /** GM2-C4-2. `from`: who held it. */
    | { readonly type: 'englandTokenTaken'; readonly seat: Seat; readonly from: Seat | null }
    /** GM2-C4-3: what is due for using him lies on the England row. */
    | { readonly type: 'englandRowFilled'; readonly seat: Seat; readonly coins: number }
    | { readonly type: 'englandRowTaken'; readonly seat: Seat; readonly coins: number }
    | {
        readonly type: 'englishmanDiscarded'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly tile: TileId
      }
    /** GM2-C4-7: onto The End. */
    | { readonly type: 'englishmanFinished'; readonly seat: Seat; readonly from: number; readonly to: number }
    /** GM2-C4-7: the holder has finished. */
    | { readonly type: 'englishmanLeft'; readonly seat: Seat }
    /** GM2-C4-8: no tile was open to him. */
    | { readonly type: 'englishmanWandered'; readonly from: number; readonly to: number }
    /** GM2-C6-11: `from` and `to` are his places, `tile` is where he was. */
    | {
        readonly type: 'englishmanSwapped'
        readonly seat: Seat
        readonly from: number
        readonly to: number
        readonly tile: TileId
      }
  reason: EnglishmanReason
  source: never
  arranged: never
}
