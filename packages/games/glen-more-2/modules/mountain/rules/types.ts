import type { Seat } from '@bothy/kernel'
import type { Good, Goods } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'

export type MountainModuleTypes = {
  state: {
    coins: number
    goods: number[]
  }
  view: {
    readonly space: number
    /** Where it is in the line; null while it is out of reach (GM2-C2-2). */
    readonly position: number | null
    readonly coins: number
    readonly goods: Goods
    readonly seat: Seat | null
  }
  frame:
    | { readonly kind: 'toll'; readonly seat: Seat }
    | { readonly kind: 'unload'; readonly seat: Seat }
    | { readonly kind: 'leaveMountain'; readonly seat: Seat }
  action:
    | { readonly type: 'toll'; readonly good: Good | null; readonly tile: TileId | null }
    | { readonly type: 'unload'; readonly good: Good; readonly tile: TileId }
  event:
    /** Both null: a coin. */
    | { readonly type: 'tollPaid'; readonly seat: Seat; readonly good: Good | null; readonly tile: TileId | null }
    | { readonly type: 'mountainGrew'; readonly coins: number }
    | { readonly type: 'mountainCleared'; readonly seat: Seat; readonly coins: number; readonly goods: readonly Good[] }
    | { readonly type: 'mountainGoodsLost'; readonly seat: Seat; readonly goods: readonly Good[] }
  reason:
    | { readonly why: 'mountainOccupied'; readonly rule: 'GM2-C2-4' }
    | { readonly why: 'tollFirst'; readonly rule: 'GM2-C2-3' }
    | { readonly why: 'tollOwed'; readonly rule: 'GM2-C2-3' }
    | { readonly why: 'noCoin'; readonly rule: 'GM2-C2-3' }
    | { readonly why: 'toll'; readonly rule: 'GM2-C2-3' }
    | { readonly why: 'unload'; readonly rule: 'GM2-C2-4' }
  source: never
  arranged: never
}
