import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { GOOD_KINDS, goodId } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { SCORING_TILES } from '../data/scoring-tiles.ts'
import type { State } from '../types.ts'
import { BAKERY, CLAN, COW, DAIRY, DISTILLERY, FIELD, FISHERMAN, MINER, SHEEP, unitsOf, WOODCUTTER } from './board.ts'
import { goodsOf, priceNow } from './market.ts'
import { BASIC_EXCHANGE, moduleOf } from './ports.ts'

const WOOL = goodId('wool')
export const GRAIN = goodId('grain')
export const MILK = goodId('milk')
export const BREAD = goodId('bread')
export const CHEESE = goodId('cheese')
export const WHISKY = goodId('whisky')

/** COC-66, COC-35, COC-87: money of the workers. */
export function workersIncome(s: State, seat: Seat): number {
  const { units, clans } = contentOf(s)
  const woodcutters = unitsOf(s, seat, WOODCUTTER)
  const miners = unitsOf(s, seat, MINER)
  if (s.clan[seat] === CLAN.macdonald)
    return clans.macdonald.workerIncome * (woodcutters + miners + unitsOf(s, seat, FISHERMAN))
  const more = (technology: number): number =>
    (s.technology[seat] & (1 << technology)) === 0 ? 0 : units.technologyIncome
  return woodcutters * (units.income.woodcutter + more(0)) + miners * (units.income.miner + more(1))
}

/** A list to be copied: much cheaper than making one. */
const NOTHING_MADE: readonly number[] = Array.from({ length: GOOD_KINDS }, () => 0)

/** COC-66: basic goods made, by good. */
export function goodsMade(s: State, seat: Seat): number[] {
  const { yield: yields } = contentOf(s).units
  const made = NOTHING_MADE.slice()
  made[WOOL] = unitsOf(s, seat, SHEEP) * yields.sheep
  made[GRAIN] = unitsOf(s, seat, FIELD) * yields.field
  made[MILK] = unitsOf(s, seat, COW) * yields.cow
  return made
}

/** What is made of basic goods. */
export type Processing = { readonly bread: number; readonly cheese: number; readonly whisky: number }

/** COC-66: each factory once, from whatever is in stock (COC-67), and what will be by then. */
export function mostProcessed(s: State, seat: Seat, made: readonly number[] | null = null): Processing {
  const grain = goodsOf(s, seat, GRAIN) + (made?.[GRAIN] ?? 0)
  const milk = goodsOf(s, seat, MILK) + (made?.[MILK] ?? 0)
  return {
    bread: Math.min(grain, unitsOf(s, seat, BAKERY)),
    cheese: Math.min(milk, unitsOf(s, seat, DAIRY)),
    whisky: Math.min(grain, unitsOf(s, seat, DISTILLERY)),
  }
}

/** Can keeping grain or milk be worth something? For a clan, the tile of the round, a port tile, or at the market. */
function isWorthKeeping(s: State, seat: Seat, good: 'grain' | 'milk'): boolean {
  const isLast = s.round === ROUNDS
  if (good === 'milk' && s.clan[seat] === CLAN.cunningham) return true
  if (s.scoring.length > 0 && SCORING_TILES[s.scoring[s.round - 1]] === 'basicGoods') return true
  if (isLast) return false
  if (good === 'grain' && s.clan[seat] === CLAN.macewen) return true
  if (moduleOf(s, BASIC_EXCHANGE) >= 0) return true
  const price = priceNow(s, good === 'milk' ? MILK : GRAIN)
  return good === 'milk' ? price >= priceNow(s, CHEESE) : price >= Math.min(priceNow(s, BREAD), priceNow(s, WHISKY))
}

/** COC-66: is there a choice to be made? Otherwise everything is processed. */
export function isProcessingAChoice(s: State, seat: Seat, { bread, cheese, whisky }: Processing): boolean {
  if (bread + whisky > goodsOf(s, seat, GRAIN)) return true
  return (bread + whisky > 0 && isWorthKeeping(s, seat, 'grain')) || (cheese > 0 && isWorthKeeping(s, seat, 'milk'))
}
