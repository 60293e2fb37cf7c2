import { expect, test } from 'vitest'
import { play, type Position } from './play.ts'

/** Everybody passes; what follows is Production. */
const produced = (p: Position, plies = ''): ReturnType<typeof play> =>
  play(p, `a pass; a end; b pass; b end; c pass; c end; ${plies}`)

test('COC-66 workers, basic goods, then each factory once', () => {
  const units = [
    'miner c2r3',
    'woodcutter c5r1',
    'sheep c3r3',
    'sheep c1r3',
    'cow c1r2',
    'field c2r4',
    'dairy c3r2',
    'bakery c3r4',
  ]
  const t = produced({ scoring: 'workers', a: { units, money: 0 } })
  expect(t.player('a').money).toBe(16 + 6 + 4)
  expect(t.player('a').goods).toEqual({ wool: 2, grain: 1, milk: 0, bread: 1, cheese: 1, whisky: 0 })
  expect(t.eventsOf('processed')).toMatchObject([{ seat: 0, bread: 1, cheese: 1, whisky: 0 }])
})

test('COC-67 stock and purchases can be processed too', () => {
  const t = produced({ a: { units: ['dairy c3r3', 'dairy c3r2', 'miner c2r3'], goods: { milk: 1 } } })
  expect(t.player('a').goods).toMatchObject({ milk: 0, cheese: 1 })
})

test('EX-26 two fields, three bakeries, two distilleries: any four of the five factories', () => {
  const units = [
    'field c1r3',
    'field c2r4',
    'bakery c3r3',
    'bakery c3r4',
    'bakery c1r2',
    'distillery c3r2',
    'distillery c1r4',
  ]
  const t = produced({ a: { units } })
  expect(t.asked).toBe('a process')
  const whole = t.legal().filter(
    (text) =>
      text
        .split(' ')
        .slice(1)
        .reduce((sum, n) => sum + Number(n), 0) === 4,
  )
  expect(whole).toEqual(['process 2 0 2', 'process 3 0 1'])
  expect(t.legal()).toContain('process 0 0 0')
  t.play('a process 3 0 1')
  expect(t.player('a').goods).toMatchObject({ grain: 0, bread: 3, whisky: 1 })
})

test('COC-66 processing is optional, and asked about where keeping can be worth something', () => {
  const units = ['cow c3r3', 'dairy c3r2']
  expect(produced({ a: { units } }).asked).toBe('a turn')
  expect(produced({ a: { units }, scoring: 'basicGoods' }).asked).toBe('a process')
  expect(produced({ a: { units, clan: 'cunningham' } }).asked).toBe('a process')
  expect(produced({ a: { units }, ports: ['basicExchange', 'money', 'lessMeat', 'swapUnits'] }).asked).toBe('a process')
  expect(produced({ a: { units }, prices: { milk: 9, cheese: 0 } }).asked).toBe('a process')
  expect(produced({ a: { units: ['field c3r3', 'bakery c3r2'], clan: 'macewen' } }).asked).toBe('a process')
  const last = { round: 5, a: { units: ['field c3r3', 'bakery c3r2'], clan: 'macewen' } } as const
  expect(produced(last).asked).toBe('over')
  expect(produced({ ...last, scoring: 'basicGoods' }).asked).toBe('a process')
  const kept = produced({ a: { units }, scoring: 'basicGoods' }, 'a process 0 0 0')
  expect(kept.player('a').goods).toMatchObject({ milk: 1, cheese: 0 })
})

test('COC-104 choices are taken in turn order', () => {
  const short = (at: string): string[] => [`field ${at}`]
  const t = play({
    a: { units: [...short('c3r3'), 'bakery c3r2', 'bakery c1r3', 'distillery c1r2'] },
    c: { units: [...short('c9r3'), 'bakery c9r2', 'bakery c9r4', 'distillery c10r3'] },
  }).play('a hire; a end; b pass; b end; c pass; c end; a pass; a end')
  expect(t.view().passed).toEqual([1, 2, 0])
  expect(t.asked).toBe('a process')
  t.play('a process 2 0 0')
  expect(t.asked).toBe('c process')
})

test('COC-85 Cunningham discards milk for £8 each at the end of Production', () => {
  const units = ['cow c3r3', 'cow c1r3', 'dairy c3r2']
  const t = produced({ a: { clan: 'cunningham', units, money: 0, goods: { milk: 1 } } }, 'a process 0 1 0')
  expect(t.legal()).toEqual(['discard milk 2', 'discard milk 1', 'skip'])
  t.play('a discard milk 2')
  expect(t.player('a')).toMatchObject({ money: 16 + 16, goods: { milk: 0, cheese: 1 } })
  expect(t.view().prices[2].place).toBe(3)
})

test('COC-91 MacKenzie: £3 for each whisky made, and one barrel into the cellar', () => {
  const units = ['field c3r3', 'distillery c3r2', 'distillery c1r3']
  const t = produced({ a: { clan: 'mackenzie', units, money: 0 } })
  expect(t.player('a').money).toBe(16 + 6)
  expect(t.legal()).toEqual(['store', 'skip'])
  t.play('a store')
  expect(t.player('a')).toMatchObject({ goods: { whisky: 1 }, cellar: [true, false, false] })
  expect(produced({ round: 5, a: { clan: 'mackenzie', units } }).asked).toBe('over')
})

test('COC-91 cellar whisky counts for scoring tile 2', () => {
  const t = play({ scoring: 'processedGoods', a: { clan: 'mackenzie', cellar: [2], goods: { bread: 1 } } })
  expect(t.view().roundGlory[0]).toBe(3)
})

test('EX-24 COC-92 what a barrel brings, by spot and by itself', () => {
  const units = ['distillery c3r3']
  const out = (spot: number): number => {
    const t = play({ a: { clan: 'mackenzie', units, money: 0, cellar: [spot] } }, `a withdraw ${spot}`)
    expect(t.asked).toBe('a turn')
    expect(t.player('a').goods.whisky).toBe(1)
    return t.player('a').money
  }
  expect([out(1), out(2), out(3)]).toEqual([0, 7, 15])
  const moved = produced({ a: { clan: 'mackenzie', units, money: 0, cellar: [1, 3] } })
  expect(moved.player('a')).toMatchObject({ money: 16 + 15, goods: { whisky: 1 }, cellar: [false, true, false] })
  const last = produced({ round: 5, a: { clan: 'mackenzie', units, money: 0, cellar: [1, 2] } })
  expect(last.player('a')).toMatchObject({ money: 16 + 7 + 15, goods: { whisky: 2 }, cellar: [false, false, false] })
})

test('COC-92 a barrel can be withdrawn whenever MacKenzie is asked', () => {
  const t = play({
    a: { clan: 'mackenzie', units: ['miner c2r3'], money: 0, cellar: [3], boxes: [7], goods: { bread: 2 } },
  })
  t.play('a fulfil 7')
  expect(t.legal('withdraw')).toEqual(['withdraw 3'])
  t.play('a withdraw 3; a expand field c3r3')
  expect(t.player('a').money).toBe(10 + 15 - 18)
})
