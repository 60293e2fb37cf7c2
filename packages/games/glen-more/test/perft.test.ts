import { below, hashOf, stream } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type Action, glenMore as game, type State } from '../src/index.ts'

const open = (seats: number, seed: string, revision = game.revision): State => {
  const setup = game.setup({}, seats)
  if (!setup.ok) throw new Error(setup.problem.why)
  return game.create(setup.value, seats, seed, revision)
}
const legal = (s: State): readonly [number, readonly Action[]] => {
  const [seat] = game.actors(s)
  const out: Action[] = []
  if (seat !== undefined) game.legal(s, seat, out)
  return [seat ?? 0, out]
}

function leaves(s: State, depth: number): number {
  const [seat, list] = legal(s)
  if (depth === 1 || list.length === 0) return list.length
  let sum = 0
  for (const action of list) {
    const next = game.clone(s)
    game.apply(next, seat, action)
    sum += leaves(next, depth - 1)
  }
  return sum
}

/** Plays at random for a while, so that tableaux have something to do. */
function midgame(seats: number, plies: number): State {
  const s = open(seats, `perft-${seats}`)
  const rng = stream('perft', String(seats))
  for (let n = 0; n < plies; n++) {
    const [seat, list] = legal(s)
    game.apply(s, seat, list[below(rng, list.length)])
  }
  return s
}

/** If a number changes, the rules have changed: say which. */
test('perft: leaves to depth 4, from the opening and from the middle of a game', () => {
  expect([2, 3, 4, 5].map((seats) => leaves(open(seats, `perft-${seats}`), 4))).toEqual(OPENING)
  expect([2, 3, 4, 5].map((seats) => leaves(midgame(seats, 60), 4))).toEqual(MIDGAME)
})

test.each([1, 2])('golden: a seeded random game for each number of seats, revision %i', (revision) => {
  const games = [2, 3, 4, 5].map((seats) => {
    const s = open(seats, `golden-${seats}`, revision)
    const rng = stream('golden', String(seats))
    let plies = 0
    for (; game.result(s) === null; plies++) {
      const [seat, list] = legal(s)
      game.apply(s, seat, list[below(rng, list.length)])
    }
    return { plies, scores: game.result(s)?.scores, hash: hashOf(s) }
  })
  expect(games).toEqual(GOLDEN[revision - 1])
})

const OPENING = [397, 269, 256, 222]
const MIDGAME = [732, 184, 242, 592]
/** By revision. None of these four games meets a rule that revision 2 changed: only the revision in the state differs. */
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
