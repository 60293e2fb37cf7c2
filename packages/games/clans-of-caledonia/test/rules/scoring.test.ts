import { stream } from '@bothy/kernel'
import { opened, wander } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { clansOfCaledonia as game, type ScoringTile } from '../../rules/index.ts'
import { linkedSettlements, settlementCount, settlementsOf } from '../../rules/topics/settlements.ts'
import { type Holding, names, play, type Position } from '../play.ts'

const glory = (scoring: ScoringTile, a: Holding, more: Position = {}): number =>
  play({ ...more, scoring, a }).view().roundGlory[0]

test('COC-68 what each tile gives', () => {
  expect(glory('basicGoods', { goods: { wool: 2, grain: 1, bread: 5 } })).toBe(3)
  expect(glory('productionUnits', { units: ['sheep c3r3', 'dairy c3r2', 'field c1r3', 'miner c2r3'] })).toBe(4)
  expect(glory('workers', { units: ['miner c2r3', 'woodcutter c5r1', 'sheep c3r3'] })).toBe(4)
  expect(glory('workers', { clan: 'macdonald', units: ['fisherman c2r2', 'woodcutter c5r1'] })).toBe(4)
  expect(glory('imports', { fulfilled: [2, 12] })).toBe(7)
  expect(glory('meat', { fulfilled: [4, 46] })).toBe(10)
  expect(glory('expensiveLand', { units: ['sheep c3r4', 'sheep c1r6', 'sheep c3r3'] })).toBe(4)
  const t = play({ scoring: 'workers', a: { units: ['miner c2r3'] } }).endRound()
  expect(t.eventsOf('roundScored')).toMatchObject([{ round: 1, tile: 'workers', glory: [2, 0, 0], total: [2, 0, 0] }])
  expect(t.player('a').glory).toBe(2)
})

test('COC-68 upgrades: each level of shipping, technology and merchant beyond two, wherever the merchants are', () => {
  expect(glory('upgrades', { shipping: 3, merchants: 2 })).toBe(3)
  expect(glory('upgrades', { technology: ['woodcutter', 'miner'] })).toBe(2)
  expect(glory('upgrades', { merchants: 1, market: { wool: 2, milk: -2 } })).toBe(3)
  expect(glory('upgrades', { shipping: 1, technology: ['miner'], merchants: 4 })).toBe(1 + 1 + 2)
})

test('COC-68 two units or goods of any kinds for 3, and nothing is spent; what Production has made counts', () => {
  const units = ['cow c3r3', 'field c1r3', 'bakery c3r2', 'dairy c3r4']
  const basic = play(
    { scoring: 'basicGoods', a: { units, goods: { wool: 1 } } },
    'a pass; a end; b pass; b end; c pass; c end',
  )
  basic.play('a process 0 0 0')
  expect(basic.player('a')).toMatchObject({ glory: 1 + 2 + 1, goods: { wool: 1, grain: 2, milk: 1 } })
  const made = play({ scoring: 'processedGoods', a: { units, goods: { whisky: 1 } } })
  made.play('a pass; a end; b pass; b end; c pass; c end; a process 1 1 0')
  expect(made.player('a')).toMatchObject({ glory: 3, goods: { bread: 1, cheese: 1, whisky: 1 } })
  expect(glory('productionUnits', { units: ['cow c3r3', 'bakery c3r2', 'distillery c3r4', 'field c1r3'] })).toBe(3 + 2)
  // Hops are no import that counts.
  expect(glory('imports', { fulfilled: [23] })).toBe(0)
})

test('COC-68 a scored round says what was counted: odd ones as well, fields among the production units', () => {
  const border = ['woodcutter c0r3', 'miner c0r5', 'sheep c0r2', 'sheep c3r3']
  const t = play({ scoring: 'border', a: { units: border } }).endRound()
  expect(t.eventsOf('roundScored')).toMatchObject([{ counted: [3, 0, 0], glory: [3, 0, 0] }])
  const u = play({ scoring: 'productionUnits', a: { units: ['miner c2r3', 'field c3r3', 'sheep c3r4'] } }).endRound()
  expect(u.eventsOf('roundScored')).toMatchObject([{ counted: [2, 0, 0], glory: [3, 0, 0] }])
})

test('EX-27 pairs, and upgrades with what clans start with', () => {
  expect(glory('processedGoods', { goods: { bread: 3, whisky: 2 } })).toBe(6)
  const border = ['woodcutter c0r3', 'miner c0r5', 'sheep c0r2', 'sheep c1r8', 'sheep c3r0', 'sheep c3r3']
  expect(glory('border', { units: border })).toBe(6)
  expect([upgradesAtStart('stewart'), upgradesAtStart('fergusson')]).toEqual([4, 3])
})

test('COC-68 nobody owes Glory for merchants: a corrected clan may start with fewer than the others', () => {
  expect(upgradesAtStart('stewart', [{ at: 'clans.stewart.merchants', value: 0 }])).toBe(1)
})

function upgradesAtStart(clan: string, corrections: NonNullable<Position['corrections']> = []): number {
  const t = play(
    { fromSetup: true, seats: 4, scoring: 'upgrades', corrections, arranged: { pairs: [{ clan, tile: 1 }] } },
    'd take 1; c take 2; b take 3; a take 4',
  )
  while (t.asked.endsWith('start')) t.play(`${t.asked.charAt(0)} ${t.legal()[0]}`)
  return t.view().roundGlory[3]
}

test('EX-22 border spaces with two and with four players', () => {
  const at = (seats: number, hex: string): number =>
    glory('border', { units: [`sheep ${hex}`, 'sheep c3r0'] }, { seats })
  expect([at(2, 'c1r2'), at(2, 'c2r4'), at(4, 'c1r2'), at(4, 'c0r2')]).toEqual([3, 0, 0, 3])
})

test('COC-10 spaces that the tighter map covers make no border', () => {
  const covered = play({
    seats: 2,
    options: { tighterMap: true },
    covered: ['c3r3', 'c6r2', 'c8r6', 'c2r5'],
    scoring: 'border',
    a: { units: ['sheep c3r2', 'sheep c2r4'] },
  })
  expect(covered.view().roundGlory[0]).toBe(0)
})

test('COC-11 EX-20 deltas are banks of rivers that flow into a loch', () => {
  const t = play({ a: { units: ['sheep c1r1', 'sheep c3r2', 'sheep c2r4'], shipping: 5 } })
  const deltas = t
    .view()
    .sites.filter(({ delta }) => delta)
    .map(({ hex }) => hex)
  expect(
    names(deltas)
      .split(' ')
      .filter((name) => /^c[0-5]r[0-3]$/.test(name))
      .join(' '),
  ).toBe('c0r2 c1r1 c1r2 c3r1 c3r2 c4r1 c5r1')
  expect(names(deltas)).not.toContain('c2r5')
})

const EX_18 = ['c1r1', 'c1r2', 'c3r1', 'c3r2', 'c4r1', 'c5r1', 'c5r2', 'c1r4', 'c2r5', 'c1r5', 'c2r6', 'c2r7']
const UNIT_FOR: { readonly [hex: string]: string } = { c5r2: 'miner', c1r5: 'woodcutter' }
const KINDS = ['sheep', 'cow', 'dairy', 'bakery']
const onAll = (hexes: readonly string[]): string[] =>
  hexes.map((hex, i) => `${UNIT_FOR[hex] ?? KINDS[Math.floor(i / 4)]} ${hex}`)

test('EX-18 COC-54 COC-55 eight settlements, and how shipping links them', () => {
  const linked = (shipping: number, hexes = EX_18): [number, number] => {
    const { settlements } = play({ a: { units: onAll(hexes), shipping } }).player('a')
    return [settlements.groups.length, settlements.linked.length]
  }
  expect([0, 1, 2].map((level) => linked(level))).toEqual([
    [8, 1],
    [8, 3],
    [8, 5],
  ])
  expect(linked(2, [...EX_18, 'c1r3'])).toEqual([7, 7])
  const { groups } = play({ a: { units: onAll(EX_18) } }).player('a').settlements
  expect(groups.map(names)).toEqual([
    'c1r1',
    'c1r2',
    'c1r4 c2r5',
    'c1r5 c2r6',
    'c2r7',
    'c3r1 c4r1',
    'c3r2',
    'c5r1 c5r2',
  ])
})

test('COC-55 the count is that of the list, whatever the units and the level', () => {
  for (let seed = 0; seed < 12; seed++) {
    const s = opened(game, { seats: 4, seed: `count-${seed}` })
    wander(game, s, stream('count', String(seed)), 150)
    // Twice: the second answer is remembered.
    for (let seat = 0; seat < 8; seat++)
      for (let level = 0; level <= 5; level++) {
        s.shipping[seat % 4] = level
        expect(settlementCount(s, seat % 4)).toBe(linkedSettlements(s, seat % 4, settlementsOf(s, seat % 4)).length)
      }
  }
})

test('EX-19 four settlements, three of them linked by rivers', () => {
  const units = onAll(['c2r4', 'c3r4', 'c3r5', 'c4r6', 'c5r5', 'c1r6', 'c4r7'])
  const { settlements } = play({ a: { units, shipping: 1 } }).player('a')
  expect([settlements.groups.length, settlements.linked.length]).toEqual([4, 3])
})

test('COC-54 a fisherman and the land beside it are one settlement', () => {
  const units = ['fisherman c2r2', 'sheep c3r1', 'sheep c1r2']
  expect(play({ a: { clan: 'macdonald', units } }).player('a').settlements.groups).toHaveLength(1)
})

test('COC-69 goods, money, Glory and hops', () => {
  const t = play({ a: { glory: 7, goods: { wool: 2, milk: 1, bread: 2, whisky: 1 }, money: 39, fulfilled: [23] } })
  expect(['glory', 'basicGoods', 'processedGoods', 'money', 'hops'].map((line) => t.line('a', line))).toEqual([
    7, 3, 6, 3, 8,
  ])
})

test('EX-5 COC-70 the rarest import is worth 5, the most common 3', () => {
  // Own 3 tobacco (35), 2 sugar cane (24), 6 cotton (4, 13).
  const t = play({ a: { fulfilled: [35, 24, 4, 13] }, b: { fulfilled: [31, 21] } })
  expect(t.view().importVp).toEqual({ cotton: 3, tobacco: 5, sugarCane: 4 })
  expect(['tobacco', 'sugarCane', 'cotton'].map((line) => t.line('a', line))).toEqual([15, 8, 18])
})

test('EX-6 as many cotton as tobacco: cotton is the rarer', () => {
  // Cotton 5 (1, 4), tobacco 5 (2, 5), sugar cane 7 (12, 21).
  const t = play({ a: { fulfilled: [1, 4, 2, 5, 12, 21] } })
  expect(t.view().importVp).toEqual({ cotton: 5, tobacco: 4, sugarCane: 3 })
  expect(play({}).view().importVp).toEqual({ cotton: 5, tobacco: 4, sugarCane: 3 })
})

test('COC-95 static imports are worth 4 each, and tokens do not move', () => {
  const t = play({ options: { staticImports: true }, a: { boxes: [2], goods: { wool: 6 }, fulfilled: [4], money: 0 } })
  t.play('a fulfil 2')
  expect(t.view().tokens).toEqual({ cotton: 0, tobacco: 0, sugarCane: 0 })
  expect([t.line('a', 'cotton'), t.line('a', 'tobacco')]).toEqual([12, 12])
  expect(t.view().importFalls).toEqual({ cotton: null, tobacco: null, sugarCane: null })
})

const EXPORTS = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 10],
  [11, 12, 13, 14],
  [15, 16, 17],
]
const exportsOf = (counts: readonly number[]): number[] => {
  const [a, b, c, d] = counts.map((count, i) => ({ fulfilled: EXPORTS[i].slice(0, count) }))
  const t = play({ seats: counts.length, a, b, c, d })
  return counts.map((_, seat) => t.line('abcd'.charAt(seat), 'exports'))
}

test('EX-7 exports, with ties', () => {
  expect(exportsOf([3, 3, 1])).toEqual([9, 9, 0])
  expect(exportsOf([2, 2])).toEqual([4, 4])
  expect(exportsOf([2, 2, 2])).toEqual([6, 6, 6])
  expect(exportsOf([3, 2, 2])).toEqual([12, 3, 3])
})

test('COC-71 places for exports; nothing without a fulfilled contract', () => {
  expect(exportsOf([3, 1])).toEqual([8, 0])
  expect(exportsOf([3, 2, 1])).toEqual([12, 6, 0])
  expect(exportsOf([2, 0, 0])).toEqual([12, 0, 0])
  expect(exportsOf([0, 0, 0])).toEqual([0, 0, 0])
})

const settlementPoints = (counts: readonly number[]): number[] => {
  const spread = [
    ['c3r1', 'c1r1', 'c1r2', 'c3r2', 'c5r1', 'c5r5'],
    ['c7r2', 'c8r3', 'c7r5', 'c8r5', 'c10r5'],
    ['c9r2', 'c10r1', 'c11r1', 'c11r2', 'c8r1'],
    ['c2r5', 'c1r5', 'c2r6', 'c2r7', 'c4r6', 'c3r7'],
  ]
  const unit = (hex: string): string => ({ c8r5: 'miner', c1r5: 'woodcutter' })[hex] ?? 'sheep'
  const holding = counts.map((count, i) => ({
    shipping: 5,
    units: spread[i].slice(0, count).map((hex, n) => `${unit(hex) === 'sheep' && n > 3 ? 'cow' : unit(hex)} ${hex}`),
  }))
  const [a, b, c, d] = holding
  const t = play({ seats: counts.length, a, b, c, d })
  expect(counts.map((_, seat) => t.player('abcd'.charAt(seat)).settlements.linked.length)).toEqual(counts)
  return counts.map((_, seat) => t.line('abcd'.charAt(seat), 'settlements'))
}

test('EX-8 COC-72 settlements, with ties', () => {
  expect(settlementPoints([6, 5, 5, 2])).toEqual([18, 9, 9, 0])
  expect(settlementPoints([4, 4, 4, 1])).toEqual([12, 12, 12, 0])
  expect(settlementPoints([3, 3])).toEqual([6, 6])
  expect(settlementPoints([3, 2])).toEqual([12, 0])
})

test('COC-72 before the first units stand nobody has points for settlements', () => {
  expect(settlementPoints([0, 0, 0])).toEqual([0, 0, 0])
  expect(settlementPoints([1, 0, 0])).toEqual([18, 0, 0])
  expect(settlementPoints([0, 0])).toEqual([0, 0])
})

test('COC-73 the tied share their places rounded down, and the next place is skipped', () => {
  expect(exportsOf([1, 1, 1, 1])).toEqual([4, 4, 4, 4]) // 12 + 6 + 0 + 0
  expect(exportsOf([4, 1, 1, 1])).toEqual([12, 2, 2, 2])
  expect(settlementPoints([3, 3, 2])).toEqual([15, 15, 6])
  expect(settlementPoints([5, 2, 2, 2])).toEqual([18, 6, 6, 6])
})

/** Two pass in the last round: £16 for the first, £14 for the second. */
const end = (a: Holding, b: Holding): ReturnType<typeof play> =>
  play({ seats: 2, round: 5, options: { scoringTiles: false }, a, b }, 'a pass; a end; b pass; b end')

test('EX-31 among equal points the money that is left decides', () => {
  const t = end({ money: 27 - 16, glory: 94 }, { money: 35 - 14, glory: 93 })
  expect(t.game.result(t.state)).toEqual({
    scores: [96, 96],
    tieBreaks: [{ id: 'moneyLeft', values: [7, 5] }],
    ranks: [1, 2],
    verdict: null,
  })
})

test('COC-74 points before money; who is tied in both shares the win', () => {
  const poorer = end({ money: 0, glory: 50 }, { money: 35 - 14 })
  expect(poorer.game.result(poorer.state)?.ranks).toEqual([1, 2])
  const shared = end({ money: 27 - 16 }, { money: 27 - 14 })
  expect(shared.game.result(shared.state)?.ranks).toEqual([1, 1])
})

test('COC-98 a bid counts against its player', () => {
  const t = play({ a: { bid: 12, glory: 20 } })
  expect([t.line('a', 'auctionBid'), t.line('a', 'glory')]).toEqual([-12, 20])
})

test('COC-75 two players: small map, their own ports, four by neighbourhood, 8 and 12 points', () => {
  const t = play({ seats: 2, a: { units: ['sheep c3r3'], fulfilled: [1] } })
  expect(t.view().sites.some(({ hex }) => hex === 2)).toBe(false) // c0r2 lies in the mist
  expect([t.line('a', 'exports'), t.line('a', 'settlements')]).toEqual([8, 12])
})
