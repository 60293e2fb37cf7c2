import { expect, test } from 'vitest'
import { glenMore } from '../rules/index.ts'
import { type Position, play } from './play.ts'

const ended = (p: Position) =>
  play({ figures: { a: 2, b: 5, c: 9, d: 10 }, gap: 1, left: [0, 0, 1], track: 's2-loch-ness', ...p }).takeSpace(3)
const result = (t: ReturnType<typeof play>) => glenMore.result(t.state)
const POOR = { coins: 0 }

test('GM-85 after the third scoring come cards, coins and the penalty', () => {
  const t = ended({
    b: { barrels: 2, coins: 4, vp: 3, tiles: ['s2-loch-morar 0,1', 's0-field-road 1,0'] },
    a: POOR,
    c: POOR,
    d: POOR,
  })
  expect(t.eventsOf('finalScoring')[0].seats[1]).toEqual({
    cards: [{ card: 'loch-morar', tiles: 1, vp: 2 }],
    coins: 4,
    more: 2,
    penalty: -6,
  })
  // 3 VP, 2 for barrels, 1 for the card, then 2 + 4 - 6.
  expect(result(t)?.scores).toEqual([0, 6, 0, 0])
})

test('GM-86 Iona Abbey, Loch Morar and Duart Castle pay at the end, and no other card', () => {
  const tiles = [
    's2-iona-abbey 1,0',
    's2-loch-morar 0,1',
    's2-duart-castle 1,1',
    's1-castle-moil -1,1',
    's1-loch-lochy 0,2',
  ]
  const [{ seats }] = ended({ b: { tiles } }).eventsOf('finalScoring')
  expect(seats[1].cards.map(({ card, vp }) => [card, vp])).toEqual([
    ['iona-abbey', 2],
    ['loch-morar', 0],
    ['duart-castle', 3],
  ])
})

test('GM-87 1 VP for each coin', () => {
  const t = ended({ a: { coins: 5 }, b: POOR, c: POOR, d: { coins: 2 } })
  expect(result(t)?.scores).toEqual([5, 0, 0, 2])
  expect([t.view().scores, t.view().ranks]).toEqual([
    [5, 0, 0, 2],
    [1, 3, 3, 2],
  ])
})

test('GM-88 W-25 3 VP less for each tile more than the fewest; discarded tiles do not count', () => {
  const road = ['s0-quarry-road 1,0', 's0-field-road 2,0', 's0-forest-road 3,0']
  const t = ended({ a: { coins: 0, tiles: road }, b: { coins: 0, tiles: ['s0-village-road 1,0'] }, c: POOR, d: POOR })
  expect(result(t)?.scores).toEqual([-9, -3, 0, 0])
  expect(t.eventsOf('discarded')).toHaveLength(1)
})

test('GM-88 the penalty has no limit, and all are compared with the fewest', () => {
  const road = ['s0-quarry-road 1,0', 's0-field-road 2,0', 's0-forest-road 3,0', 's0-village-road 4,0']
  const b = { coins: 0, tiles: ['s0-quarry-river 0,1'] }
  const t = ended({
    a: { coins: 0, tiles: [...road, 's1-field-road 5,0'] },
    b,
    c: { coins: 0, tiles: ['s0-meadow-river 0,1'] },
    d: POOR,
  })
  expect(result(t)?.scores).toEqual([-15, -3, -3, 0])
})

test('GM-89 W-26 most VP wins, then most cubes on tiles; barrels are not cubes', () => {
  const a = { coins: 0, vp: 30, barrels: 3, tiles: ['s0-quarry-road 1,0 stone stone stone', 's1-quarry 1,1 stone'] }
  const b = { coins: 0, vp: 38, tiles: ['s0-forest-road 1,0 wood wood wood', 's1-forest 1,1 wood wood'] }
  const t = ended({ a, b, c: POOR, d: POOR, market: {} })
  const tieBreaks = [{ id: 'cubes', values: [4, 5, 0, 0] }]
  expect(result(t)).toEqual({ scores: [27, 32, 0, 0], tieBreaks, ranks: [2, 1, 3, 3], verdict: null })
  const tie = ended({ a, b: { ...b, vp: 33 }, c: POOR, d: POOR })
  expect(result(tie)).toEqual({ scores: [27, 27, 0, 0], tieBreaks, ranks: [2, 1, 3, 3], verdict: null })
})

test('GM-89 still tied: the victory is shared', () => {
  const tieBreaks = [{ id: 'cubes', values: [0, 0, 0, 0] }]
  expect(result(ended({}))).toEqual({ scores: [6, 6, 6, 6], tieBreaks, ranks: [1, 1, 1, 1], verdict: null })
})

test('GM-90 totals may fall below zero', () => {
  const t = ended({ b: { coins: 0, tiles: ['s0-village-road 1,0'] } })
  expect(result(t)?.scores[1]).toBe(-3)
})

test('the tally adds up to what the game would end with', () => {
  const t = play({ a: { barrels: 5, coins: 4, vp: 9, tiles: ['s0-forest-river 0,1'] } })
  const lines = glenMore.tally(t.state, null)[0].filter((line) => line.counts)
  expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(9 + 8 + 4 - 3)
})
