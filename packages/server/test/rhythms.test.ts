import { NO_REST, type Rhythm } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Rhythms } from '../src/people/rhythms.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { Guest, patient, serve } from './server.ts'

patient()

const night: Rhythm = { ...NO_REST, zone: 'Europe/Paris', quiet: { from: 22 * 60, to: 8 * 60 }, daysOff: [0] }

test('a rhythm is kept; what cannot be read is as if there were none', async () => {
  const store = await openSqlite(':memory:')
  const rhythms = new Rhythms(store)
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
  expect(await ann.json('GET', '/api/rhythm')).toEqual(NO_REST)
  expect(await ann.json('PUT', '/api/rhythm', night)).toEqual(night)
  expect(await ann.json('GET', '/api/rhythm')).toEqual(night)
  for (const wrong of [{ zone: 'Nowhere/Land' }, { quiet: { from: 0, to: 1439 } }, { daysOff: [0, 1, 2, 3, 4, 5] }])
    expect(await ann.refusal('PUT', '/api/rhythm', { ...night, ...wrong })).toMatchObject({ why: 'malformed' })
  const away = { from: '2027-02-28', to: '2027-02-30' }
  expect(await ann.refusal('PUT', '/api/rhythm', { ...night, away })).toMatchObject({
    why: 'malformed',
    reason: 'no-such-day',
    at: '/away/to',
  })
})
