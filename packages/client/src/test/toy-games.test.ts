import { toy } from '@bothy/kernel/toy'
import { expect, test } from 'vitest'
import { isGameId, loadGame, loadStrategy } from './toy-games.ts'

test('the list with the toy game has all that a page asks of a game that it knows', async () => {
  const { id } = toy
  if (!isGameId(id)) throw new Error('not listed')
  expect((await loadGame(id)).id).toBe(id)
  expect((await loadStrategy(id)).supportsSetup(null, 2)).toBe(false)
})
