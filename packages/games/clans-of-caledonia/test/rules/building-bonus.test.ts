import { expect, test } from 'vitest'
import { clansOfCaledonia as game, type Unit } from '../../rules/index.ts'
import { play, type Position } from '../play.ts'

test('COC-46 the fourth of a kind of factory lets one draw three contracts and keep one or none', () => {
  const units = ['dairy c1r3', 'dairy c2r4', 'dairy c3r4', 'miner c2r3']
  const position: Position = { round: 3, a: { units, money: 30 }, pile: [11, 12, 13, 14] }
  const t = play(position, 'a expand dairy c3r3')
  expect(t.legal()).toEqual(['draw', 'skip'])
  t.play('a draw')
  expect(t.legal()).toEqual(['keep 11', 'keep 12', 'keep 13', 'skip'])
  t.play('a keep 12')
  expect(t.player('a').boxes.map(({ contract }) => contract + 1)).toEqual([12])
  expect(t.player('a').money).toBe(30 - 12 - 4 - 5)
  expect(t.view().under.map((contract) => contract + 1)).toEqual([11, 13])
  const none = play(position, 'a expand dairy c3r3; a draw; a skip')
  expect(none.view().under.map((contract) => contract + 1)).toEqual([11, 12, 13])
  const full = play({ ...position, a: { units, money: 30, boxes: [5] } }, 'a expand dairy c3r3')
  expect(full.asked).toBe('a after')
})

test('COC-46 the fourth dairy, bakery or distillery, no third one and no fourth of anything else', () => {
  const asked = (unit: Unit, n: number): string => {
    const units = ['c1r3', 'c2r4', 'c3r4'].slice(0, n - 1).map((hex) => `${unit} ${hex}`)
    return play({ a: { units: [...units, 'miner c2r3'] }, pile: [11, 12, 13] }, `a expand ${unit} c3r3`).asked
  }
  for (const unit of ['dairy', 'bakery', 'distillery'] as const) {
    expect([unit, asked(unit, 4)]).toEqual([unit, 'a placed'])
    expect([unit, asked(unit, 3)]).toEqual([unit, 'a after'])
  }
  for (const unit of ['sheep', 'cow', 'field'] as const) expect([unit, asked(unit, 4)]).toEqual([unit, 'a after'])
})

test('COC-101 all see what is drawn; from a short pile what is there; what cannot be paid is not kept', () => {
  const units = ['dairy c1r3', 'dairy c2r4', 'dairy c3r4', 'miner c2r3']
  const t = play({ round: 5, a: { units, money: 20 }, pile: [11, 12, 13] }, 'a expand dairy c3r3; a draw')
  expect(t.view('b').pending?.drawn.map((contract) => contract + 1)).toEqual([11, 12, 13])
  expect(t.legal()).toEqual(['skip'])
  expect(t.whyNot('keep 11')).toEqual({ why: 'money', need: 15, has: 4, rule: 'COC-7' })
  expect(t.eventsOf('contractsDrawn').map((e) => game.reveals(e))).toEqual([true])
  const all = Array.from({ length: 50 }, (_, i) => i + 1)
  const short = play({
    seats: 4,
    round: 2,
    a: { units, money: 60 },
    b: { fulfilled: all.slice(0, 47) },
    display: [48],
    pile: [49, 50],
  }).play('a expand dairy c3r3; a draw')
  expect(short.legal()).toEqual(['keep 49', 'keep 50', 'skip'])
})
