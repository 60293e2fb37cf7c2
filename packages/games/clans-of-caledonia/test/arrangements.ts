import { below, type Json, type RngState, shuffle } from '@bothy/kernel'
import type { Arrangements, CorrectionLists, Options } from '@bothy/kernel/contract-suite'
import {
  CLANS,
  content,
  CONTRACTS,
  GOODS,
  hexName,
  KICKSTARTER_CLANS,
  KICKSTARTER_PORT_TILES,
  KICKSTARTER_SCORING_TILES,
  MODULES,
  PORT_TILES,
  PRICE_DIE,
  SCORING_TILES,
  STARTING_TILES,
} from '../rules/index.ts'

const pick = <V>(items: readonly V[], rng: RngState): V => items[below(rng, items.length)]
const some = <V>(items: readonly V[], count: number, rng: RngState): V[] => {
  const all = items.slice()
  shuffle(all, rng)
  return all.slice(0, count)
}
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)

type Lists = { [field: string]: Json[] }

function someLists(rng: RngState, seats: number, o: Options): Lists {
  const out: Lists = {}
  const isIn = (tiles: readonly string[]) => (tile: string) => o['kickstarterTiles'] !== false || !tiles.includes(tile)
  const half = (): boolean => below(rng, 2) === 0
  const sides = below(rng, 1 << MODULES.length)
  if (half()) out['sides'] = MODULES.map((module, i) => `${module}${1 + ((sides >> (MODULES.length - 1 - i)) & 1)}`)
  if (o['portTiles'] !== false && half()) out['ports'] = some(PORT_TILES.filter(isIn(KICKSTARTER_PORT_TILES)), 4, rng)
  if (o['scoringTiles'] !== false && half())
    out['scoring'] = some(SCORING_TILES.filter(isIn(KICKSTARTER_SCORING_TILES)), 5, rng)
  if (half()) out['contracts'] = some(upTo(CONTRACTS), below(rng, CONTRACTS + 1), rng)
  if (half()) {
    const count = below(rng, (o['clans'] === 'auction' ? seats : seats + 1) + 1)
    const clans = some(CLANS.filter(isIn(KICKSTARTER_CLANS)), count, rng)
    out['pairs'] = some(upTo(STARTING_TILES), count, rng).map((tile, i) => ({
      clan: o['clans'] === 'none' ? null : clans[i],
      tile,
    }))
  }
  if (half()) out['first'] = below(rng, 3) === 0 ? [] : [below(rng, seats)]
  if (seats === 1 && half()) {
    out['goodsDie'] = Array.from({ length: below(rng, 12) }, () => pick(GOODS, rng))
    out['priceDie'] = Array.from({ length: below(rng, 12) }, () => pick(PRICE_DIE, rng))
  }
  if (o['tighterMap'] === true && out['sides'] !== undefined && half())
    out['covered'] = some(content.builtIn.mapFor(sides, seats).land, 4, rng).map(hexName)
  return out
}

const WRONG_ENTRIES: { readonly [field: string]: readonly Json[] } = {
  sides: ['A3', 'B1', 'a1', 0, null],
  ports: ['port', 'money ', 5, null],
  scoring: ['glory', 1, '', null],
  contracts: [0, 51, 1.5, '3', null],
  pairs: [{ clan: 'macduff', tile: 1 }, { clan: 'buchanan' }, { clan: 'buchanan', tile: 0 }, 'buchanan', null],
  first: [-1, 4, 0.5, '0', null],
  goodsDie: ['meat', 0, null],
  priceDie: [0, 4, '1', null],
  covered: ['c0r0', 'c13r0', 'c3', 4, null],
}

const WAYS: readonly ((rng: RngState, seats: number, lists: Lists) => Json)[] = [
  () => [],
  () => 'arranged',
  (_, __, lists) => ({ ...lists, order: [] }),
  (rng, _, lists) => ({ ...lists, [pick(Object.keys(WRONG_ENTRIES), rng)]: pick([null, 3, 'x', {}], rng) }),
  (_, __, lists) => ({ ...lists, sides: ['A1', 'B1', 'C1'] }),
  (_, __, lists) => ({ ...lists, ports: ['money'] }),
  (_, __, lists) => ({ ...lists, contracts: [7, 8, 7] }),
  (_, seats, lists) => ({ ...lists, pairs: Array.from({ length: seats + 2 }, () => ({ clan: 'stewart', tile: 1 })) }),
  (_, seats, lists) => ({ ...lists, first: Array.from({ length: 2 }, () => seats - 1) }),
  (_, seats, lists) => ({ ...lists, priceDie: seats > 1 ? [1] : [9] }),
  (rng, _, lists) => {
    const field = pick(Object.keys(WRONG_ENTRIES), rng)
    const list = lists[field] ?? []
    return { ...lists, [field]: list.toSpliced(below(rng, list.length + 1), 0, pick(WRONG_ENTRIES[field], rng)) }
  },
]

export const arrangements: Arrangements = {
  legal: someLists,
  corrupted: (rng, seats, options) => pick(WAYS, rng)(rng, seats, someLists(rng, seats, options)),
}

/** Changes values in every part of the box as far as the laws allow, maps included, since all tables follow from them. */
export const corrections: CorrectionLists = {
  legal(rng) {
    const all: { readonly at: string; readonly value: Json }[] = [
      { at: 'units.cost.sheep', value: 1 + below(rng, 20) },
      { at: 'units.cost.field', value: 1 + below(rng, 30) },
      { at: 'startingTiles.3.money', value: 48 + below(rng, 60) },
      { at: 'startingTiles.1.milk', value: below(rng, 9) },
      { at: 'exportBoard.passMoney.0', value: below(rng, 30) },
      { at: 'exportBoard.contractMoney.2', value: below(rng, 11) - 5 },
      { at: 'contracts.7.freeSpace', value: below(rng, 3) },
      { at: 'contracts.23.upgrade', value: below(rng, 4) },
      { at: 'portTiles.lessMeat.animals', value: 1 + below(rng, 3) },
      { at: 'portTiles.basicExchange.gain', value: below(rng, 6) },
      { at: 'portTiles.copyPort.cost', value: below(rng, 9) },
      { at: 'market.small.track.whisky.9', value: 15 + below(rng, 20) },
      { at: 'market.large.start.wool', value: below(rng, 10) },
      { at: 'clans.campbell.discount.3', value: below(rng, 20) },
      { at: 'clans.stewart.merchants', value: below(rng, 8) },
      { at: 'clans.robertson.discount.large', value: below(rng, 30) },
      { at: 'sides.A1.hexes.c2r1', value: pick(['GM4', 'GFM6', 'F2'], rng) },
      { at: 'sides.B1.hexes.c7r1', value: pick(['GFM1', 'G5', 'F6'], rng) },
      { at: 'sides.D1.hexes.c2r6', value: pick(['GFM2', 'GF5'], rng) },
      { at: 'solo.bracket.last', value: 3 + below(rng, 7) },
      { at: 'finalScoring.moneyPerVp', value: 1 + below(rng, 20) },
    ]
    return some(all, 1 + below(rng, 6), rng)
  },
  unlawful(rng) {
    const all: { readonly at: string; readonly value: Json }[] = [
      { at: 'market.small.track.wool.0', value: 9 },
      { at: 'units.cost.cow', value: -1 },
      { at: 'sides.A1.hexes.c2r1', value: 'G9' },
      { at: 'ports.large.A', value: 'c3r3' },
      { at: 'finalScoring.moneyPerVp', value: 0 },
      { at: 'upgrades.startMerchants', value: 8 },
    ]
    return [pick(all, rng)]
  },
}
