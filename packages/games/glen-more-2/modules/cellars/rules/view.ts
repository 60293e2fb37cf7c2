import type { Seat } from '@bothy/kernel'
import { contentOf } from '../../../rules/content.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import type { State } from '../../../rules/types.ts'
import { goodsShown } from '../../../rules/view-offers.ts'
import { SALE_TILES, ZERO_AREA } from '../data/index.ts'
import {
  cellarsOf,
  filledOf,
  nextCellar,
  rightSpaces,
  seatOnSale,
  valueOf,
  whyNotBuyCellar,
  zeroOf,
} from './queries.ts'
import type { CellarsModuleTypes, CellarsShown, SaleShown } from './types.ts'

/** GM2-C3-6: without bonus spaces. */
export const worthOf = (s: State, seat: Seat): number =>
  zeroOf(s, seat) * valueOf(s, ZERO_AREA) + filledOf(s, seat).reduce((sum, space) => sum + valueOf(s, space), 0)

function nextShown(s: State, seat: Seat): CellarsShown['next'] {
  const cellar = nextCellar(s, seat)
  if (cellar === null) return null
  const { goods, coins } = contentOf(s).cellars.costs[cellar]
  return { cellar, goods: goodsShown(goods), coins, reason: whyNotBuyCellar(s, seat, cellar) }
}

function saleShown(s: State, sale: number): SaleShown {
  const tile = SALE_TILES[sale]
  const { bonus, right } = cellarsOf(s)
  const seat = seatOnSale(s, tile)
  return {
    tile,
    seat: seat === NOBODY ? null : seat,
    bonus: bonus[sale] > 0,
    bonusVp: contentOf(s).cellars.sales[sale].bonusVp,
    right: right[sale],
    spaces: rightSpaces(s, tile),
  }
}

export function view(s: State): CellarsModuleTypes['view'] {
  const f = s.stack.at(-1)
  return {
    values: contentOf(s).cellars.values.slice(),
    players: s.coins.map((_, seat) => ({
      cellars: cellarsOf(s).owned[seat],
      zero: zeroOf(s, seat),
      filled: filledOf(s, seat),
      worth: worthOf(s, seat),
      next: nextShown(s, seat),
    })),
    sales: SALE_TILES.flatMap((tile, sale) => (s.rondel.includes(tile) ? [saleShown(s, sale)] : [])),
    ageing: f?.kind === 'ageCask' ? { left: f.left, must: f.must } : null,
    selling: f?.kind === 'sellCask' ? { tile: f.tile, spaces: f.spaces.slice(), must: f.must } : null,
  }
}
