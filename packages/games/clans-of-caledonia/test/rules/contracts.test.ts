import { frozen } from '@bothy/kernel/contract-suite'
import { expect, test } from 'vitest'
import { type Action, clansOfCaledonia as game } from '../../rules/index.ts'
import { REVISION } from '../../rules/revisions.ts'
import { type Holding, hexOf, numbers, play, type Played, type Position } from '../play.ts'

const START = ['miner c2r3']
const COWS = ['cow c1r3', 'cow c2r4', 'cow c3r3', 'cow c3r4']

test('COC-28 the money of the round with a contract, and an empty box for it', () => {
  const money = [1, 2, 3, 4, 5].map(
    (round) => play({ round, display: [7, 8], a: { units: START, money: 20 } }, 'a obtain 8').player('a').money - 20,
  )
  expect(money).toEqual([5, 0, -5, -10, -15])
  const t = play({ round: 4, display: [7, 8], a: { units: START, money: 9 } })
  expect(t.whyNot('obtain 7')).toEqual({ why: 'money', need: 10, has: 9, rule: 'COC-7' })
  const full = play({ display: [7, 8], a: { units: START, boxes: [1] } })
  expect(full.whyNot('obtain 7')).toEqual({ why: 'noBox', rule: 'COC-28' })
})

test('COC-29 an unfulfilled contract stays in its box and costs nothing at the end', () => {
  const t = play({ round: 5, a: { units: START, money: 0, boxes: [12] } }).endRound()
  expect(t.asked).toBe('over')
  expect(t.player('a').boxes).toHaveLength(1)
  expect([t.line('a', 'exports'), t.line('a', 'money')]).toEqual([0, 2])
})

test('COC-37 all goods from stock, and animals of the player’s choice', () => {
  const position: Position = { a: { units: [...START, ...COWS.slice(0, 3)], boxes: [17], goods: { cheese: 3 } } }
  const t = play(position, 'a fulfil 17')
  expect(t.asked).toBe('a slaughter')
  expect(t.legal()).toEqual(['slaughter c1r3', 'slaughter c2r4', 'slaughter c3r3'])
  t.play('a slaughter c3r3; a slaughter c1r3')
  expect(t.player('a')).toMatchObject({ goods: { cheese: 1 }, placed: { cow: 1 }, left: { cow: 3 } })
  expect([t.unitAt('c3r3'), t.unitAt('c2r4')]).toEqual(['-', 'a cow'])
  expect(numbers(t.player('a').fulfilled)).toEqual([17])
})

test('COC-37 animals are asked for only where there is a choice', () => {
  const t = play({ a: { units: [...START, ...COWS.slice(0, 2)], boxes: [17], goods: { cheese: 2 } } }, 'a fulfil 17')
  expect(t.asked).toBe('a after')
  expect(t.eventsOf('slaughtered').map(({ unit }) => unit)).toEqual(['cow', 'cow'])
  expect(play({ a: { units: START, boxes: [2], goods: { wool: 6 } } }, 'a fulfil 2').asked).toBe('a after')
})

test('COC-37 asking which animals can go writes nothing into the state', () => {
  const t = play({ a: { units: [...START, ...COWS.slice(0, 3)], boxes: [17], goods: { cheese: 3 } } }, 'a fulfil 17')
  const state = frozen(game.clone(t.state))
  const legal: Action[] = []
  game.legal(state, 0, legal)
  expect(legal).toHaveLength(3)
  expect(game.blocked(state, 0).filter(({ action }) => action.type === 'slaughter')).toEqual([])
  expect(game.view(state, 0).pending).toMatchObject({ kind: 'slaughter', beef: 2 })
})

test('COC-37 what is missing is named', () => {
  const t = play({ a: { units: [...START, 'cow c1r3'], boxes: [17], goods: { cheese: 1 } } })
  expect(t.whyNot('fulfil 17')).toEqual({
    why: 'missing',
    goods: [{ good: 'cheese', n: 1 }],
    beef: 1,
    mutton: 0,
    rule: 'COC-37',
  })
  expect(t.player('a').boxes[0]).toMatchObject({ beef: 1, cost: 10 })
})

test('COC-38 the contract lies beside the box, which is empty again', () => {
  const t = play({ a: { units: START, boxes: [2], goods: { wool: 6 } } }, 'a fulfil 2')
  expect(t.player('a')).toMatchObject({ boxes: [], freeBoxes: 1, fulfilled: [1] })
  expect(t.eventsOf('contractFulfilled')).toMatchObject([{ seat: 0, contract: 1, count: 1, imports: { tobacco: 3 } }])
})

test('EX-15 COC-39 £1 for every fifth step of an import token, reached or passed', () => {
  const after = (contract: number, goods: object, tokens: number[]): number => {
    const t = play({ tokens, a: { units: START, money: 0, boxes: [contract], goods } }, `a fulfil ${contract}`)
    return t.player('a').money
  }
  expect(after(2, { wool: 6 }, [0, 3, 0])).toBe(1) // 3 tobacco from 3: 6
  expect(after(12, { whisky: 4 }, [0, 0, 9])).toBe(1) // 4 sugar cane from 9: 13
  expect(after(12, { whisky: 4 }, [0, 0, 0])).toBe(0)
  expect(after(6, { wool: 3 }, [0, 0, 4])).toBe(1) // 1 from 4
  const t = play({ a: { units: START, boxes: [2], goods: { wool: 6 } } }, 'a fulfil 2')
  expect(t.view().tokens).toEqual({ cotton: 0, tobacco: 3, sugarCane: 0 })
  expect(t.eventsOf('imported')).toEqual([{ type: 'imported', seat: 0, good: 'tobacco', n: 3, step: 3, money: 0 }])
})

test('COC-40 money at once, then a free space without land cost, or none', () => {
  const t = play({ a: { units: START, money: 0, boxes: [7], goods: { bread: 2 } } }, 'a fulfil 7')
  expect(t.player('a').money).toBe(10)
  expect(t.asked).toBe('a bonus')
  expect(t.legal('expand sheep')).toContain('expand sheep c3r3')
  t.play('a expand sheep c3r3')
  expect(t.player('a').money).toBe(2)
  const declined = play({ a: { units: START, money: 0, boxes: [7], goods: { bread: 2 } } }, 'a fulfil 7; a skip')
  expect([declined.asked, declined.player('a').placed.sheep]).toEqual(['a after', 0])
  const lost = play({ a: { units: START, money: 0, boxes: [24], goods: { wool: 1, bread: 2 } } }, 'a fulfil 24')
  expect(lost.asked).toBe('a after') // no unit can be paid
})

test('COC-40 the price shown on a free space has no land cost, and that is no discount of a clan', () => {
  const t = play({ a: { units: START, boxes: [7], goods: { bread: 2 } } }, 'a fulfil 7')
  const site = t.view().sites.find(({ hex }) => hex === hexOf('c3r3'))
  expect(site?.prices.find(({ unit }) => unit === 'sheep')).toMatchObject({ cost: 8, land: 0, discount: 0, price: 8 })
})

test('COC-41 a bonus upgrade: technology for £5, shipping or a merchant for nothing, or a merchant back', () => {
  const position: Position = {
    a: { units: START, money: 0, boxes: [10], goods: { cheese: 4 }, merchants: 1, market: { wool: -1, milk: 2 } },
  }
  const t = play(position, 'a fulfil 10')
  expect(t.legal()).toEqual([
    'ship',
    'improve woodcutter',
    'improve miner',
    'hire',
    'recall wool',
    'recall milk',
    'skip',
  ])
  t.play('a improve miner; a recall milk')
  expect(t.player('a')).toMatchObject({ money: 5, merchants: 2, buying: { milk: 1 }, technology: ['miner'] })
  expect(t.asked).toBe('a after')
  const twice = play(position, 'a fulfil 10; a ship; a ship')
  expect(twice.player('a')).toMatchObject({ shipping: 2, money: 10 })
  expect(twice.player('a').merchants).toBe(1)
})

test('COC-41 a merchant for nothing, of those left on the board, and a merchant back from either area', () => {
  const of = (more: Holding): Played =>
    play({ a: { units: START, money: 0, boxes: [10], goods: { cheese: 4 }, ...more } }, 'a fulfil 10')
  const hired = of({ merchants: 1 }).play('a hire; a hire')
  expect(hired.player('a')).toMatchObject({ money: 10, merchants: 3, unhired: 4 })
  const sold = of({ merchants: 0, market: { wool: -2 } }).play('a recall wool; a recall wool')
  expect(sold.player('a')).toMatchObject({ money: 10, merchants: 2, selling: { wool: 0 } })
  // Contract 10 itself brings £10, two technologies' worth.
  const taught = of({}).play('a improve miner; a improve woodcutter')
  expect(taught.player('a')).toMatchObject({ money: 0, technology: ['woodcutter', 'miner'] })
  const all = of({ merchants: 7, technology: ['woodcutter', 'miner'], shipping: 5 })
  expect(all.asked).toBe('a after')
})

test('COC-100 slaughtered animals are on the board again, and their spaces empty, for a free space', () => {
  const units = ['sheep c1r3', 'sheep c3r3', 'sheep c2r4', 'sheep c3r4', ...START]
  const t = play({ a: { units, boxes: [5] } }, 'a fulfil 5; a slaughter c3r3; a slaughter c3r4')
  expect(t.asked).toBe('a bonus')
  expect(t.legal('expand sheep')).toContain('expand sheep c3r3')
  t.play('a expand sheep c3r3')
  expect(t.player('a').placed.sheep).toBe(3)
})

test('COC-40 a bonus that is shown twice can be used twice', () => {
  const corrections = [{ at: 'contracts.7.freeSpace', value: 2 }]
  const t = play({ corrections, a: { units: START, boxes: [7], goods: { bread: 2 } } }, 'a fulfil 7; a expand cow c3r3')
  expect(t.asked).toBe('a bonus')
  expect(t.play('a expand cow c1r3').asked).toBe('a after')
})

test('COC-100 direct bonuses one by one, each with its placement bonuses', () => {
  const corrections = [{ at: 'contracts.24.upgrade', value: 1 }]
  const t = play({
    corrections,
    a: { units: START, boxes: [24], goods: { wool: 1, bread: 2 }, merchants: 3 },
    b: { units: ['field c2r4'] },
  })
  t.play('a fulfil 24; a expand sheep c3r3; a buy grain 1')
  expect(t.legal()).toEqual(['ship', 'improve woodcutter', 'improve miner', 'hire', 'recall grain', 'skip'])
  t.play('a ship')
  expect(t.asked).toBe('a after')
})

test('EX-12 COC-83 Buchanan pays once for two contracts of one turn', () => {
  const a = { clan: 'buchanan', units: START, money: 20 } as const
  const last = play({ round: 5, display: [1, 2, 3], a }, 'a obtain 1; a obtain 3')
  expect(last.player('a').money).toBe(5)
  const first = play({ display: [1, 2, 3], a }, 'a obtain 1')
  expect(first.asked).toBe('a obtainMore')
  expect(first.play('a obtain 2').player('a').money).toBe(25)
  const apart = play({ seats: 2, display: [1, 2, 3], a }, 'a obtain 1; a skip; a end; b pass; b end; a obtain 2')
  expect(apart.player('a').money).toBe(30)
})

test('COC-83 Buchanan fulfils one contract with all its benefits, then perhaps a second', () => {
  const a = { clan: 'buchanan', units: START, money: 20, boxes: [1, 2], goods: { wool: 10 } } as const
  const t = play({ a }, 'a fulfil 1; a expand sheep c3r3')
  expect(t.asked).toBe('a fulfilMore')
  expect(t.legal()).toEqual(['fulfil 2', 'skip'])
  expect(numbers(t.play('a fulfil 2').player('a').fulfilled)).toEqual([1, 2])
  expect(t.asked).toBe('a after')
  const poor = play({ a: { ...a, goods: { wool: 4 } } }, 'a fulfil 1; a skip')
  expect(poor.asked).toBe('a after')
})

test('COC-83 Buchanan draws six and keeps up to two', () => {
  const units = ['bakery c1r3', 'bakery c2r4', 'bakery c3r4', ...START]
  const position: Position = { round: 3, a: { clan: 'buchanan', units, money: 40 }, pile: [1, 2, 3, 4, 5, 6, 7] }
  const t = play(position, 'a expand bakery c3r3; a draw')
  expect(t.legal()).toHaveLength(7)
  t.play('a keep 6; a keep 1')
  expect(t.player('a').money).toBe(40 - 12 - 5)
  expect(numbers(t.view().under)).toEqual([2, 3, 4, 5])
  const full = play(
    { ...position, a: { clan: 'buchanan', units, money: 40, boxes: [9] } },
    'a expand bakery c3r3; a draw; a keep 6',
  )
  expect(full.asked).toBe('a after')
})

test('COC-83 without that setting a building bonus costs once, whether one or two are kept', () => {
  const units = ['bakery c1r3', 'bakery c2r4', 'bakery c3r4', ...START]
  const t = play({
    round: 3,
    options: { buchananFeeOncePerTurn: false },
    pile: [1, 2, 3, 4, 5, 6],
    a: { clan: 'buchanan', units, money: 40 },
  }).play('a expand bakery c3r3; a draw; a keep 6; a keep 1')
  expect(t.player('a').money).toBe(40 - 12 - 5)
})

test('COC-83 the fee once per turn is a setting', () => {
  const position: Position = {
    round: 3,
    ports: ['moneyBuilding', 'lessMeat', 'swapUnits', 'money'],
    display: [1, 2],
    pile: [3, 4, 5, 6, 7, 8],
    a: { clan: 'buchanan', units: ['sheep c1r1'], shipping: 2, money: 40 },
  }
  const plies = 'a port moneyBuilding; a draw; a keep 3; a skip; a obtain 1'
  expect(play(position, plies).player('a').money).toBe(40 + 5 - 5)
  const twice = play({ ...position, options: { buchananFeeOncePerTurn: false } }, plies)
  expect(twice.player('a').money).toBe(40 + 5 - 10)
})

test('EX-25 COC-90 MacEwen discards a grain for each hops, three at most, for £9 each', () => {
  const t = play({
    a: { clan: 'macewen', units: START, money: 0, boxes: [23], goods: { grain: 5, bread: 1, whisky: 1 } },
  })
  t.play('a fulfil 23')
  expect(t.legal()).toEqual(['discard grain 1', 'discard grain 2', 'discard grain 3', 'skip'])
  t.play('a discard grain 3')
  expect(t.player('a')).toMatchObject({ money: 15 + 27, goods: { grain: 2 } })
  expect(t.asked).toBe('a after')
  const two = play({
    a: { clan: 'macewen', units: START, money: 0, boxes: [28], goods: { grain: 5, bread: 2, whisky: 1 } },
  })
  expect(two.play('a fulfil 28; a discard grain 2').player('a').money).toBe(18)
})

test('EX-34 MacEwen buys grain on a free space first, then discards it', () => {
  const t = play({
    a: { clan: 'macewen', units: START, money: 60, merchants: 3, boxes: [24], goods: { wool: 1, bread: 2 } },
    b: { units: ['field c2r4'] },
  })
  t.play('a fulfil 24')
  expect(t.legal('discard')).toEqual([])
  t.play('a expand sheep c3r3; a buy grain 3')
  const before = t.player('a').money
  t.play('a discard grain 3')
  expect(t.player('a').money - before).toBe(27)
})

test('COC-90 before the first direct bonus or after the last, and once', () => {
  const a = { clan: 'macewen', units: START, boxes: [24], goods: { wool: 1, bread: 2, grain: 3 } } as const
  const before = play({ a }, 'a fulfil 24; a discard grain 1')
  expect(before.legal('discard')).toEqual([])
  expect(before.play('a expand sheep c3r3').asked).toBe('a after')
  const after = play({ a }, 'a fulfil 24; a expand sheep c3r3')
  expect(after.legal()).toEqual(['discard grain 1', 'discard grain 2', 'discard grain 3', 'skip'])
  const declined = play({ a }, 'a fulfil 24; a skip')
  expect(declined.legal('discard')).toHaveLength(3)
})

test('COC-90 COC-100 not between two direct bonuses', () => {
  // No printed contract with hops has two of them: an owner gives contract 24 a bonus upgrade.
  const corrections = [{ at: 'contracts.24.upgrade', value: 1 }]
  const a = { clan: 'macewen', units: START, boxes: [24], goods: { wool: 1, bread: 2, grain: 3 } } as const
  const t = play({ corrections, a }, 'a fulfil 24')
  expect(t.legal('discard')).toHaveLength(3)
  t.play('a hire')
  expect(t.legal('discard')).toEqual([])
  t.play('a expand sheep c3r3')
  expect(t.legal('discard')).toHaveLength(3)
})

test('COC-90 COC-40 grain is discarded after the last direct bonus also where that one is lost', () => {
  const corrections = [{ at: 'contracts.24.upgrade', value: 1 }]
  // Too poor for any unit on the free space.
  const a = { clan: 'macewen', units: START, money: 0, boxes: [24], goods: { wool: 1, bread: 2, grain: 3 } } as const
  const t = play({ corrections, a }, 'a fulfil 24; a hire')
  expect(t.legal()).toEqual(['discard grain 1', 'discard grain 2', 'discard grain 3', 'skip'])
  t.play('a discard grain 3')
  // The space was lost before the grain brought money.
  expect([t.player('a').money, t.asked]).toEqual([27, 'a after'])
  const old = play({ corrections, revision: REVISION.start, a }, 'a fulfil 24; a hire')
  expect([old.player('a').goods.grain, old.asked]).toEqual([3, 'a after'])
})
