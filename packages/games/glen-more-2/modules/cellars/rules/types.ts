import type { Seat } from '@bothy/kernel'
import type { Goods } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'
import type { Reason } from '../../../rules/reason-types.ts'
import type { CaskSpace, CellarId, SaleSpace } from '../data/index.ts'
import type { CellarsReason } from './reason-types.ts'

export type CellarsShown = {
  readonly cellars: number
  /** Casks in the 0 area. */
  readonly zero: number
  /** Spaces of these cellars that hold a cask, from left to right. */
  readonly filled: readonly CaskSpace[]
  /** VP if all were sold. */
  readonly worth: number
  /** GM2-C3-5: the next one; null if there is none. `reason`: why it cannot be bought as things are. */
  readonly next: {
    readonly cellar: CellarId
    readonly goods: Goods
    readonly coins: number
    readonly reason: Reason | null
  } | null
}

/** GM2-C3-6: a sale on the rondel. */
export type SaleShown = {
  readonly tile: TileId
  /** Seat of the piece on it. */
  readonly seat: Seat | null
  readonly bonus: boolean
  readonly bonusVp: number
  /** Right-hand spaces with a cask, and all of them. */
  readonly right: number
  readonly spaces: number
}

export type CellarsModuleTypes = {
  state: {
    /** By seat: how many cellars, and the spaces with a cask as bits, the leftmost first. The rest of `casks` is in the 0 area. */
    owned: number[]
    filled: number[]
    /** By sale: casks on the bonus space and on the right-hand spaces. */
    bonus: number[]
    right: number[]
  }
  view: {
    /** By space, the 0 area first. */
    readonly values: readonly number[]
    readonly players: readonly CellarsShown[]
    readonly sales: readonly SaleShown[]
    /** While casks are aged: so many more steps; and whether that can be left. */
    readonly ageing: { readonly left: number; readonly must: boolean } | null
    /** While a cask is to be sold: where it can go; and whether that can be left. */
    readonly selling: {
      readonly tile: TileId
      readonly spaces: readonly SaleSpace[]
      readonly must: boolean
    } | null
  }
  frame:
    /** GM2-C3-2: `left` casks are paid; which ones? */
    | { readonly kind: 'payCask'; readonly seat: Seat; readonly left: number }
    /** GM2-C3-3: `left` more steps. `must`: the tile was activated for this one. */
    | { readonly kind: 'ageCask'; readonly seat: Seat; readonly left: number; readonly must: boolean }
    /** GM2-C3-6: onto these spaces of the tile. `must`: the piece has entered it and nothing is sold yet. */
    | {
        readonly kind: 'sellCask'
        readonly seat: Seat
        readonly tile: TileId
        readonly spaces: readonly SaleSpace[]
        readonly must: boolean
      }
  action:
    /** `payCask 3`; 0 is the 0 area. */
    | { readonly type: 'payCask'; readonly space: CaskSpace }
    /** `ageCask 3`: one space to the right. */
    | { readonly type: 'ageCask'; readonly space: CaskSpace }
    /** `sellCask 3 right`. */
    | { readonly type: 'sellCask'; readonly space: CaskSpace; readonly onto: SaleSpace }
    /** GM2-C3-5, `buyCellar second`. */
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
    /** GM2-C3-7: with so many casks. */
    | { readonly type: 'saleClosed'; readonly tile: TileId; readonly casks: number }
  reason: CellarsReason
  source: 'sale'
  arranged: never
}
