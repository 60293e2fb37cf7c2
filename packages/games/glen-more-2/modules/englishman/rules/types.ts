import type { Seat } from '@bothy/kernel'
import type { TileId } from '../../../data/tiles.ts'
import type { Offer, Yield } from '../../../rules/offer-types.ts'
import type { Reason } from '../../../rules/reason-types.ts'
import type { Errand } from '../data/index.ts'
import type { EnglishmanReason } from './reason-types.ts'

export type ErrandShown = Offer & { readonly discard: Reason | null }

export type EnglishmanModuleTypes = {
  state: {
    /** GM2-C4-2: who holds the England token; `NOBODY` at first. */
    holder: Seat
    row: number
  }
  view: {
    readonly holder: Seat | null
    readonly row: number
    /** `price`: coins for using him, null where the row is full. `reward`: coins for a discard. */
    readonly price: number | null
    readonly reward: number
    /** Null once he has left (GM2-C4-7). */
    readonly position: number | null
    readonly errands: readonly ErrandShown[]
    readonly yields: readonly Yield[]
  }
  frame:
    /** GM2-C4-3: he is rear-most; looks for a holder and for a tile for him. */
    | { readonly kind: 'englishman'; readonly seat: Seat }
    | { readonly kind: 'send'; readonly seat: Seat }
    | { readonly kind: 'englandReward'; readonly seat: Seat }
    /** GM2-C6-11: with which tile he changes places. */
    | { readonly kind: 'swap'; readonly seat: Seat }
  action:
    | { readonly type: 'send'; readonly tile: TileId; readonly errand: Errand }
    | { readonly type: 'swap'; readonly tile: TileId }
  event:
    | { readonly type: 'englishmanCame'; readonly position: number }
    /** GM2-C4-2. `from`: the previous holder. */
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
    | { readonly type: 'englishmanFinished'; readonly seat: Seat; readonly from: number; readonly to: number }
    | { readonly type: 'englishmanLeft'; readonly seat: Seat }
    | { readonly type: 'englishmanWandered'; readonly from: number; readonly to: number }
    /** GM2-C6-11: `from` and `to` are his places; `tile` is where he was. */
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
