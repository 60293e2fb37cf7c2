import { stream } from '@bothy/kernel'
import { goldenGame, leaves, opened, wander } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { glenMore2 as game, type State } from '../rules/index.ts'

const SEATS = [2, 3, 4]
const opening = (seats: number): State => opened(game, { seats, seed: `perft-${seats}` })

function midgame(seats: number): State {
  const s = opening(seats)
  wander(game, s, stream('perft', String(seats)), 60)
  return s
}

test('perft: leaves to depth 4, from the opening and from the middle of a game', () => {
  expect(SEATS.map((seats) => leaves(game, opening(seats), 4))).toEqual(OPENING)
  expect(SEATS.map((seats) => leaves(game, midgame(seats), 4))).toEqual(MIDGAME)
})

test('golden: a seeded random game for each number of seats', () => {
  expect(SEATS.map((seats) => goldenGame(game, seats, 1))).toEqual(GOLDEN)
})

const OPENING = [951, 783, 801]
const MIDGAME = [416, 279, 236]
const GOLDEN = [
  { plies: 117, scores: [9, 22], hash: '8822ca678dd7d190' },
  { plies: 136, scores: [27, -2, 10], hash: '7c255b21d8109656' },
  { plies: 195, scores: [2, 8, 43, -1], hash: '89205db699b72a64' },
]
