import { type Cost, costOf } from '../../../data/cost.ts'
import { type Goods, goodsIn, goodsOf } from '../../../data/goods.ts'
import { type Fault, fault, neverFalls } from '../../../data/law.ts'
import { MAX_SEATS, MIN_SEATS } from '../../../data/limits.ts'
import type { Origins } from '../../../data/sources.ts'
import { NO_TILE, type TileId, tileNamed } from '../../../data/tiles.ts'

const ids = (names: readonly string[]): readonly TileId[] => names.map((name) => tileNamed(name) ?? NO_TILE)

/** GM2-C3-1: distilleries of the base game, then the tiles that replace them or are added. */
export const REPLACED_TILES: readonly TileId[] = ids(['A8', 'B9', 'B10', 'C9', 'D9'])
export const DISTILLERIES: readonly TileId[] = ids(['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'])
export const SALES = ['V1', 'V2', 'V3'] as const
export type SaleName = (typeof SALES)[number]
export const SALE_TILES: readonly TileId[] = ids(SALES)

/** GM2-C3-5: each player has the first and buys the others in this order. */
export const CELLARS = ['first', 'second', 'third'] as const
export type CellarId = number
export const CELLAR_COUNT = CELLARS.length
export const FIRST_CELLARS = 1
export const SPACES_PER_CELLAR = 3

/** 0 for the 0 area, then the spaces of all cellars from left to right. */
export type CaskSpace = number
export const ZERO_AREA: CaskSpace = 0
export const LAST_SPACE: CaskSpace = CELLAR_COUNT * SPACES_PER_CELLAR
export const cellarOf = (space: CaskSpace): CellarId => Math.ceil(space / SPACES_PER_CELLAR) - 1

/** GM2-C3-6: `bonus` is only for the player who moves onto the tile. */
export const SALE_SPACES = ['bonus', 'right'] as const
export type SaleSpace = (typeof SALE_SPACES)[number]

type Seats = '2' | '3' | '4'
type CellarCost = Goods & { readonly coin: number }
type BoxSale = { readonly bonusVp: number; readonly right: { readonly [seats in Seats]: number } }
export type BoxCellars = {
  /** GM2-C3-2: VP of a cask in the 0 area. */
  readonly overflow: number
  readonly first: { readonly values: readonly number[] }
  readonly second: { readonly values: readonly number[]; readonly cost: CellarCost }
  readonly third: { readonly values: readonly number[]; readonly cost: CellarCost }
  /** GM2-C3-7: right-hand spaces by the number of players. */
  readonly sales: { readonly [name in SaleName]: BoxSale }
}

const A_SALE: BoxSale = { bonusVp: 0, right: { '2': 1, '3': 2, '4': 3 } }
export const BOX_CELLARS: BoxCellars = {
  overflow: 0,
  first: { values: [1, 2, 3] },
  second: { values: [4, 5, 6], cost: { ...goodsOf({ wood: 1, stone: 1 }), coin: 0 } },
  third: { values: [7, 8, 10], cost: { ...goodsOf({ wood: 1, stone: 1 }), coin: 2 } },
  sales: { V1: A_SALE, V2: A_SALE, V3: A_SALE },
}

/** The French book gives the First Cellar in words; the others, and the spaces of the sales, are pictures. */
export const CELLARS_ORIGINS: Origins = {
  cellars: { provenance: 'rulebook', from: ['rulebook-fr'] },
  'cellars.second': { provenance: 'reconstructed', from: [] },
  'cellars.third': { provenance: 'reconstructed', from: [] },
  'cellars.sales': { provenance: 'reconstructed', from: [] },
}

export type CellarContent = {
  readonly values: readonly number[]
  readonly costs: readonly Cost[]
  readonly sales: readonly { readonly bonusVp: number; readonly right: readonly number[] }[]
}

const price = (cost: CellarCost): Cost => costOf({ ...cost, cask: 0, scotsman: 0 })
const FREE = price({ ...goodsOf({}), coin: 0 })

export const compileCellars = ({ overflow, first, second, third, sales }: BoxCellars): CellarContent => ({
  values: [overflow, ...first.values, ...second.values, ...third.values],
  costs: [FREE, price(second.cost), price(third.cost)],
  sales: SALES.map((name) => ({
    bonusVp: sales[name].bonusVp,
    right: bySeats(({ right }) => right, sales[name]),
  })),
})

const bySeats = (of: (sale: BoxSale) => BoxSale['right'], sale: BoxSale): readonly number[] =>
  Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
    seats < MIN_SEATS ? 0 : (Object.entries(of(sale)).find(([name]) => name === String(seats))?.[1] ?? 0),
  )

const MOST_RESOURCES = 5
const MOST_RIGHT = 9

export function brokenCellars({ cellars: box }: { readonly cellars: BoxCellars }): Fault | null {
  if (!neverFalls(compileCellars(box).values)) return fault('cellars', 'cellars')
  if ([box.second, box.third].some(({ cost }) => goodsIn(cost) > MOST_RESOURCES)) return fault('cellars', 'cellars')
  const areRight = SALES.every((name) => Object.values(box.sales[name].right).every((n) => n > 0 && n <= MOST_RIGHT))
  return areRight ? null : fault('cellars.sales', 'cellars')
}
