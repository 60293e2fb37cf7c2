import { stream } from '@bothy/kernel'
import { goldenGame, leaves, opened, wander } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { glenMore as game, type State } from '../rules/index.ts'

const SEATS = [2, 3, 4, 5]
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

test.each([1, 2])('golden: a seeded random game for each number of seats, revision %i', (revision) => {
  expect(SEATS.map((seats) => goldenGame(game, seats, revision))).toEqual(GOLDEN[revision - 1])
})

const OPENING = [397, 269, 256, 222]
const MIDGAME = [732, 184, 242, 592]
/** By revision. None of these games meets a rule changed by revision 2: only the revision in the state differs. */
const GOLDEN = [
  [
    { plies: 75, scores: [3, 14], hash: '7d0001744faa758e' },
    { plies: 95, scores: [3, 5, 16], hash: 'fe92a301bfaf615d' },
    { plies: 159, scores: [8, 15, 6, 19], hash: '87781c064b65574e' },
    { plies: 139, scores: [5, -4, 9, 3, 0], hash: '26816ebd8511effb' },
  ],
  [
    { plies: 75, scores: [3, 14], hash: 'a72b43412904a0af' },
    { plies: 95, scores: [3, 5, 16], hash: 'a3ac9a11a8e60d1e' },
    { plies: 159, scores: [8, 15, 6, 19], hash: '64e4ebd5a3a6e9c8' },
    { plies: 139, scores: [5, -4, 9, 3, 0], hash: 'e6c43583cc616e76' },
  ],
]
