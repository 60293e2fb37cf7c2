import { loadGame } from '@bothy/games'
import type { AnyGame } from '@bothy/room'
import { expect, test } from 'vitest'
import { playAndCheck } from './leak-games.ts'
import { LORDS } from './server.ts'

const SLOW = { timeout: 60_000 }

test.each([
  { seats: 2, royal: false, seed: 'a' },
  { seats: 4, royal: true, seed: 'b', restartAt: 60 },
])('nothing hidden goes over the wire: $seats seats, royal $royal', SLOW, async (game) => {
  const { problems, compared, lines, replaced } = await playAndCheck(game)
  expect(problems.slice(0, 5)).toEqual([])
  expect(compared).toBeGreaterThan(300)
  expect(lines).toBeGreaterThan(300)
  expect(replaced).toBeGreaterThan(20)
})

test.each(['view', 'tally', 'event'] as const)('a leak planted in the %s is found', SLOW, async (place) => {
  const honest = await loadGame(LORDS)
  const { problems } = await playAndCheck({
    seats: 2,
    royal: false,
    seed: place,
    game: { ...honest, ...planted(honest)[place] },
  })
  expect(problems.length).toBeGreaterThan(5)
})

const handsOf = (state: object): string => JSON.stringify('hands' in state ? state.hands : null)

const planted = (honest: AnyGame): { readonly [place: string]: Partial<AnyGame> } => ({
  view: { view: (state, seat) => [honest.view(state, seat), handsOf(state)] },
  tally: {
    tally: (state, seat) =>
      honest
        .tally(state, seat)
        .map((lines) => [
          ...lines,
          { category: 'leak', points: handsOf(state).charCodeAt(3), counts: false, detail: null },
        ]),
  },
  event: { witness: (event) => event },
})
