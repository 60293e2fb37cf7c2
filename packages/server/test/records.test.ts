import { expect, onTestFinished, test } from 'vitest'
import { RecordThread } from '../src/records/importer.ts'
import { Guest, patient, serve } from './server.ts'

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

test('whoever brings a record while the server closes is not left waiting', async () => {
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
