import type { Seat } from '@bothy/kernel'
import { contentOf } from '../rules/content.ts'
import { RARE_IMPORTS } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { contractOf } from '../rules/topics/contracts.ts'
import { settlementCount } from '../rules/topics/settlements.ts'
import type { State } from '../rules/types.ts'
import { roundOf } from './rates.ts'

/** Worths that depend on other seats or on a scale. Before the last round a lead counts by how likely it is to last. */

const IMPORT_WIDTH: readonly number[] = [9, 9, 8, 6, 4, 0]

/** VP of an import, in the order of `RARE_IMPORTS`. Filled anew by each call. */
const prices = new Float64Array(RARE_IMPORTS.length)
export function importPrices(s: State): Float64Array {
  const { finalScoring, variants } = contentOf(s)
  if (s.options.staticImports) return prices.fill(variants.staticImportVp)
  const width = IMPORT_WIDTH[roundOf(s)]
  const middle = finalScoring.imports[1]
  for (let kind = 0; kind < prices.length; kind++) {
    let price = middle
    for (let other = 0; other < prices.length; other++) {
      if (other === kind) continue
      const rarer = s.tokens[other] - s.tokens[kind]
      price += width === 0 ? (rarer > 0 || (rarer === 0 && other > kind) ? 0.5 : -0.5) : 0.5 * Math.tanh(rarer / width)
    }
    prices[kind] = price
  }
  return prices
}

export function importsOf(s: State, seat: Seat, each: Float64Array): number {
  let sum = 0
  for (const contract of s.fulfilled[seat]) {
    const face = contractOf(s, contract)
    sum += face.hops + face.cotton * each[0] + face.tobacco * each[1] + face.sugarCane * each[2]
  }
  return sum
}

const MORE_EXPORTS: readonly number[] = [5.5, 5.5, 5, 4.5, 3, 0]
const MORE_SETTLEMENTS: readonly number[] = [7, 7, 5.5, 4, 2, 0]
const EXPORT_WIDTH: readonly number[] = [1.6, 1.6, 1.5, 1.3, 1, 0.5]
const SETTLEMENT_WIDTH: readonly number[] = [3, 3, 2.6, 2.2, 1.6, 0.6]

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))

type Scale = readonly { readonly from: number; readonly vp: number }[]

function onScale(scale: Scale, value: number, more: number): number {
  if (more === 0) return scale.find(({ from }) => value >= from)?.vp ?? 0
  const top = scale[0]
  const width = scale[0].from - scale[1].from
  const height = scale[0].vp - scale[1].vp
  const below = top.from - (top.vp / height) * width
  const vp = ((value + more - below) * height) / width
  return vp < 0 ? BEHIND * vp : Math.min(top.vp, vp)
}

const BEHIND = 0.6

function byPlace(places: readonly number[], own: number, rivals: readonly number[], width: number): number {
  let ahead = 0
  for (const rival of rivals) ahead += sigmoid((rival - own) / width)
  const place = Math.floor(ahead)
  const share = ahead - place
  return (places[place] ?? 0) * (1 - share) + (places[place + 1] ?? 0) * share
}

export function exportsWorth(s: State, seat: Seat, count: number): number {
  const { finalScoring, solo } = contentOf(s)
  const round = roundOf(s)
  if (s.seats === 1) return onScale(solo.exports, count, MORE_EXPORTS[round])
  if (count === 0 && round === ROUNDS) return 0
  const { two, more } = finalScoring.exports
  return byPlace(s.seats === 2 ? two : more, count, others(s, seat, exportsNow), EXPORT_WIDTH[round])
}

export function settlementsWorth(s: State, seat: Seat, count: number): number {
  const { finalScoring, solo } = contentOf(s)
  const round = roundOf(s)
  if (s.seats === 1) {
    const worth = onScale(solo.settlements, count, MORE_SETTLEMENTS[round])
    return worth
  }
  const { two, more } = finalScoring.settlements
  return byPlace(s.seats === 2 ? two : more, count, others(s, seat, settlementCount), SETTLEMENT_WIDTH[round])
}

/** COC-80: alone, what the next step of the scale would add in the last round, less what its units cost; more the nearer it is. */
export function nextStepWorth(s: State, seat: Seat): number {
  if (s.seats > 1 || s.round < ROUNDS) return 0
  const count = settlementCount(s, seat)
  const scale = contentOf(s).solo.settlements
  const next = scale.findLast(({ from }) => from > count)
  if (next === undefined) return 0
  const missing = next.from - count
  if (s.money[seat] < missing * STEP_COST) return 0
  const gain = next.vp - onScale(scale, count, 0) - missing * STEP_VP
  return Math.max(0, gain) * Math.max(0, 1 - missing / (MOST_MISSING + 1))
}
const STEP_COST = 10
const STEP_VP = 1
const MOST_MISSING = 4

const exportsNow = (s: State, seat: Seat): number => s.fulfilled[seat].length

const list: number[] = []
function others(s: State, seat: Seat, count: (s: State, seat: Seat) => number): readonly number[] {
  list.length = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) list.push(count(s, other))
  return list
}
