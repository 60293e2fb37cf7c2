import { describe, expect, test } from 'vitest'
import type { PortTile } from '../../rules/index.ts'
import { REVISION } from '../../rules/revisions.ts'
import { play, type Position } from '../play.ts'

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
  const t = produced({ a: { units, money: 0 } }, 'a process 1 1 0')
  expect(t.player('a').money).toBe(16 + 6 + 4)
  expect(t.player('a').goods).toEqual({ wool: 2, grain: 1, milk: 0, bread: 1, cheese: 1, whisky: 0 })
  expect(t.eventsOf('processed')).toMatchObject([{ seat: 0, bread: 1, cheese: 1, whisky: 0 }])
})

test('COC-67 stock and purchases can be processed too', () => {
  const units = ['dairy c3r3', 'dairy c3r2', 'miner c2r3']
  const t = produced({ a: { units, goods: { milk: 1 } } }, 'a process 0 1 0')
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

test('COC-66 each factory may stand idle, and what it leaves is in the stock of the next round', () => {
  const units = ['field c3r3', 'cow c1r3', 'bakery c3r2', 'dairy c1r2']
  const t = produced({ a: { units } })
  expect(t.asked).toBe('a process')
  expect(t.legal()).toEqual(['process 1 1 0', 'process 1 0 0', 'process 0 1 0', 'process 0 0 0'])
  t.play('a process 0 1 0')
  expect(t.player('a').goods).toMatchObject({ grain: 2, milk: 0, bread: 0, cheese: 1 })
  // The grain left over is untouched, so a distillery of the next round can have it.
  expect(t.asked).toBe('a turn')
  t.play('a expand distillery c2r4; a end; b pass; b end; c pass; c end; a pass; a end')
  expect(t.legal('process 1 1 ')).toEqual(['process 1 1 1', 'process 1 1 0'])
  t.play('a process 0 1 1')
  expect(t.player('a').goods).toMatchObject({ grain: 3, bread: 0, whisky: 1 })
})

test('COC-66 the question comes in the last round and alone too, and not where no factory can work', () => {
  const units = ['cow c3r3', 'dairy c3r2']
  expect(produced({ round: 5, a: { units } }).asked).toBe('a process')
  expect(produced({ a: { units: ['dairy c3r2', 'bakery c1r2', 'sheep c3r3'] } }).asked).toBe('a turn')
  expect(produced({ a: { units: ['cow c3r3', 'field c1r3'] } }).asked).toBe('a turn')
  const alone = play({ seats: 1, a: { units: ['cow c3r3', 'dairy c2r4'] } }, 'a pass; a end')
  expect(alone.asked).toBe('a process')
  expect(alone.legal()).toEqual(['process 0 1 0', 'process 0 0 0'])
  alone.play('a process 0 0 0')
  expect(alone.eventsOf('declined')).toMatchObject([{ seat: 0, what: 'processing' }])
  expect(alone.player('a').goods).toMatchObject({ milk: 1, cheese: 0 })
})

describe('COC-66 before revision 2 everything is processed unless keeping is seen to be worth something', () => {
  const before = (p: Position, plies = ''): ReturnType<typeof play> =>
    produced({ ...p, revision: REVISION.start }, plies)

  test('for a scoring tile, a clan, a port tile or at the market', () => {
    const units = ['cow c3r3', 'dairy c3r2']
    const silent = before({ a: { units } })
    expect(silent.asked).toBe('a turn')
    expect(silent.player('a').goods).toMatchObject({ milk: 0, cheese: 1 })
    expect(before({ a: { units }, scoring: 'basicGoods' }).asked).toBe('a process')
    expect(before({ a: { units, clan: 'cunningham' } }).asked).toBe('a process')
    expect(before({ a: { units }, ports: ['basicExchange', 'money', 'lessMeat', 'swapUnits'] }).asked).toBe('a process')
    expect(before({ a: { units }, prices: { milk: 9, cheese: 0 } }).asked).toBe('a process')
    expect(before({ a: { units: ['field c3r3', 'bakery c3r2'], clan: 'macewen' } }).asked).toBe('a process')
    const last = { round: 5, a: { units: ['field c3r3', 'bakery c3r2'], clan: 'macewen' } } as const
    expect(before(last).asked).toBe('over')
    expect(before({ ...last, scoring: 'basicGoods' }).asked).toBe('a process')
    const kept = before({ a: { units }, scoring: 'basicGoods' }, 'a process 0 0 0')
    expect(kept.player('a').goods).toMatchObject({ milk: 1, cheese: 0 })
  })

  test('a tile for basic goods of a later round counts', () => {
    const units = ['cow c3r3', 'dairy c3r2']
    const later = ['workers', 'border', 'basicGoods', 'upgrades', 'imports']
    const of = (round: number): Position => ({ round, a: { units }, arranged: { scoring: later } })
    expect(before(of(1)).asked).toBe('a process')
    expect(before(of(2)).asked).toBe('a process')
    expect(before(of(4)).asked).toBe('a turn')
  })

  test('port 2 is no reason once it can be neither used nor copied', () => {
    const units = ['cow c3r3', 'dairy c3r2']
    const portsUsed = ['basicExchange'] as const
    const ports: readonly PortTile[] = ['basicExchange', 'money', 'lessMeat', 'swapUnits']
    expect(before({ a: { units, portsUsed }, ports }).asked).toBe('a turn')
    expect(before({ a: { units, portsUsed }, ports: ports.with(1, 'copyPort') }).asked).toBe('a process')
  })

  test('only the price of what would be made counts', () => {
    const position = { a: { units: ['field c3r3', 'bakery c3r2'] }, prices: { grain: 9, whisky: 0, bread: 9 } }
    expect(before(position).asked).toBe('a turn')
    expect(before({ ...position, prices: { grain: 9, bread: 0 } }).asked).toBe('a process')
  })
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
  const t = produced({ a: { clan: 'mackenzie', units, money: 0 } }, 'a process 0 0 2')
  expect(t.player('a').money).toBe(16 + 6)
  expect(t.legal()).toEqual(['store', 'skip'])
  t.play('a store')
  expect(t.player('a')).toMatchObject({ goods: { whisky: 1 }, cellar: [true, false, false] })
  expect(produced({ round: 5, a: { clan: 'mackenzie', units } }, 'a process 0 0 2').asked).toBe('over')
})

test('COC-91 £3 and a barrel are for whisky made in this Production alone, not for what is in stock or was kept', () => {
  const stocked = {
    clan: 'mackenzie',
    units: ['field c3r3', 'distillery c3r2'],
    money: 0,
    goods: { whisky: 2 },
  } as const
  const idle = produced({ a: stocked }, 'a process 0 0 0')
  expect([idle.asked, idle.player('a').money, idle.player('a').goods.whisky]).toEqual(['a turn', 16, 2])
  const declined = produced({ a: stocked }, 'a process 0 0 1; a skip')
  expect(declined.player('a')).toMatchObject({ money: 16 + 3, goods: { whisky: 3 }, cellar: [false, false, false] })
  // Barrels move before the new one is stored: spot 1 is free again.
  const next = produced({ a: { ...stocked, cellar: [1, 2] } }, 'a process 0 0 1; a store')
  expect(next.player('a')).toMatchObject({ cellar: [true, true, true], goods: { whisky: 2 } })
  const other = produced({ a: { ...stocked, clan: 'campbell' } }, 'a process 0 0 1')
  expect([other.asked, other.player('a').money]).toEqual(['a turn', 16])
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

test('COC-40 COC-91 MacKenzie is asked about a bonus that the money of barrels makes possible, and about no other', () => {
  // Contract 5: two sheep for a free space, where a sheep for £8 is the cheapest unit.
  const fulfilled = (cellar: readonly number[]): string => {
    const units = ['sheep c3r3', 'sheep c1r3', 'woodcutter c5r1']
    return play({ a: { clan: 'mackenzie', units, money: 0, cellar, boxes: [5] } }, 'a fulfil 5').asked
  }
  expect(fulfilled([1])).toBe('a after')
  expect(fulfilled([2])).toBe('a after')
  expect(fulfilled([3])).toBe('a bonus')
})

test('COC-91 COC-42 MacKenzie is asked about neighbours whom the money of barrels can pay, and about no others', () => {
  const placed = (cellar: readonly number[]): string => {
    const a = { clan: 'mackenzie', units: ['sheep c4r1'], money: 8 + 3 + 2, cellar } as const
    return play({ a, b: { units: ['distillery c3r0'] }, prices: { whisky: 0 } }, 'a expand sheep c3r1').asked
  }
  expect(placed([1])).toBe('a after')
  expect(placed([2])).toBe('a placed')
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
