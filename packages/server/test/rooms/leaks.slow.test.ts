import { loadGame } from '@bothy/games'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { AnyGame } from '@bothy/room'
import { expect, test } from 'vitest'
import { playAndCheck } from './leak-games.ts'
import { LORDS } from '../server.ts'

const GAMES = IS_WHOLE ? 3 : 1
const MORE = 12

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
      for (const royal of IS_WHOLE ? [false, true] : [seats % 2 === 1]) {
        const most = GAMES + (seats === 5 && royal ? MORE : 0)
        for (let i = 0; i < GAMES || (i < most && powers.size < POWERS.length); i++) {
          const found = await playAndCheck({
            seats,
            royal,
            seed: `${seats} ${royal} ${i}`,
            ...(i === 0 ? { restartAt: 40 } : {}),
          })
          expect(found.problems.slice(0, 5)).toEqual([])
          expect(found.compared).toBeGreaterThan(300)
          expect(found.lines).toBeGreaterThan(300)
          expect(found.replaced).toBeGreaterThan(20)
          for (const power of found.powers) powers.add(power)
          totals.games++
          totals.compared += found.compared
          totals.lines += found.lines
          totals.replaced += found.replaced
        }
      }
    }
    expect([...powers].sort()).toEqual(POWERS)
    expect(totals.compared).toBeGreaterThan(834 * totals.games)
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
