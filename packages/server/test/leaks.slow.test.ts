import { loadGame } from '@bothy/games'
import type { AnyGame } from '@bothy/room'
import { expect, test } from 'vitest'
import { playAndCheck } from './leak-games.ts'
import { LORDS } from './server.ts'

const POWERS = [
  'claimTwo',
  'copyPower',
  'discardAnother',
  'drawCard',
  'joinEveryLineage',
  'musterAnother',
  'stayInPlay',
  'swapWithClan',
  'swapWithSupporter',
]

test(
  'nothing hidden goes over the wire in whole games of 2 to 5 seats with every power',
  { timeout: 600_000 },
  async () => {
    const powers = new Set<string>()
    const totals = { games: 0, compared: 0, lines: 0, replaced: 0 }
    for (const seats of [2, 3, 4, 5]) {
      for (const royal of [false, true]) {
        for (let i = 0; i < 3; i++) {
          const found = await playAndCheck({
            seats,
            royal,
            seed: `${seats} ${royal} ${i}`,
            ...(i === 2 ? { restartAt: 40 } : {}),
          })
          expect(found.problems.slice(0, 5)).toEqual([])
          for (const power of found.powers) powers.add(power)
          totals.games++
          totals.compared += found.compared
          totals.lines += found.lines
          totals.replaced += found.replaced
        }
      }
    }
    expect([...powers].sort()).toEqual(POWERS)
    expect(totals.compared).toBeGreaterThan(20_000)
    console.log(`wire: ${JSON.stringify(totals)}, powers used: ${[...powers].sort().join(', ')}`)
  },
)

test.each(['view', 'tally', 'event'] as const)('a leak planted in the %s is found', async (place) => {
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
