import { join } from 'node:path'
import type { Me } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { retireKeys, rotateKeys } from '../../src/identity/cookie-keys.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { Guest, patient, serve, temporaryFolder } from '../server.ts'

patient()

test('a new key takes over by and by; what an old one signed is good until it is retired', async () => {
  const dataDir = temporaryFolder()
  const keys = async (change: typeof rotateKeys): Promise<number> => {
    const store = await openSqlite(join(dataDir, 'bothy.sqlite'))
    try {
      return await change(store)
    } finally {
      await store.close()
    }
  }
  const first = await serve({ dataDir })
  const [ann, ben] = [await Guest.of(first), await Guest.of(first)]
  for (const guest of [ann, ben]) await guest.json('PATCH', '/api/me', { name: guest === ann ? 'Ann' : 'Ben' })
  await first.close()

  expect(await keys(rotateKeys)).toBe(2)
  const second = await serve({ dataDir })
  const answer = await new Guest(second.url, ann.cookie).request('GET', '/api/me')
  expect(((await answer.json()) as Me).name).toBe('Ann')
  const [renewed] = answer.headers.getSetCookie()
  expect(renewed).toMatch(/^bothy=.+; HttpOnly/)
  await second.close()

  expect(await keys(retireKeys)).toBe(1)
  const third = await serve({ dataDir })
  const nameOf = async (cookie: string): Promise<string> =>
    (await new Guest(third.url, cookie).json<Me>('GET', '/api/me')).name
  expect(await nameOf(renewed.split(';')[0])).toBe('Ann')
  expect(await nameOf(ann.cookie)).not.toBe('Ann')
  expect(await nameOf(ben.cookie)).not.toBe('Ben')
})
