import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TableInfo } from '@bothy/protocol'
import { expect, test, vi } from 'vitest'
import { placesOf } from '../places-of.ts'
import { Guest, serve, temporaryFolder } from '../server.ts'
import { ANN, signIn, signUp } from '../signing.ts'

vi.setConfig({ testTimeout: 300_000 })

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BROUGHT = 1100
const TABLES = 2500
const PARTS = ['entries', 'chat', 'seatings', 'results', 'transcripts']

function copy(file: string, table: string, times: number, prefix: string): void {
  const db = new DatabaseSync(file)
  const columns = (name: string, own: string): string =>
    db
      .prepare(`pragma table_info("${name}")`)
      .all()
      .map((column) => (column['name'] === own ? '?' : `"${String(column['name'])}"`))
      .join(', ')
  const copies = ['tables', ...PARTS].map((name) => {
    const own = name === 'tables' ? 'id' : 'table_id'
    return db.prepare(`insert into "${name}" select ${columns(name, own)} from "${name}" where "${own}" = ?`)
  })
  db.exec('begin')
  for (let i = 0; i < times; i++) {
    const id = `${prefix}${String(i).padStart(12, '0')}`
    for (const one of copies) one.run(id, table)
  }
  db.exec('commit')
  db.close()
}

test('thousands of tables come along when a person signs in, and are left for good', async () => {
  const dataDir = temporaryFolder()
  const file = join(dataDir, 'bothy.sqlite')
  const first = await serve({ dataDir })
  const [guest, ben] = [await Guest.of(first), await Guest.of(first)]
  const person = decodeURIComponent(guest.cookie.slice('bothy='.length)).split('.')[0]
  const { id } = await guest.table([ME, OPEN])
  await ben.sit(id, 1)
  for (const [seat, who] of [guest, ben].entries()) {
    const line = await who.socket()
    line.say({ type: 'join', table: id })
    line.say({ type: 'resign', table: id, seat, tag: 1 })
    await line.hear('done')
  }
  await signUp(await Guest.of(first))
  await first.close()
  copy(file, id, BROUGHT - 1, 'copy')

  const server = await serve({ dataDir, limits: { rest: 1e6 } })
  const known = new Guest(server.url, guest.cookie)
  const ann = await signIn(known)
  expect(placesOf(file, person)).toEqual(expect.not.arrayContaining(['tables', 'seatings', 'results']))
  expect(placesOf(file, 'Ann')).toEqual(expect.arrayContaining(['tables', 'entries', 'results']))

  copy(file, id, TABLES - BROUGHT, 'more')
  for (let status = 202; status !== 204;) {
    ;({ status } = await ann.request('DELETE', '/api/account', { name: ANN.name }))
    expect([202, 204]).toContain(status)
  }
  for (const prefix of ['copy', 'more']) {
    const at = `/api/tables/${prefix}${'0'.repeat(12)}`
    const { seats } = await new Guest(server.url, ben.cookie).json<TableInfo>('GET', at)
    expect(seats[0]).toMatchObject({ kind: 'person', name: 'somebody' })
  }
  await server.close()
  expect(placesOf(file, 'Ann')).toEqual([])
})
