import type { Seat } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import { TILE_COUNT, type TileId } from '../../../data/tiles.ts'
import { on } from '../../../rules/hooks.ts'
import { tooFewCoins } from '../../../rules/reasons.ts'
import { canExchange, whyNotExchange } from '../../../rules/topics/bill.ts'
import { NOBODY, stockOf } from '../../../rules/topics/territory.ts'
import type { Piece, Reason, State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import {
  type CaskSpace,
  CELLAR_COUNT,
  type CellarId,
  SALE_SPACES,
  SALE_TILES,
  type SaleSpace,
  SPACES_PER_CELLAR,
  ZERO_AREA,
} from '../data/index.ts'
import type { CellarsModuleTypes } from './types.ts'

export const cellarsOf = (s: State): CellarsModuleTypes['state'] => s.chronicles.cellars ?? absent('cellars')

const bitOf = (space: CaskSpace): number => 1 << (space - 1)
const isFilled = (s: State, seat: Seat, space: CaskSpace): boolean => (cellarsOf(s).filled[seat] & bitOf(space)) !== 0
export const setFilled = (s: State, seat: Seat, space: CaskSpace): void => {
  cellarsOf(s).filled[seat] |= bitOf(space)
}
export const setEmpty = (s: State, seat: Seat, space: CaskSpace): void => {
  cellarsOf(s).filled[seat] &= ~bitOf(space)
}

export const lastOf = (s: State, seat: Seat): CaskSpace => cellarsOf(s).owned[seat] * SPACES_PER_CELLAR

export function filledOf(s: State, seat: Seat): CaskSpace[] {
  const out: CaskSpace[] = []
  for (let space = 1; space <= lastOf(s, seat); space++) if (isFilled(s, seat, space)) out.push(space)
  return out
}

export const owedBy = (s: State, seat: Seat): number =>
  s.stack.reduce((sum, f) => sum + (f.kind === 'payCask' && f.seat === seat ? f.left : 0), 0)

/** GM2-C3-2: casks on no space are in the 0 area. `owed`: casks that are paid but not yet removed. */
export const zeroOf = (s: State, seat: Seat, owed = owedBy(s, seat)): number =>
  Math.max(0, s.casks[seat] + owed - filledOf(s, seat).length)

export const placesOf = (s: State, seat: Seat, owed = 0): CaskSpace[] => [
  ...(zeroOf(s, seat, owed) > 0 ? [ZERO_AREA] : []),
  ...filledOf(s, seat),
]

export const valueOf = (s: State, space: CaskSpace): number => contentOf(s).cellars.values[space]

export function spaceForNew(s: State, seat: Seat): CaskSpace {
  for (let space = 1; space <= SPACES_PER_CELLAR; space++) if (!isFilled(s, seat, space)) return space
  return ZERO_AREA
}

const NEXT_FILLED: Reason = { why: 'nextSpaceFilled', rule: 'GM2-C3-3' }
const LAST_SPACE: Reason = { why: 'lastSpace', rule: 'GM2-C3-3' }
const NOTHING_TO_AGE: Reason = { why: 'nothingToAge', rule: 'GM2-C3-3' }

/** GM2-C3-3. Asked only of a space with a cask. */
export function whyNotAgeFrom(s: State, seat: Seat, space: CaskSpace): Reason | null {
  if (space >= lastOf(s, seat)) return LAST_SPACE
  return isFilled(s, seat, space + 1) ? NEXT_FILLED : null
}

export const ageable = (s: State, seat: Seat): CaskSpace[] =>
  placesOf(s, seat).filter((space) => whyNotAgeFrom(s, seat, space) === null)

export const whyNotAge = (s: State, seat: Seat): Reason | null => (ageable(s, seat).length > 0 ? null : NOTHING_TO_AGE)

const CELLAR_ORDER: Reason = { why: 'cellarOrder', rule: 'GM2-C3-5' }

/** GM2-C3-5: in order, and payable now: anything to be sold for it is sold before. */
export function whyNotBuyCellar(s: State, seat: Seat, cellar: CellarId): Reason | null {
  if (cellar !== cellarsOf(s).owned[seat]) return CELLAR_ORDER
  const { goods, coins } = contentOf(s).cellars.costs[cellar]
  const reason = whyNotExchange(s, seat, goods, coins, stockOf(s, seat))
  return reason?.why === 'coins' ? tooFewCoins(reason.need, reason.has, 'GM2-50') : reason
}

export function canBuyCellar(s: State, seat: Seat, cellar: CellarId): boolean {
  const { goods, coins } = contentOf(s).cellars.costs[cellar]
  return canExchange(s, seat, goods, coins, stockOf(s, seat))
}

export const nextCellar = (s: State, seat: Seat): CellarId | null =>
  cellarsOf(s).owned[seat] < CELLAR_COUNT ? cellarsOf(s).owned[seat] : null

const IS_SALE = Array.from({ length: TILE_COUNT }, (_, tile) => SALE_TILES.includes(tile))
export const isSale = (tile: TileId): boolean => IS_SALE[tile]
export const rightSpaces = (s: State, tile: TileId): number =>
  contentOf(s).cellars.sales[SALE_TILES.indexOf(tile)].right[s.seats]

export function seatOnSale(s: State, tile: TileId): Seat {
  const space = s.rondel.indexOf(tile)
  if (space < 0) return NOBODY
  for (let seat = 0; seat < s.seats; seat++) if (s.at[seat] % s.rondel.length === space) return seat
  return NOBODY
}

const SALE_FULL: Reason = { why: 'saleFull', rule: 'GM2-C3-6' }
const FOR_VISITOR: Reason = { why: 'bonusForVisitor', rule: 'GM2-C3-6' }

/** GM2-C3-6: why no cask can be sold onto a space of a sale, on which the seat is or which it passes. */
export function whyNotOnto(s: State, seat: Seat, tile: TileId, onto: SaleSpace): Reason | null {
  const { bonus, right } = cellarsOf(s)
  const sale = SALE_TILES.indexOf(tile)
  if (onto === 'right') return right[sale] < rightSpaces(s, tile) ? null : SALE_FULL
  if (seatOnSale(s, tile) !== seat && !on(s).questions.isVisitor.some((ask) => ask(s, seat))) return FOR_VISITOR
  return bonus[sale] === 0 ? null : SALE_FULL
}

const isSaleFull = (s: State, tile: TileId): boolean => {
  const { bonus, right } = cellarsOf(s)
  const sale = SALE_TILES.indexOf(tile)
  return bonus[sale] > 0 && right[sale] >= rightSpaces(s, tile)
}

export const freeSpaces = (s: State, seat: Seat, tile: TileId): readonly SaleSpace[] =>
  SALE_SPACES.filter((onto) => whyNotOnto(s, seat, tile, onto) === null)

/** GM2-Q17: casks kept for the cost of the tile at the end of the way, or for a sale there (GM2-C3-6). */
function reserved(s: State): number {
  const due = s.stack.findLast((f) => f.kind === 'due')
  return due === undefined ? 0 : due.bill.casks + Number(isSale(due.tile))
}
export const canSpare = (s: State, seat: Seat, after = 0): boolean => s.casks[seat] - after > reserved(s)

const OCCUPIED: Reason = { why: 'saleOccupied', rule: 'GM2-C3-7' }
const NO_CASK_TO_SELL: Reason = { why: 'noCaskToSell', rule: 'GM2-C3-6' }

/** GM2-C3-6, GM2-C3-7: one piece, at least one cask to sell, and a space for it: passers may have filled all (GM2-C8-4). */
export function whyNotEnterSale(s: State, piece: Piece, tile: TileId): Reason | null {
  if (piece >= s.seats || !isSale(tile)) return null
  if (seatOnSale(s, tile) !== NOBODY) return OCCUPIED
  if (s.casks[piece] === 0) return NO_CASK_TO_SELL
  return isSaleFull(s, tile) ? SALE_FULL : null
}

export const mayEnterSale = (s: State, piece: Piece, tile: TileId): boolean => piece < s.seats && isSale(tile)

export const vpOfSale = (s: State, tile: TileId, space: CaskSpace, onto: SaleSpace): number =>
  valueOf(s, space) + (onto === 'bonus' ? contentOf(s).cellars.sales[SALE_TILES.indexOf(tile)].bonusVp : 0)
