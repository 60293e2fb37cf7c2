import { expect, test } from 'vitest'
import type { PortTile } from '../../rules/index.ts'
import { REVISION } from '../../rules/revisions.ts'
import { play, type Played } from '../play.ts'

const SHIFT_PORTS: readonly PortTile[] = ['priceShift', 'copyPort', 'money', 'basicExchange']
const BOTH_SHIFTS = { units: ['sheep c1r1', 'woodcutter c10r1'], shipping: 5 } as const

test('COC-65 COC-103 port 6 and port 9 copying it, in either order, before one trade', () => {
  const position = { ports: SHIFT_PORTS, prices: { whisky: 2 }, a: { ...BOTH_SHIFTS, goods: { whisky: 1 }, money: 40 } }
  const six = play(position, 'a port priceShift; a shift whisky up')
  // Neither another action nor another good comes in between.
  expect(six.legal('port')).toEqual(['port copyPort priceShift'])
  six.play('a port copyPort priceShift')
  expect(six.legal()).toEqual(['shift whisky down', 'shift whisky up'])
  six.play('a shift whisky up')
  expect(six.legal()).toEqual(['buy whisky 1', 'buy whisky 2', 'sell whisky 1'])
  expect([six.view().prices[5].place, six.player('a').portsUsed]).toEqual([8, ['priceShift', 'copyPort']])
  six.play('a sell whisky 1')
  expect(six.asked).toBe('a after')
  expect(six.play('a end').asked).toBe('b turn')
  const nine = play(position, 'a port copyPort priceShift; a shift whisky up; a port priceShift; a shift whisky up')
  expect([nine.view().prices[5].place, nine.player('a').money]).toEqual([8, 37])
})

test('COC-65 COC-103 the same before a purchase from neighbours', () => {
  const position = {
    ports: SHIFT_PORTS,
    prices: { milk: 7 },
    a: { ...BOTH_SHIFTS, units: [...BOTH_SHIFTS.units, 'miner c2r3'], merchants: 3 },
    b: { units: ['cow c2r4', 'sheep c3r4'] },
  }
  const t = play(position, 'a expand sheep c3r3; a port priceShift; a shift milk down')
  expect(t.legal()).toEqual(['buy milk 1', 'buy milk 2', 'buy milk 3', 'port copyPort priceShift'])
  t.play('a port copyPort priceShift')
  expect(t.legal()).toEqual(['shift milk down', 'shift milk up'])
  t.play('a shift milk down')
  expect(t.view().prices[2].place).toBe(1)
  expect(t.legal().every((text) => text.startsWith('buy milk'))).toBe(true)
})

test('COC-103 the second time needs the money for port 9 and for a trade after it', () => {
  const of = (money: number): Played =>
    play(
      { ports: SHIFT_PORTS, prices: { wool: 1 }, a: { ...BOTH_SHIFTS, money } },
      'a port priceShift; a shift wool down',
    )
  const price = of(100).price('wool')
  expect(of(3 + price).legal('port')).toEqual(['port copyPort priceShift'])
  expect(of(2 + price).legal('port')).toEqual([])
  expect(of(2 + price).whyNot('port copyPort priceShift')).toMatchObject({ why: 'portIdle' })
})

test('COC-103 before revision 2 a trade follows at once', () => {
  const a = { ...BOTH_SHIFTS, units: [...BOTH_SHIFTS.units, 'miner c2r3'], merchants: 3 }
  const old = { revision: REVISION.start, ports: SHIFT_PORTS, a, b: { units: ['cow c2r4'] } }
  expect(play(old, 'a port priceShift; a shift milk down').legal('port')).toEqual([])
  expect(play(old, 'a expand sheep c3r3; a port priceShift; a shift milk down').legal('port')).toEqual([])
})
