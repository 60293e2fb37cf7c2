import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { GOOD_KINDS, goodId, type GoodId } from '../../data/goods.ts'
import { ROUNDS } from '../../data/limits.ts'
import type { PortTileId } from '../../data/port-tiles.ts'
import { SCORING_TILES } from '../../data/scoring-tiles.ts'
import type { Worker } from '../../data/units.ts'
import { REVISION } from '../revisions.ts'
import type { State } from '../types.ts'
import { BAKERY, CLAN, COW, DAIRY, DISTILLERY, FIELD, FISHERMAN, MINER, SHEEP, unitsOf, WOODCUTTER } from './board.ts'
import { goodsOf, priceNow } from './market.ts'
import { BASIC_EXCHANGE, COPY_PORT, moduleOf } from './ports.ts'

const WOOL = goodId('wool')
export const GRAIN = goodId('grain')
export const MILK = goodId('milk')
export const BREAD = goodId('bread')
export const CHEESE = goodId('cheese')
export const WHISKY = goodId('whisky')

/** COC-66, COC-35, COC-87: money of one worker of each kind; only MacDonald has fishermen. */
export function workerIncomes(s: State, seat: Seat): { readonly [W in Worker]: number } {
  const { units, clans } = contentOf(s)
  if (s.clan[seat] === CLAN.macdonald) {
    const each = clans.macdonald.workerIncome
    return { woodcutter: each, miner: each, fisherman: each }
  }
  const { income, technologyIncome } = units
  return {
    woodcutter: income.woodcutter + ((s.technology[seat] & 1) === 0 ? 0 : technologyIncome),
    miner: income.miner + ((s.technology[seat] & 2) === 0 ? 0 : technologyIncome),
    fisherman: 0,
  }
}

export function workersIncome(s: State, seat: Seat): number {
  const { woodcutter, miner, fisherman } = workerIncomes(s, seat)
  return (
    woodcutter * unitsOf(s, seat, WOODCUTTER) +
    miner * unitsOf(s, seat, MINER) +
    fisherman * unitsOf(s, seat, FISHERMAN)
  )
}

/** Copied, which is much cheaper than building a list. */
const NOTHING_MADE: readonly number[] = Array.from({ length: GOOD_KINDS }, () => 0)

export function goodsMade(s: State, seat: Seat): number[] {
  const { yield: yields } = contentOf(s).units
  const made = NOTHING_MADE.slice()
  made[WOOL] = unitsOf(s, seat, SHEEP) * yields.sheep
  made[GRAIN] = unitsOf(s, seat, FIELD) * yields.field
  made[MILK] = unitsOf(s, seat, COW) * yields.cow
  return made
}

export type Processing = { readonly bread: number; readonly cheese: number; readonly whisky: number }

export function mostProcessed(s: State, seat: Seat, made: readonly number[] | null = null): Processing {
  const grain = goodsOf(s, seat, GRAIN) + (made?.[GRAIN] ?? 0)
  const milk = goodsOf(s, seat, MILK) + (made?.[MILK] ?? 0)
  return {
    bread: Math.min(grain, unitsOf(s, seat, BAKERY)),
    cheese: Math.min(milk, unitsOf(s, seat, DAIRY)),
    whisky: Math.min(grain, unitsOf(s, seat, DISTILLERY)),
  }
}

const isBasicGoodsTileAhead = (s: State): boolean =>
  s.scoring.some((tile, i) => i >= s.round - 1 && SCORING_TILES[tile] === 'basicGoods')

function canStillExchange(s: State, seat: Seat): boolean {
  const isUnused = (tile: PortTileId): boolean => {
    const module = moduleOf(s, tile)
    return module >= 0 && (s.portsUsed[seat] & (1 << module)) === 0
  }
  return moduleOf(s, BASIC_EXCHANGE) >= 0 && (isUnused(BASIC_EXCHANGE) || isUnused(COPY_PORT))
}

/** Rule before `processingAsked`: the choice was asked only if keeping a basic good could be worth something. */
function isWorthKeeping(s: State, seat: Seat, good: GoodId, products: readonly GoodId[]): boolean {
  if (products.length === 0) return false
  if (good === MILK && s.clan[seat] === CLAN.cunningham) return true
  if (isBasicGoodsTileAhead(s)) return true
  if (s.round === ROUNDS) return false
  if (good === GRAIN && s.clan[seat] === CLAN.macewen) return true
  return canStillExchange(s, seat) || products.some((product) => priceNow(s, good) >= priceNow(s, product))
}

/** COC-66: is there a choice to be made? Any factory may stand idle. */
export function isProcessingAChoice(s: State, seat: Seat, most: Processing): boolean {
  const { bread, cheese, whisky } = most
  return s.revision >= REVISION.processingAsked ? bread + cheese + whisky > 0 : wasProcessingAChoice(s, seat, most)
}

function wasProcessingAChoice(s: State, seat: Seat, { bread, cheese, whisky }: Processing): boolean {
  if (bread + whisky > goodsOf(s, seat, GRAIN)) return true
  const ofGrain = [...(bread > 0 ? [BREAD] : []), ...(whisky > 0 ? [WHISKY] : [])]
  return isWorthKeeping(s, seat, GRAIN, ofGrain) || isWorthKeeping(s, seat, MILK, cheese > 0 ? [CHEESE] : [])
}
