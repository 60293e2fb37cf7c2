import { expect, test } from 'vitest'
import { loadGame } from '@bothy/games'
import { playable, playableAt } from '../../src/bots/nets.ts'
import { LORDS } from '../server.ts'

test('a level without a net for the number of seats is not what plays', () => {
  expect(playable(LORDS, 2, 'hard')).toBe('hard')
  expect(playable(LORDS, 9, 'hard')).toBe('medium')
  expect(playable(LORDS, 9, 'easy')).toBe('easy')
})

test('a level whose net does not know the setup is not what plays', async () => {
  const game = await loadGame('lords-of-scotland')
  const table = { seats: 2, setup: { includeRoyal: true } }
  const plainOnly = () =>
    Promise.resolve({ supportsSetup: (setup: unknown) => JSON.stringify(setup).includes('"includeRoyal":false') })
  expect(await playableAt(game, table, 'hard')).toBe('hard')
  expect(await playableAt(game, table, 'hard', plainOnly)).toBe('medium')
  expect(await playableAt(game, table, 'easy', plainOnly)).toBe('easy')
  expect(await playableAt(game, { ...table, setup: {} }, 'hard', plainOnly)).toBe('hard')
})
