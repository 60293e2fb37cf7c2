import type { Seat } from '@bothy/kernel'
import type { Good, Goods } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'

export type MountainModuleTypes = {
  state: {
    /** Resources by kind. Its place is in the rondel. */
    coins: number
    goods: number[]
  }
  view: {
    /** The first of its two spaces. */
    readonly space: number
    /** Where it is in the line; null while it is out of reach (GM2-C2-2). */
    readonly position: number | null
    readonly coins: number
    readonly goods: Goods
    /** Seat of the piece on it. */
    readonly seat: Seat | null
  }
  frame:
    /** GM2-C2-3: the seat has passed. */
    | { readonly kind: 'toll'; readonly seat: Seat }
    /** GM2-C2-4: the coins are taken, resources are left to be put on tiles. */
    | { readonly kind: 'unload'; readonly seat: Seat }
    /** GM2-C2-4: what is on it is taken, once others have acted there. A step. */
    | { readonly kind: 'leaveMountain'; readonly seat: Seat }
  action:
    /** `toll coin`; `toll wood S1`. */
    | { readonly type: 'toll'; readonly good: Good | null; readonly tile: TileId | null }
    /** `unload wood S1`: from the Mountain onto an own tile. */
    | { readonly type: 'unload'; readonly good: Good; readonly tile: TileId }
  event:
    /** Both null: a coin. */
    | { readonly type: 'tollPaid'; readonly seat: Seat; readonly good: Good | null; readonly tile: TileId | null }
    | { readonly type: 'mountainGrew'; readonly coins: number }
    | { readonly type: 'mountainCleared'; readonly seat: Seat; readonly coins: number; readonly goods: readonly Good[] }
    | { readonly type: 'mountainGoodsLost'; readonly seat: Seat; readonly goods: readonly Good[] }
  reason:
    | { readonly why: 'mountainOccupied'; readonly rule: 'GM2-C2-4' }
    /** The tile, or what it costs, could not be paid for after the toll. */
    | { readonly why: 'tollFirst'; readonly rule: 'GM2-C2-3' }
    /** The toll is needed for the tile. */
    | { readonly why: 'tollOwed'; readonly rule: 'GM2-C2-3' }
    | { readonly why: 'noCoin'; readonly rule: 'GM2-C2-3' }
    /** Nothing else while these are asked. */
    | { readonly why: 'toll'; readonly rule: 'GM2-C2-3' }
    | { readonly why: 'unload'; readonly rule: 'GM2-C2-4' }
  source: never
  arranged: never
}
