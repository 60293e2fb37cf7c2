import { DatabaseSync } from 'node:sqlite'
import type { Transcript } from '@bothy/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../../src/ops/data-folder.ts'
import { RecordThread } from '../../src/records/importer.ts'
import { anyPort } from '../../src/load/any-port.ts'
import { Guest, patient, serve, spread, temporaryFolder } from '../server.ts'

patient()

test('a record that takes too long, or ends its thread, is refused, and the next one is played', async () => {
  const records = new RecordThread({ worker: new URL('./slow-records.ts', import.meta.url), limit: 200 })
  onTestFinished(() => records.close())
  const bring = (file: string): Promise<unknown> => records.bring({ file, id: 'table', host: 'ann', now: 0 })
  const refused = { problem: { why: 'not-a-record', at: '', ply: null } }
  const all = await Promise.allSettled(['plain', 'endless', 'plain', 'deadly', 'plain'].map(bring))
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    refused,
    'Error: a record was not played after 200 ms',
    refused,
    'Error: out of order',
    refused,
  ])
  await records.close()
  expect(await bring('plain')).toEqual(refused)
})

test('a request that brings a record while the server closes is not left waiting', async () => {
  const server = await serve()
  const ann = await Guest.of(server)
  const answer = ann.request('POST', '/api/records', { game: 'chess' }).then(
    ({ status }) => status,
    () => 'cut off',
  )
  await server.close()
  expect([422, 500, 503, 'cut off']).toContain(await answer)
})

test('a record nested a hundred thousand times is refused like any other that is none', async () => {
  const ann = await Guest.of(await serve())
  for (const depth of [100, 100_000]) {
    const deep = '['.repeat(depth) + ']'.repeat(depth)
    for (const body of [
      deep,
      `{"game":"lords-of-scotland","setup":${deep}}`,
      `{"game":"lords-of-scotland","plies":${deep}}`,
    ])
      expect(await ann.refusal('POST', '/api/records', body)).toMatchObject({ status: 422, why: 'bad-record' })
  }
})

test('what is stored of the end of a match is served without opening its table, also if that is not possible', async () => {
  const dataDir = temporaryFolder()
  const first = await serve({ dataDir })
  const ann = await Guest.of(first)
  const { id } = await ann.table([{ kind: 'me' }, { kind: 'bot', level: 'random' }])
  expect(await ann.refusal('GET', `/api/tables/${id}/record`)).toMatchObject({ why: 'not-over' })
  expect(await ann.refusal('GET', `/api/tables/${id}/transcript`)).toMatchObject({ why: 'not-over' })
  const player = ann.player(id, spread)
  await player.over
  player.stop()
  const record = await ann.json('GET', `/api/tables/${id}/record`)
  await first.close()
  const metrics = { host: '127.0.0.1', port: await anyPort() }
  const second = await serve({ dataDir, metrics })
  const back = new Guest(second.url, ann.cookie)
  expect(await back.json('GET', `/api/tables/${id}/record`)).toEqual(record)
  const transcript = await back.json<Transcript>('GET', `/api/tables/${id}/transcript?seat=0`)
  expect(transcript.result).not.toBe(null)
  expect(await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()).toContain('bothy_rooms 0')
  await second.close()
  const db = new DatabaseSync(databaseFile(dataDir))
  db.prepare(`update entries set entry = '{"type":"ply"' where table_id = ? and seq = 4`).run(id)
  db.close()
  const third = await serve({ dataDir })
  const late = new Guest(third.url, ann.cookie)
  expect(await late.json('GET', `/api/tables/${id}/transcript?seat=0`)).toEqual(transcript)
  expect(await late.refusal('GET', `/api/tables/${id}/record`)).toMatchObject({ why: 'unreadable', status: 500 })
  expect(await late.refusal('GET', '/api/tables/AAAAAAAAAAAAAAAA/record')).toMatchObject({ why: 'no-such-table' })
})
