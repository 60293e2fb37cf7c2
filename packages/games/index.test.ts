import { expect, test } from 'vitest'
import { GAME_IDS, loadLore, plansItself } from './index.ts'

test('a game that plans itself has a planner, and no other has one', async () => {
  for (const id of GAME_IDS) expect((await loadLore(id)).planner !== undefined).toBe(plansItself(id))
})
