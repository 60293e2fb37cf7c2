import type { Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { mapOf } from '../rules/content.ts'
import { HEXES } from '../data/grid.ts'
import { ROUNDS } from '../data/limits.ts'
import { SCORING_TILES } from '../data/scoring-tiles.ts'
import { type UnitId, unitId, UNIT_KINDS } from '../data/units.ts'
import { EMPTY_SPACE, ownerOf } from '../rules/topics/board.ts'
import { siteDiscount } from '../rules/topics/cost.ts'
import { goodsNearby } from '../rules/topics/expand.ts'
import { isExpensive } from '../rules/topics/scoring.ts'
import type { Action, State } from '../rules/types.ts'
import { moneyRate, roundOf } from './rates.ts'

const SPACES_EACH = 2

const SETTLEMENT: readonly number[] = [1, 1, 1.1, 1.3, 1.5, 1.6]
const OPENED: readonly number[] = [0.25, 0.25, 0.2, 0.1, 0.05, 0]
const NEARBY: readonly number[] = [0.3, 0.3, 0.3, 0.5, 0.8, 0.8]

function siteWorth(s: State, seat: Seat, hex: Hex, free: boolean): number {
  const map = mapOf(s)
  const round = roundOf(s)
  const { needs } = map
  const level = s.shipping[seat]
  let joined = false
  let linked = false
  for (let own = 0; own < HEXES; own++) {
    if (ownerOf(s.spaces[own]) !== seat) continue
    const need = needs[own * HEXES + hex]
    if (need === 0) joined = true
    else if (need <= level) linked = true
  }
  let worth = -moneyRate(round + 1) * Math.max(-2, (free ? 0 : map.cost[hex]) - siteDiscount(s, seat, hex))
  if (linked && !joined) worth += SETTLEMENT[round]
  const goods = goodsNearby(s, seat, hex)
  if (goods !== 0) worth += NEARBY[round] * (goods >= 8 ? 1.5 : 1)
  for (let later = round; later <= s.scoring.length && later <= ROUNDS; later++) {
    const tile = SCORING_TILES[s.scoring[later - 1]]
    if (tile === 'border' && map.isBorder[hex]) worth += 1.5
    else if (tile === 'expensiveLand' && isExpensive(s, hex)) worth += 2
  }
  if (OPENED[round] > 0)
    for (const to of map.reach[level][hex])
      if (s.spaces[to] === EMPTY_SPACE && map.cost[to] <= 3) worth += OPENED[round] * moneyRate(round + 1)
  return worth
}

const known = new Float64Array(HEXES)
const best = Array.from({ length: UNIT_KINDS }, (): { a: Action; worth: number }[] => [])

type Placing = Extract<Action, { type: 'expand' | 'place' }>
export const isPlacing = (a: Action): a is Placing => a.type === 'expand' || a.type === 'place'

export function bestSites(
  s: State,
  seat: Seat,
  legal: readonly Action[],
  free: boolean,
  out: Action[],
  each = SPACES_EACH,
): void {
  known.fill(Number.NaN)
  for (const list of best) list.length = 0
  for (const a of legal) {
    if (!isPlacing(a)) continue
    if (a.hex === null || a.unit === null) {
      out.push(a)
      continue
    }
    if (Number.isNaN(known[a.hex])) known[a.hex] = siteWorth(s, seat, a.hex, free)
    keep(best[unitId(a.unit)], a, known[a.hex], each)
  }
  for (let unit: UnitId = 0; unit < UNIT_KINDS; unit++) for (const { a } of best[unit]) out.push(a)
}

function keep(list: { a: Action; worth: number }[], a: Action, worth: number, most: number): void {
  if (list.length === most && worth <= list[most - 1].worth) return
  if (list.length === most) list.pop()
  let at = list.length
  while (at > 0 && list[at - 1].worth < worth) at--
  list.splice(at, 0, { a, worth })
}
