import { expect, test } from 'vitest'
import { glenMore } from '../rules/index.ts'
import { type Position, play } from './play.ts'

const atScoring = (p: Position) =>
  play({ figures: { a: 2, b: 5, c: 9, d: 10 }, gap: 1, left: [1, 19, 17], ...p }).takeSpace(3)
const vpOf = (t: ReturnType<typeof play>): number[] => t.view().players.map(({ vp }) => vp)

const W24: Position = {
  a: { barrels: 5, chieftains: 2, tiles: ['s0-forest-river 0,1', 's2-castle-of-mey 1,1'] },
  b: { barrels: 2, chieftains: 3, tiles: ['s0-meadow-river 0,1', 's1-castle-moil 1,1'] },
  c: { barrels: 2, tiles: ['s0-pasture-river 0,1', 's3-cawdor-castle 1,1'] },
  d: { chieftains: 1 },
  track: 's2-tavern-2',
}

test('GM-79 barrels, chieftains with bonnets, and cards are compared', () => {
  const [scoring] = atScoring(W24).eventsOf('scoring')
  expect(scoring.values).toEqual([
    [4, 2, 2, 0], // one was paid for the tavern
    [5, 4, 3, 1],
    [1, 1, 1, 0],
  ])
  expect(scoring.scoring).toBe(1)
})

test('GM-80 W-24 the difference to the lowest gives 0, 1, 2, 3, 5, 8 VP', () => {
  const t = play({
    ...W24,
    figures: { a: 2, b: 5, c: 9, d: 10 },
    gap: 1,
    left: [1, 19, 17],
    a: { ...W24.a, barrels: 5 },
  })
  const tavern = t.state.track[3]
  expect(tavern).toBeGreaterThan(0)
  t.state.barrels[0] = 6 // one is paid for the tavern
  t.takeSpace(3)
  const [{ values, vp }] = t.eventsOf('scoring')
  expect(values).toEqual([
    [5, 2, 2, 0],
    [5, 4, 3, 1],
    [1, 1, 1, 0],
  ])
  expect(vp).toEqual([
    [8, 2, 2, 0],
    [5, 3, 2, 0],
    [1, 1, 1, 0],
  ])
  expect(vpOf(t)).toEqual([14, 6, 5, 0])
})

test('GM-80 a difference of 5 and every greater one give 8 VP', () => {
  const t = atScoring({ a: { barrels: 4 }, b: { barrels: 5 }, c: { barrels: 6 }, d: { barrels: 12 } })
  expect(t.eventsOf('scoring')[0].vp[0]).toEqual([0, 1, 2, 8])
  const more = atScoring({ b: { barrels: 5 }, c: { barrels: 6 }, d: { barrels: 12 } })
  expect(more.eventsOf('scoring')[0].vp[0]).toEqual([0, 8, 8, 8])
})

test('GM-81 the lowest may have nothing, and the die is not compared', () => {
  const t = play({
    seats: 2,
    a: { barrels: 3 },
    b: { barrels: 2 },
    figures: { a: 2, b: 5, die: 9 },
    gap: 1,
    left: [1, 19, 17],
  })
  t.takeSpace(3)
  expect(t.eventsOf('scoring')[0]).toMatchObject({
    vp: [
      [1, 0],
      [0, 0],
      [0, 0],
    ],
  })
})

test('GM-82 neither the figure on the track nor clan members on the tableau count', () => {
  const t = atScoring({ a: { start: 6 } })
  expect(t.eventsOf('scoring')[0].values[1]).toEqual([0, 0, 0, 0])
})

test('GM-83 barrels spent on taverns count no more, and nothing is used up', () => {
  const t = atScoring({ a: { barrels: 3, tiles: ['s0-forest-river 0,1'] }, b: { barrels: 1 }, track: 's2-tavern' })
  expect(t.eventsOf('scoring')[0].values[0]).toEqual([2, 1, 0, 0])
  expect(t.view().players.map(({ barrels }) => barrels)).toEqual([2, 1, 0, 0])
})

test('GM-84 a scoring changes nothing but VP', () => {
  const t = atScoring({ b: { barrels: 4, chieftains: 2, vp: 10 } })
  expect(t.player('b')).toMatchObject({ vp: 10 + 5 + 2, barrels: 4, chieftains: 2, coins: 6 })
  expect(
    glenMore
      .tally(t.state, null)[1]
      .slice(0, 4)
      .map(({ category, points }) => [category, points]),
  ).toEqual([
    ['tiles', 10],
    ['barrels', 5],
    ['chieftains', 2],
    ['cards', 0],
  ])
})

test('GM-80 the standing says what is compared, and with whom', () => {
  const t = play({ a: { barrels: 5 }, b: { barrels: 2 }, c: { barrels: 1 }, d: { barrels: 1 } })
  const line = (seat: number) => glenMore.tally(t.state, null)[seat].find(({ category }) => category === 'nextBarrels')
  expect(line(0)).toMatchObject({ points: 5, detail: { has: 5, lowest: 1 } })
  expect(line(1)).toMatchObject({ points: 1, detail: { has: 2, lowest: 1 } })
})

test('GM-78 the share of the game that is over grows with every refill', () => {
  const t = play({})
  const before = glenMore.progress(t.state)
  expect(before).toBeLessThan(0.2)
  t.takeSpace(6)
  expect(glenMore.progress(t.state)).toBeGreaterThan(before)
})

test('GM-77 GM-88 the standing says how many scorings are done and how many tiles are too many', () => {
  const t = play({ a: { tiles: ['s0-forest-river 0,1', 's0-quarry-road 1,0'] } })
  t.state.scorings = 2
  const line = (wanted: string) => glenMore.tally(t.state, null)[0].find(({ category }) => category === wanted)
  expect(line('barrels')?.detail).toEqual({ scorings: 2 })
  expect(line('penalty')).toMatchObject({ points: -6, detail: { tiles: 3, more: 2 } })
})
