import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backup, restore } from '../../src/index.ts'
import { Ratings } from '../../src/ratings/ratings.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { GAME, bot, ended, person, ratingsContract } from './ratings.contract.ts'
import { temporaryFolder } from '../server.ts'

ratingsContract('SQLite', () => openSqlite(':memory:'))

test('a backup brings ratings into a database that has none, and leaves those that are there', async () => {
  const folder = temporaryFolder()
  const [from, to, other, copy] = ['from', 'to', 'other', 'copy'].map((name) => join(folder, name))
  const rate = async (file: string, table: string, ranks: readonly number[]): Promise<void> => {
    const store = await openSqlite(file)
    await new Ratings(store).settle(await ended(store, table, [person('ann'), bot('hard')], ranks))
    await store.close()
  }
  const way = async (file: string): Promise<unknown> => {
    const store = await openSqlite(file)
    const { records } = new Ratings(store)
    const found = [await records.ratingsOf(GAME, ['ann', 'bot:hard']), await records.history(GAME, 'ann', 9)]
    await store.close()
    return found
  }
  await rate(from, 't1', [1, 2])
  await rate(other, 't2', [2, 1])
  const [there, before] = [await way(from), await way(other)]
  await backup({ file: from }, copy)
  for (const file of [to, to, other]) await restore(copy, { file })
  expect(await way(to)).toEqual(there)
  expect(await way(other)).toEqual(before)
  expect(before).not.toEqual(there)
})
