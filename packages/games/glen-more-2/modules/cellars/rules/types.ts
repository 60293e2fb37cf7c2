import type { Seat } from '@bothy/kernel'
import type { Goods } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'
import type { Reason } from '../../../rules/reason-types.ts'
import type { CaskSpace, CellarId, SaleSpace } from '../data/index.ts'
import type { CellarsReason } from './reason-types.ts'

export type CellarsShown = {
  readonly cellars: number
  readonly zero: number
  readonly filled: readonly CaskSpace[]
  readonly worth: number
  /** GM2-C3-5: null if there is none. `reason`: why it cannot be bought now. */
  readonly next: {
    readonly cellar: CellarId
    readonly goods: Goods
    readonly coins: number
    readonly reason: Reason | null
  } | null
}

export type SaleShown = {
  readonly tile: TileId
  readonly seat: Seat | null
  readonly bonus: boolean
  readonly bonusVp: number
  readonly right: number
  readonly spaces: number
}

export type CellarsModuleTypes = {
  state: {
    /** By seat: number of cellars, and the spaces with a cask as bits, the leftmost first. The other `casks` are in the 0 area. */
    owned: number[]
    filled: number[]
    /** By sale: casks on the bonus space and on the right-hand spaces. */
    bonus: number[]
    right: number[]
  }
  view: {
    readonly values: readonly number[]
    readonly players: readonly CellarsShown[]
    readonly sales: readonly SaleShown[]
    readonly ageing: { readonly left: number; readonly must: boolean } | null
    readonly selling: {
      readonly tile: TileId
      readonly spaces: readonly SaleSpace[]
      readonly must: boolean
    } | null
  }
  frame:
    /** GM2-C3-2: `left` casks are paid; the seat says which. */
    | { readonly kind: 'payCask'; readonly seat: Seat; readonly left: number }
    /** GM2-C3-3: `left` more steps. `must`: the tile was activated for this step. */
    | { readonly kind: 'ageCask'; readonly seat: Seat; readonly left: number; readonly must: boolean }
    /** GM2-C3-6: `must`: the piece has entered the tile and nothing is sold yet. */
    | {
        readonly kind: 'sellCask'
        readonly seat: Seat
        readonly tile: TileId
        readonly spaces: readonly SaleSpace[]
        readonly must: boolean
      }
  action:
    | { readonly type: 'payCask'; readonly space: CaskSpace }
    | { readonly type: 'ageCask'; readonly space: CaskSpace }
    | { readonly type: 'sellCask'; readonly space: CaskSpace; readonly onto: SaleSpace }
    | { readonly type: 'buyCellar'; readonly cellar: CellarId }
  event:
    | { readonly type: 'caskStored'; readonly seat: Seat; readonly space: CaskSpace }
    | { readonly type: 'caskTaken'; readonly seat: Seat; readonly space: CaskSpace }
    | { readonly type: 'caskAged'; readonly seat: Seat; readonly from: CaskSpace; readonly to: CaskSpace }
    | { readonly type: 'cellarBought'; readonly seat: Seat; readonly cellar: CellarId }
    | {
        readonly type: 'caskSold'
        readonly seat: Seat
        readonly tile: TileId
        readonly space: CaskSpace
        readonly onto: SaleSpace
        readonly vp: number
      }
    | { readonly type: 'saleClosed'; readonly tile: TileId; readonly casks: number }
  reason: CellarsReason
  source: 'sale'
  arranged: never
}
