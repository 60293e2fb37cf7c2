import { loadGame } from '@bothy/games'
import { expect, onTestFinished, test } from 'vitest'
import { testPostgres } from '../../src/load/postgres.ts'
import { surviveSeveral } from '../../src/load/several.ts'
import { LORDS, temporaryFolder } from '../server.ts'

test('three servers on one database, ended, killed, stopped and cut off from it: no acknowledged ply is lost, none is played twice', async () => {
  const postgres = await testPostgres()
  onTestFinished(() => postgres.stop())
  const survival = await surviveSeveral({
    postgres,
    game: await loadGame(LORDS),
    dataDir: temporaryFolder(),
    servers: 3,
    rounds: 5,
    tables: 3,
    seats: 2,
    bots: 1,
    seed: 'several',
    lifeMs: 400,
  })
  console.log(`survived: ${JSON.stringify({ ...survival, lost: survival.lost.length })}`)
  expect(survival.lost).toEqual([])
  const { drains, kills, pauses, restarts } = survival
  expect({ drains, kills, pauses, restarts }).toEqual({ drains: 1, kills: 2, pauses: 1, restarts: 1 })
  expect(survival.games).toBeGreaterThanOrEqual(3)
})
