import { expect, test } from 'vitest'
import { DIE_FACES, glenMore } from '../rules/index.ts'
import { play } from './play.ts'

test('GM-91 the die has its place on the track and takes a turn when it is the rear figure', () => {
  const t = play({ seats: 2, die: [1] })
  expect(t.track()).toBe('ab#oooooooooo.')
  t.takeSpace(3).takeSpace(8)
  expect(t.eventsOf('rolled')).toMatchObject([{ roll: 1, from: 2, to: 4 }])
})

test('GM-92 its faces are 1, 1, 1, 2, 2, 3', () => {
  expect(DIE_FACES).toEqual([1, 1, 1, 2, 2, 3])
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 120; i++) {
    const t = play({ seats: 2, seed: `die ${i}` })
      .takeSpace(3)
      .takeSpace(8)
    for (const { roll } of t.eventsOf('rolled')) counts[roll]++
  }
  expect(counts[0]).toBe(0)
  expect(counts[1]).toBeGreaterThan(counts[2])
  expect(counts[2]).toBeGreaterThan(counts[3])
  expect(counts[3]).toBeGreaterThan(0)
})

test('GM-93 W-5 it counts tiles and skips figures', () => {
  const t = play({ seats: 2, die: [2] })
  t.takeSpace(3)
  expect(t.track()).toBe('.b#aoooooooooo')
  t.takeSpace(8)
  expect(t.eventsOf('rolled')).toMatchObject([{ roll: 2, from: 2, to: 5 }])
  expect(t.asked).toBe('a turn')
  expect([t.track(), t.view().gap]).toEqual(['oo.ao#oobooooo', 2])
  expect(t.eventsOf('trackFilled').map(({ first, tiles }) => [first, tiles.length])).toEqual([
    [13, 1],
    [0, 1],
    [1, 1],
  ])
})

test('GM-94 the tile it lands on is out of the game', () => {
  const t = play({ seats: 2, die: [3] })
  t.takeSpace(3)
  const tile = t.state.track[6]
  t.takeSpace(8)
  expect(t.view().discards).toContain(tile)
  expect(t.track().charAt(6)).toBe('#')
})

test('GM-95 it can roll again, and bring about a scoring and the end', () => {
  const again = play({ seats: 2, die: [1, 1], figures: { a: 2, b: 9, die: 3 }, gap: 1 }).takeSpace(10)
  const moves = again.eventsOf('rolled').map(({ from, to }) => [from, to])
  expect(moves.slice(0, 2)).toEqual([
    [3, 4],
    [4, 5],
  ])
  const scoring = play({ seats: 2, die: [1], figures: { a: 2, b: 5, die: 3 }, gap: 1, left: [2, 19, 17] }).takeSpace(6)
  expect(scoring.lastEvents.map((e) => e.type)).toContain('scoring')
  const end = play({ seats: 2, die: [3], figures: { a: 2, b: 5, die: 3 }, gap: 1, left: [0, 0, 3] }).takeSpace(6)
  expect(end.asked).toBe('over')
  expect(end.lastEvents.map((e) => e.type)).toContain('rolled')
})

test('GM-96 the die has no tableau, trades nothing and scores nothing', () => {
  const t = play({ seats: 2, die: [2] })
  expect(t.view().players).toHaveLength(2)
  expect(glenMore.tally(t.state, null)).toHaveLength(2)
  t.takeSpace(3)
  const before = t.view()
  t.takeSpace(8)
  const after = t.view()
  expect(t.eventsOf('rolled')).toHaveLength(1)
  expect([after.market, after.players[0]]).toEqual([before.market, before.players[0]])
  expect(after.players.map(({ vp }) => vp)).toEqual([0, 0])
})

test('GM-95 arranged rolls come in their order, the die rolling again while it is the rear figure', () => {
  const t = play({ seats: 2, figures: { die: 2, a: 4, b: 5 }, gap: 1, die: [1, 3] })
  expect([t.track().indexOf('#'), t.asked]).toEqual([8, 'a turn'])
})
