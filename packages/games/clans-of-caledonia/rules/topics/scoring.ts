import type { Seat } from '@bothy/kernel'
import { contentOf, mapOf } from '../content.ts'
import type { ContractId } from '../../data/contracts.ts'
import { BASIC_KINDS, GOOD_KINDS, RARE_IMPORTS, type RareImport } from '../../data/goods.ts'
import { HEXES } from '../../data/grid.ts'
import { SCORING_TILES, type ScoringTile } from '../../data/scoring-tiles.ts'
import type { ScoreRow } from '../../data/scoring.ts'
import type { State } from '../types.ts'
import {
  BAKERY,
  CLAN,
  COW,
  DAIRY,
  DISTILLERY,
  FIELD,
  FISHERMAN,
  MINER,
  ownerOf,
  SHEEP,
  unitsOf,
  WOODCUTTER,
} from './board.ts'
import { contractOf } from './contracts.ts'
import { goodsOf } from './market.ts'
import { settlementCount } from './settlements.ts'

const bits = (n: number): number => (n === 0 ? 0 : (n & 1) + bits(n >> 1))

export const barrelsOf = (s: State, seat: Seat): number => (s.clan[seat] === CLAN.mackenzie ? bits(s.cellar) : 0)

function goodsBetween(s: State, seat: Seat, from: number, to: number): number {
  let sum = 0
  for (let good = from; good < to; good++) sum += goodsOf(s, seat, good)
  return sum
}
export const basicGoods = (s: State, seat: Seat): number => goodsBetween(s, seat, 0, BASIC_KINDS)
export const processedGoods = (s: State, seat: Seat): number => goodsBetween(s, seat, BASIC_KINDS, GOOD_KINDS)

export function onContracts(s: State, seat: Seat, what: RareImport | 'hops' | 'meat'): number {
  let sum = 0
  for (const contract of s.fulfilled[seat]) sum += contractOf(s, contract)[what]
  return sum
}

function unitsWhere(s: State, seat: Seat, is: (hex: number) => boolean): number {
  let sum = 0
  for (let hex = 0; hex < HEXES; hex++) if (ownerOf(s.spaces[hex]) === seat && is(hex)) sum++
  return sum
}

function counted(s: State, seat: Seat, tile: ScoringTile): number {
  const { upgrades } = contentOf(s)
  switch (tile) {
    case 'basicGoods':
      return basicGoods(s, seat)
    case 'processedGoods':
      return processedGoods(s, seat) + barrelsOf(s, seat)
    case 'productionUnits': {
      let sum = 0
      for (const unit of [SHEEP, COW, DAIRY, BAKERY, DISTILLERY]) sum += unitsOf(s, seat, unit)
      return sum
    }
    case 'workers':
      return unitsOf(s, seat, WOODCUTTER) + unitsOf(s, seat, MINER) + unitsOf(s, seat, FISHERMAN)
    case 'border': {
      const { isBorder } = mapOf(s)
      return unitsWhere(s, seat, (hex) => isBorder[hex])
    }
    case 'imports':
      return RARE_IMPORTS.reduce((sum, kind) => sum + onContracts(s, seat, kind), 0)
    case 'meat':
      return onContracts(s, seat, 'meat')
    case 'upgrades':
      return s.shipping[seat] + hiredMerchants(s, seat, upgrades.startMerchants) + bits(s.technology[seat])
    case 'expensiveLand':
      return unitsWhere(s, seat, (hex) => isExpensive(s, hex))
  }
}

export const countedBy = (s: State, seat: Seat, tile: ScoringTile): number =>
  counted(s, seat, tile) + (tile === 'productionUnits' ? unitsOf(s, seat, FIELD) : 0)

/** COC-68: merchants off the board beyond the number that every seat starts with. */
function hiredMerchants(s: State, seat: Seat, start: number): number {
  let off = s.merchants[seat]
  for (let good = 0; good < GOOD_KINDS; good++) off += Math.abs(s.market[seat * GOOD_KINDS + good])
  return Math.max(0, off - start)
}

export function gloryBy(s: State, seat: Seat, tile: ScoringTile): number {
  const { scoringTiles } = contentOf(s)
  const { glory, per } = scoringTiles[tile]
  const fields = tile === 'productionUnits' ? scoringTiles.fieldGlory * unitsOf(s, seat, FIELD) : 0
  return glory * Math.floor(counted(s, seat, tile) / per) + fields
}

export const isExpensive = (s: State, hex: number): boolean => contentOf(s).isExpensive(mapOf(s).cost[hex])

export const tileOfRound = (s: State): ScoringTile | null =>
  s.round === 0 || s.scoring.length === 0 ? null : SCORING_TILES[s.scoring[s.round - 1]]

/** COC-73: the tied share the sum of their places, rounded down. A value of 0 gets nothing. */
function ranked(values: readonly number[], places: readonly number[]): number[] {
  return values.map((value) => {
    if (value === 0) return 0
    const above = values.filter((other) => other > value).length
    const tied = values.filter((other) => other === value).length
    let sum = 0
    for (let place = above; place < above + tied; place++) sum += places[place] ?? 0
    return Math.floor(sum / tied)
  })
}

type Scale = readonly { readonly from: number; readonly vp: number }[]
const onScale = (scale: Scale, value: number): number => scale.find(({ from }) => value >= from)?.vp ?? 0

/** COC-71, COC-80: by seat. A player without a fulfilled contract gets nothing. */
function exportPoints(s: State): number[] {
  const { finalScoring, solo } = contentOf(s)
  const counts = s.fulfilled.map((contracts) => contracts.length)
  if (s.seats === 1) return counts.map((count) => onScale(solo.exports, count))
  const { two, more } = finalScoring.exports
  return ranked(counts, s.seats === 2 ? two : more)
}

/** COC-72, COC-80: before the first units stand, no seat has a settlement, and none gets points. */
function settlementPoints(s: State, counts: readonly number[]): number[] {
  const { finalScoring, solo } = contentOf(s)
  if (s.seats === 1) return counts.map((count) => onScale(solo.settlements, count))
  const { two, more } = finalScoring.settlements
  return ranked(counts, s.seats === 2 ? two : more)
}

export const settlementCounts = (s: State): number[] => s.fulfilled.map((_, seat) => settlementCount(s, seat))

/** COC-70, COC-95: victory points of each import, in the order of `RARE_IMPORTS`, which is that of rarity among equals. */
export function importPoints(s: State): number[] {
  const { finalScoring, variants } = contentOf(s)
  if (s.options.staticImports) return RARE_IMPORTS.map(() => variants.staticImportVp)
  const totals = importTotals(s)
  return totals.map((_, i) => finalScoring.imports[moreCommon(totals, i)])
}

const importTotals = (s: State): number[] =>
  RARE_IMPORTS.map((kind) => s.fulfilled.reduce((sum, _, seat) => sum + onContracts(s, seat, kind), 0))

const moreCommon = (totals: readonly number[], i: number): number =>
  totals.filter((other, j) => other > totals[i] || (other === totals[i] && j > i)).length

export function importFalls(s: State): (number | null)[] {
  const totals = importTotals(s)
  return totals.map((total, i) => {
    const rank = moreCommon(totals, i)
    if (s.options.staticImports || rank === 0) return null
    let more = 1
    while (moreCommon(totals.with(i, total + more), i) === rank) more++
    return more
  })
}

export function importsWorth(s: State, contract: ContractId): number {
  const face = contractOf(s, contract)
  const each = importPoints(s)
  return RARE_IMPORTS.reduce(
    (sum, kind, i) => sum + face[kind] * each[i],
    face.hops * contentOf(s).finalScoring.vp.hops,
  )
}

/** COC-69 to COC-73, COC-98: one line for each row of the score sheet, by seat. */
export function finalPoints(s: State): { readonly [R in ScoreRow]: number }[] {
  const { finalScoring } = contentOf(s)
  const { vp } = finalScoring
  const [cotton, tobacco, sugarCane] = importPoints(s)
  const exports = exportPoints(s)
  const settlements = settlementPoints(s, settlementCounts(s))
  return s.fulfilled.map((_, seat) => ({
    glory: s.glory[seat] * vp.glory,
    basicGoods: basicGoods(s, seat) * vp.basic,
    processedGoods: (processedGoods(s, seat) + barrelsOf(s, seat)) * vp.processed,
    money: Math.floor(moneyAtEnd(s, seat) / finalScoring.moneyPerVp),
    hops: onContracts(s, seat, 'hops') * vp.hops,
    cotton: onContracts(s, seat, 'cotton') * cotton,
    tobacco: onContracts(s, seat, 'tobacco') * tobacco,
    sugarCane: onContracts(s, seat, 'sugarCane') * sugarCane,
    exports: exports[seat],
    settlements: settlements[seat],
    auctionBid: 0 - s.bid[seat],
  }))
}

/** COC-92: with what barrels in the cellar would bring. */
export function moneyAtEnd(s: State, seat: Seat): number {
  if (s.clan[seat] !== CLAN.mackenzie) return s.money[seat]
  const { cellar } = contentOf(s).clans.mackenzie
  return cellar.reduce((sum, money, spot) => ((s.cellar & (1 << spot)) === 0 ? sum : sum + money), s.money[seat])
}
export const moneyLeft = (s: State, seat: Seat): number => moneyAtEnd(s, seat) % contentOf(s).finalScoring.moneyPerVp
