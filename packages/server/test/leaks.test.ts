import { expect, test } from 'vitest'
import { playAndCheck } from './leak-games.ts'
import { patient } from './server.ts'

patient()

test.each([
  { seats: 2, royal: false, seed: 'a' },
  { seats: 3, royal: true, seed: 'b', restartAt: 40 },
])('nothing hidden goes over the wire: $seats seats, royal $royal', async (game) => {
  const { problems, compared, lines, replaced } = await playAndCheck(game)
  expect(problems.slice(0, 5)).toEqual([])
  expect(compared).toBeGreaterThan(300)
  expect(lines).toBeGreaterThan(300)
  expect(replaced).toBeGreaterThan(20)
})
