import { loadGame } from '@bothy/games'
import { expect, test } from 'vitest'
import { survive } from '../../src/load/survival.ts'
import { LORDS, temporaryFolder } from '../server.ts'

test('kill -9 in the middle of play, four times: no acknowledged ply is lost, none is played twice', async () => {
  const survival = await survive({
    game: await loadGame(LORDS),
    dataDir: temporaryFolder(),
    rounds: 4,
    tables: 6,
    seats: 3,
    bots: 0,
    seed: 'kill',
    lifeMs: 400,
  })
  expect(survival.lost).toEqual([])
  expect(survival.kills).toBe(4)
  expect(survival.games).toBeGreaterThanOrEqual(6)
  expect(survival.acknowledged).toBeGreaterThan(500)
  console.log(`survived: ${JSON.stringify({ ...survival, lost: 0 })}`)
})
