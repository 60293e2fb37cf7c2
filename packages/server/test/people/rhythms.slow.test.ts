import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NO_REST, type RestTimes } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { RestTimesStore } from '../../src/people/rest-times-store.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { Guest, patient, serve, temporaryFolder } from '../server.ts'

patient()

const night: RestTimes = { ...NO_REST, zone: 'Europe/Paris', quiet: { from: 22 * 60, to: 8 * 60 }, daysOff: [0] }

test('a rhythm is kept; what cannot be read is as if there were none', async () => {
  const store = await openSqlite(':memory:')
  const rhythms = new RestTimesStore(store)
  await rhythms.save('ann', { ...NO_REST, quiet: { from: 1, to: 2 } })
  await rhythms.save('ann', night)
  expect(await rhythms.of('ann')).toEqual(night)
  for (const text of ['{}', JSON.stringify({ ...night, zone: 'Nowhere/Land' })]) {
    await store.write(store.queries.updateTable('rhythms').set({ rhythm: text }))
    expect(await rhythms.of('ann')).toEqual(NO_REST)
  }
  await store.close()
})

test('a person sets their own, in a zone that exists, and not for most of the day', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const daysAwayLeft = 45
  expect(await ann.json('GET', '/api/rhythm')).toEqual({ ...NO_REST, daysAwayLeft })
  expect(await ann.json('PUT', '/api/rhythm', night)).toEqual({ ...night, daysAwayLeft })
  expect(await ann.json('GET', '/api/rhythm')).toEqual({ ...night, daysAwayLeft })
  for (const wrong of [{ zone: 'Nowhere/Land' }, { quiet: { from: 0, to: 1439 } }, { daysOff: [0, 1, 2, 3, 4, 5] }])
    expect(await ann.refusal('PUT', '/api/rhythm', { ...night, ...wrong })).toMatchObject({ why: 'malformed' })
  const away = { from: '2027-02-28', to: '2027-02-30' }
  expect(await ann.refusal('PUT', '/api/rhythm', { ...night, away })).toMatchObject({
    why: 'malformed',
    reason: 'no-such-day',
    at: '/away/to',
  })
})

test('holidays have an end: so many days of a year, those that were taken among them', async () => {
  const store = await openSqlite(':memory:')
  const rhythms = new RestTimesStore(store)
  const at = (day: string): number => Date.parse(`${day}T12:00:00Z`)
  const away = (from: string, to: string): RestTimes => ({ ...NO_REST, away: { from, to } })
  const left = async (day: string): Promise<number> => (await rhythms.shown('ann', at(day))).daysAwayLeft
  expect(await left('2026-03-01')).toBe(45)
  expect(await rhythms.change('ann', away('2026-03-01', '2026-03-30'), at('2026-03-01'))).toBe(true)
  expect(await left('2026-03-01')).toBe(15)
  // Back after ten days: unused days are free again.
  expect(await rhythms.change('ann', NO_REST, at('2026-03-10'))).toBe(true)
  expect(await left('2026-03-10')).toBe(35)
  expect(await rhythms.change('ann', away('2026-04-01', '2026-04-30'), at('2026-03-20'))).toBe(true)
  expect(await rhythms.change('ann', away('2026-06-01', '2026-06-06'), at('2026-05-01'))).toBe(false)
  expect((await rhythms.of('ann')).away?.to).toBe('2026-04-30')
  expect(await rhythms.change('ann', away('2026-06-01', '2026-06-05'), at('2026-05-01'))).toBe(true)
  expect(await left('2026-05-01')).toBe(0)
  expect(await rhythms.change('ann', away('2026-12-20', '2027-01-10'), at('2026-06-03'))).toBe(false)
  expect(await rhythms.change('ann', away('2027-01-01', '2027-01-30'), at('2026-06-03'))).toBe(true)
  expect([await left('2026-06-03'), await left('2027-01-01')]).toEqual([2, 15])
  await store.close()
})

test('one holiday too many is refused by name', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir })
  const guest = await Guest.of(first)
  const day = (after: number): string => new Date(Date.now() + after * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const next = { ...night, zone: 'UTC', away: { from: day(0), to: day(9) } }
  await guest.json('PUT', '/api/rhythm', next)
  await first.close()
  const year = day(0).slice(0, 4)
  const days = Array.from(
    { length: 44 },
    (_, i) => `${year}-${i < 22 ? '01' : '02'}-${String((i % 22) + 1).padStart(2, '0')}`,
  )
  const db = new DatabaseSync(join(dataDir, 'bothy.sqlite'))
  db.prepare('update rhythms set taken = ?').run(JSON.stringify(days))
  db.close()
  const second = await serve({ dataDir })
  const ann = new Guest(second.url, guest.cookie)
  const long = { ...next, away: { from: `${year}-03-01`, to: `${year}-03-20` } }
  expect(await ann.refusal('PUT', '/api/rhythm', long)).toMatchObject({
    why: 'too-much-rest',
    status: 409,
    at: '/away',
  })
  expect(await ann.json('GET', '/api/rhythm')).toMatchObject(next)
})
