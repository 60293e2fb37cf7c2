import type { TableInfo, TableLists } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { Guest, patient, serve, temporaryFolder } from '../server.ts'

patient()

test('a table of bots rests over a restart and goes on when a person watches', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir, bots: { choose: () => new Promise(() => undefined) } })
  const ann = await Guest.of(server)
  const { id } = await ann.table([
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'easy' },
  ])
  await server.close()
  const again = await serve({ dataDir })
  const back = new Guest(again.url, ann.cookie)
  expect((await back.json<TableLists>('GET', '/api/tables')).mine[0].status).toBe('playing')
  await back.player(id, () => null).over
  expect((await back.json<TableInfo>('GET', `/api/tables/${id}`)).status).toBe('over')
})
