import type { Seat } from '@bothy/kernel'
import { contentOf, mapOf } from '../rules/content.ts'
import { GOOD_KINDS } from '../data/goods.ts'
import { HEX_WORDS, lowestHex } from '../data/hex-sets.ts'
import { ROUNDS } from '../data/limits.ts'
import { REACH_WORDS } from '../data/map.ts'
import { SCORING_TILES } from '../data/scoring-tiles.ts'
import {
  CLAN,
  COW,
  DAIRY,
  BAKERY,
  DISTILLERY,
  EMPTY_SPACE,
  FIELD,
  FISHERMAN,
  MINER,
  SHEEP,
  unitsOf,
  WOODCUTTER,
} from '../rules/topics/board.ts'
import { barrelsOf, gloryBy } from '../rules/topics/scoring.ts'
import { settlementCount } from '../rules/topics/settlements.ts'
import { GRAIN, workersIncome } from '../rules/topics/production.ts'
import { scores } from '../rules/tally.ts'
import type { State } from '../rules/types.ts'
import { GRASSLAND, WORKER_LAND } from '../data/land.ts'
import { holdWorth, MEAT, planWorth } from './contract-plans.ts'
import { goodRate, incomeRate, moneyRate, roundOf } from './rates.ts'
import { exportsWorth, importPrices, importsOf, settlementsWorth } from './standing.ts'
import { produce } from './yields.ts'

export const AT = {
  scored: 0,
  cash: 1,
  income: 2,
  goods: 3,
  production: 4,
  tileNow: 5,
  tilesLater: 6,
  exports: 7,
  settlements: 8,
  land: 9,
  meat: 10,
  merchants: 11,
  plans: 12,
  held: 13,
} as const

/** `place`: number of seats that have passed before. */
const passMoneyAt = (s: State, place: number): number => {
  const { exportBoard, solo } = contentOf(s)
  return s.seats === 1 ? solo.passMoney : exportBoard.passMoney[place]
}

function hasProduced(s: State, seat: Seat): boolean {
  const top = s.stack.at(-1)
  if (top?.kind !== 'process' && top?.kind !== 'milk' && top?.kind !== 'barrel') return false
  const own = s.order.indexOf(seat)
  const now = s.order.indexOf(top.seat)
  return own < now || (own === now && top.kind !== 'process')
}

/** A good beyond so many of its kind is worth less: the market and the contracts take few at a time. */
const MANY = 4
const SURPLUS = 0.7
function stockWorth(s: State, seat: Seat, goods: ArrayLike<number>, at: number): number {
  const round = roundOf(s)
  let sum = hopsGrain(s, seat, round, Math.min(goods[at + GRAIN], MANY))
  for (let good = 0; good < GOOD_KINDS; good++) {
    const n = goods[at + good]
    const few = round >= ROUNDS ? n : Math.min(n, MANY)
    sum += goodRate(round, good) * (few + SURPLUS * (n - few))
  }
  return sum
}

const hopsGrain = (s: State, seat: Seat, round: number, n: number): number =>
  s.clan[seat] === CLAN.macewen && round < ROUNDS ? HOPS_GRAIN * n * goodRate(round, GRAIN) : 0
const HOPS_GRAIN = 0.4

export function weigh(s: State, seat: Seat, place: number, out: Float64Array): void {
  out.fill(0)
  if (s.ranks !== null) {
    out[AT.scored] = scores(s)[seat]
    return
  }
  const round = roundOf(s)
  const produced = hasProduced(s, seat)
  const passed = produced || s.passed.includes(seat)
  const income = workersIncome(s, seat)
  const at = seat * GOOD_KINDS
  out[AT.scored] = s.glory[seat] - s.bid[seat] + importsOf(s, seat, importPrices(s))
  let cash = s.money[seat] + (passed ? 0 : passMoneyAt(s, place))
  if (!produced) cash += income
  const made = produced ? null : produce(s, seat, s.goods, at)
  if (made !== null) cash += made.money
  const barrels = barrelsOf(s, seat)
  out[AT.cash] = moneyRate(round + 1) * (cash + barrelMoney(s, seat))
  out[AT.income] = income * incomeRate(round)
  out[AT.goods] =
    (made === null ? stockWorth(s, seat, s.goods, at) : stockWorth(s, seat, made.goods, 0)) +
    barrels * goodRate(round, 5)
  out[AT.tileNow] = tileWorth(s, seat, round, made === null ? null : made.goods)
  out[AT.held] = made === null ? 0 : holdWorth(s, seat, made.goods, cash)
  out[AT.exports] = exportsWorth(s, seat, s.fulfilled[seat].length)
  out[AT.settlements] = settlementsWorth(s, seat, settlementCount(s, seat))
  if (!passed) out[AT.plans] = Math.max(0, planWorth(s, seat) - out[AT.held])
  if (round < ROUNDS) {
    later(s, seat, round, out)
    out[AT.land] = -landCost(s, seat, round) * moneyRate(round + 1)
    out[AT.meat] = MEAT[round] * (meatAnimals(unitsOf(s, seat, COW)) + meatAnimals(unitsOf(s, seat, SHEEP)))
    out[AT.merchants] = merchantsWorth(s, seat, round)
  }
}

const meatAnimals = (n: number): number => Math.min(n, 2) + 0.6 * Math.max(0, n - 2)

function barrelMoney(s: State, seat: Seat): number {
  if (s.cellar === 0 || s.clan[seat] !== CLAN.mackenzie) return 0
  const { cellar } = contentOf(s).clans.mackenzie
  const moves = ROUNDS - roundOf(s)
  let sum = 0
  for (let spot = 0; spot < cellar.length; spot++)
    if ((s.cellar & (1 << spot)) !== 0) sum += cellar[Math.min(cellar.length - 1, spot + moves)]
  return sum
}

function tileWorth(s: State, seat: Seat, round: number, goods: Float64Array | null): number {
  if (s.scoring.length === 0) return 0
  const tile = SCORING_TILES[s.scoring[round - 1]]
  if (goods !== null && tile === 'basicGoods') return goods[0] + goods[1] + goods[2]
  if (goods !== null && tile === 'processedGoods')
    return 1.5 * (goods[3] + goods[4] + goods[5] + barrelsOf(s, seat)) - 0.3
  return gloryBy(s, seat, tile)
}

const LASTING = 0.9
const STOCKED = 1.2

function later(s: State, seat: Seat, round: number, out: Float64Array): void {
  const { goods, money } = produce(s, seat, null, 0)
  const grainless =
    Math.max(0, unitsOf(s, seat, BAKERY) + unitsOf(s, seat, DISTILLERY) - 2 * unitsOf(s, seat, FIELD)) +
    Math.max(0, unitsOf(s, seat, DAIRY) - unitsOf(s, seat, COW))
  const hopsMost = contentOf(s).clans.macewen.most
  let production = 0
  let tiles = 0
  for (let next = round + 1; next <= ROUNDS; next++) {
    for (let good = 0; good < GOOD_KINDS; good++) production += goods[good] * goodRate(next, good)
    production += money * moneyRate(next + 1) + hopsGrain(s, seat, next, Math.min(goods[GRAIN], hopsMost))
    // A factory without supply can still be fed from the market.
    production += 0.5 * grainless * Math.max(0, goodRate(next, 3) - 5.5 * moneyRate(next))
    if (s.scoring.length === 0) continue
    const tile = SCORING_TILES[s.scoring[next - 1]]
    if (tile === 'basicGoods') tiles += STOCKED * (goods[0] + goods[1] + goods[2])
    else if (tile === 'processedGoods') tiles += STOCKED * 1.5 * (goods[3] + goods[4] + goods[5])
    else tiles += LASTING * gloryBy(s, seat, tile)
  }
  out[AT.production] = production
  out[AT.tilesLater] = tiles
}

const MORE_WORKERS: readonly number[] = [4, 4, 3, 1, 0, 0]
const MORE_GRASS: readonly number[] = [6, 6, 6, 5, 3, 0]
const ENOUGH_WORKERS = 8
const NO_SITE = 8
const COSTS = 7
const grass = new Int32Array(COSTS)
const rough = new Int32Array(COSTS)

function landCost(s: State, seat: Seat, round: number): number {
  const map = mapOf(s)
  grass.fill(0)
  rough.fill(0)
  const isRobertson = s.clan[seat] === CLAN.robertson
  for (let word = 0; word < HEX_WORDS; word++)
    for (let left = s.reach[seat * REACH_WORDS + word]; left !== 0; left &= left - 1) {
      const hex = lowestHex(word, left)
      if (s.spaces[hex] !== EMPTY_SPACE) continue
      const bits = map.terrain[hex]
      if (bits === 0) continue
      const cost = isRobertson && map.isDelta[hex] ? Math.max(0, map.cost[hex] - 2) : map.cost[hex]
      if ((bits & GRASSLAND) !== 0) grass[cost]++
      if ((bits & WORKER_LAND) !== 0) rough[cost]++
    }
  const workers = unitsOf(s, seat, WOODCUTTER) + unitsOf(s, seat, MINER) + unitsOf(s, seat, FISHERMAN)
  return (
    cheapest(rough, Math.max(0, Math.min(MORE_WORKERS[round], ENOUGH_WORKERS - workers))) +
    cheapest(grass, MORE_GRASS[round])
  )
}

function cheapest(counts: Int32Array, wanted: number): number {
  let sum = 0
  let left = wanted
  for (let cost = 0; cost < COSTS && left > 0; cost++) {
    const n = Math.min(left, counts[cost])
    sum += n * cost
    left -= n
  }
  return sum + left * NO_SITE
}

/** By number of merchants beyond the first: worth of one more. */
const MERCHANT: readonly number[] = [1, 0.9, 0.7, 0.5, 0.3, 0.15, 0.1]
const TRADES: readonly number[] = [2.4, 2.4, 1.9, 1.5, 0.9, 0]
function merchantsWorth(s: State, seat: Seat, round: number): number {
  let n = s.merchants[seat]
  for (let good = 0; good < GOOD_KINDS; good++) n += Math.abs(s.market[seat * GOOD_KINDS + good])
  let sum = 0
  for (let i = 0; i < n; i++) sum += MERCHANT[Math.min(i, MERCHANT.length - 1)]
  return sum * TRADES[round] * 0.45
}
