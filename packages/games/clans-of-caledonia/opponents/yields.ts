import type { Seat } from '@bothy/kernel'
import { contentOf } from '../rules/content.ts'
import { GOOD_KINDS, goodId } from '../data/goods.ts'
import type { State } from '../rules/types.ts'
import { BAKERY, CLAN, COW, DAIRY, DISTILLERY, FIELD, SHEEP, unitsOf } from '../rules/topics/board.ts'
import { BREAD, CHEESE, GRAIN, MILK, WHISKY } from '../rules/topics/production.ts'

const WOOL = goodId('wool')

/** Filled anew by each `produce`; money is without the workers' income. */
export const yielded = { goods: new Float64Array(GOOD_KINDS), money: 0 }

/** COC-66: everything is processed that can be; `stock` is not changed. */
export function produce(s: State, seat: Seat, stock: ArrayLike<number> | null, at: number): typeof yielded {
  const { units, clans } = contentOf(s)
  const { goods } = yielded
  for (let good = 0; good < GOOD_KINDS; good++) goods[good] = stock === null ? 0 : stock[at + good]
  goods[WOOL] += unitsOf(s, seat, SHEEP) * units.yield.sheep
  goods[GRAIN] += unitsOf(s, seat, FIELD) * units.yield.field
  goods[MILK] += unitsOf(s, seat, COW) * units.yield.cow
  const whisky = Math.min(goods[GRAIN], unitsOf(s, seat, DISTILLERY))
  const bread = Math.min(goods[GRAIN] - whisky, unitsOf(s, seat, BAKERY))
  const cheese = Math.min(goods[MILK], unitsOf(s, seat, DAIRY))
  goods[GRAIN] -= whisky + bread
  goods[MILK] -= cheese
  goods[BREAD] += bread
  goods[CHEESE] += cheese
  goods[WHISKY] += whisky
  yielded.money = 0
  const clan = s.clan[seat]
  if (clan === CLAN.mackenzie) yielded.money += whisky * clans.mackenzie.whisky
  if (clan === CLAN.cunningham) {
    yielded.money += goods[MILK] * clans.cunningham.milk
    goods[MILK] = 0
  }
  return yielded
}
