import { stream } from '@bothy/kernel'
import { goldenGame, leaves, opened, wander } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { clansOfCaledonia as game, type State } from '../rules/index.ts'

const SEATS = [1, 2, 3, 4]

function midgame(seats: number): State {
  const s = opened(game, { seats, seed: `perft-${seats}` })
  wander(game, s, stream('perft', String(seats)), 30 * seats)
  return s
}

test('perft: leaves to depth 2 from the opening, to depth 3 from the middle of a game', () => {
  expect(SEATS.map((seats) => leaves(game, opened(game, { seats, seed: `perft-${seats}` }), 2))).toEqual(OPENING)
  expect(SEATS.map((seats) => leaves(game, midgame(seats), 3))).toEqual(MIDGAME)
})

test.each([1, 2])('golden: a seeded random game for each number of seats, revision %i', (revision) => {
  expect(SEATS.map((seats) => goldenGame(game, seats, revision))).toEqual(GOLDEN[revision - 1])
})

const OPENING = [52, 6, 12, 20]
const MIDGAME = [1230, 109, 200, 367]
const GOLDEN = [
  [
    { plies: 94, scores: [54], hash: '15ebcf780ba86446' },
    { plies: 120, scores: [64, 71], hash: '8a6d1db6ec30a3c8' },
    { plies: 244, scores: [81, 100, 60], hash: 'b9fe203c6290b6d9' },
    { plies: 303, scores: [76, 53, 39, 61], hash: '1050cdd69d721ccc' },
  ],
  [
    { plies: 91, scores: [56], hash: '988b85809f46ceb0' },
    { plies: 152, scores: [54, 51], hash: 'a0c5043453d241b5' },
    { plies: 244, scores: [81, 100, 60], hash: '1da450877b82eb88' },
    { plies: 317, scores: [66, 45, 48, 69], hash: 'f6b2b17d83fc84f5' },
  ],
]
