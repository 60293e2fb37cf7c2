import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { MyData } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { TAKEN_ALONG } from '../../src/people/my-data.ts'
import { placesOf } from '../places-of.ts'
import { Guest, LORDS, patient, serve, spread, temporaryFolder, until } from '../server.ts'
import { PASSWORD, signUp } from '../signing.ts'

patient()

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'easy' } as const

const HASH = 'h'.repeat(43)

const HELD: { readonly [column: string]: SQLInputValue } = {
  rhythm: '{"zone":"Europe/London","quiet":null,"daysOff":[0],"away":null}',
  taken: '[]',
  learning: '{"lessons":{},"silenced":[],"switched":1,"games":[]}',
  hash: HASH,
  transports: '[]',
  context: '[]',
  state: 'asked',
  pace: 'live',
  game: LORDS,
  kind: 'hook',
  medium: 'hook',
}
const HER = ['person', 'player', 'reporter']
const ANOTHER = ['other', 'inviter', 'speaker']
const FILLED = new Set(['people', 'accounts', 'tables', 'seatings', 'entries', 'chat'])

const isTakenAlong = (table: string): table is keyof typeof TAKEN_ALONG => Object.hasOwn(TAKEN_ALONG, table)

test('what stands of a person in any table of the database is taken along, or it is said why not; all of it goes with them', async () => {
  const dataDir = temporaryFolder()
  const server = await serve({ dataDir, limits: { rest: 1e6 } })
  const [guest, ben] = [await Guest.of(server), await Guest.of(server)]
  const personOf = ({ cookie }: Guest): string => decodeURIComponent(cookie.slice('bothy='.length)).split('.')[0]
  const [ann, another] = [await signUp(guest, { name: 'Ann', password: PASSWORD }), personOf(ben)]
  await signUp(ben, { name: 'Ben', password: PASSWORD })
  const person = personOf(guest)
  const { id } = await ann.table([ME, OPEN])
  const line = await ann.socket()
  line.say({ type: 'join', table: id })
  line.say({ type: 'chat', table: id, text: 'aye', tag: 1 })
  await line.hear('done')

  const file = join(dataDir, 'bothy.sqlite')
  const db = new DatabaseSync(file)
  const tables = db.prepare("select name from sqlite_schema where type = 'table'").all()
  const held = (table: string): SQLInputValue[] =>
    db
      .prepare(`pragma table_info("${table}")`)
      .all()
      .map(({ name, type }) => {
        const column = String(name)
        if (HER.includes(column)) return person
        if (ANOTHER.includes(column)) return another
        if (column === 'table_id') return id
        return HELD[column] ?? (String(type).toLowerCase() === 'integer' ? 1 : `${table}-${column}`)
      })
  const data = (): Promise<MyData> => ann.json('GET', '/api/account/data')
  let before = await data()
  const parts = new Map<string, keyof MyData>()
  for (const { name } of tables) {
    const table = String(name)
    if (/^(sqlite|kysely)_/.test(table)) continue
    if (!isTakenAlong(table)) throw new Error(`${table}: taken along, or why not?`)
    const part = TAKEN_ALONG[table]
    if (typeof part !== 'string') expect(part.not).not.toBe('')
    else if (FILLED.has(table)) expect(JSON.stringify(before[part]).length).toBeGreaterThan(2)
    else parts.set(table, part)
  }
  // One table of each part in a round, so that each change is seen with few requests.
  while (parts.size > 0) {
    const round = new Map([...parts].map(([table, part]) => [part, table]))
    for (const table of round.values()) {
      const row = held(table)
      db.prepare(`insert into "${table}" values (${row.map(() => '?').join(', ')})`).run(...row)
      parts.delete(table)
    }
    const now = await data()
    for (const [part, table] of round) expect({ table, part: now[part] }).not.toEqual({ table, part: before[part] })
    before = now
  }
  expect(before).toMatchObject({
    results: [{ table: id }],
    ratingSteps: [{ table: id }],
    invitations: [{ name: 'Ben' }],
  })
  expect(before.friends).toMatchObject({ friends: [{ name: 'Ben' }], blocked: [{ name: 'Ben' }] })
  db.close()
  const text = JSON.stringify(before)
  for (const secret of ['channels-address', 'channels-key', 'passkeys-public_key', HASH, 'argon2', another])
    expect(text).not.toContain(secret)

  expect((await ann.request('DELETE', '/api/account', { name: 'Ann' })).status).toBe(204)
  await server.close()
  expect(placesOf(file, person).filter((table) => table !== 'sign_changes')).toEqual([])
})

test('many tables are taken along without being kept in memory, finished ones with their records', async () => {
  const server = await serve()
  const ann = await signUp(await Guest.of(server), { name: 'Ann', password: PASSWORD })
  const { id } = await ann.table([ME, BOT])
  const player = ann.player(id, spread)
  await player.over
  player.stop()
  for (let i = 0; i < 5; i++) await ann.table([ME, OPEN])
  await until(() => {
    server.rooms.sweep(-1)
    return server.rooms.size === 0
  })
  const { tables } = await ann.json<MyData>('GET', '/api/account/data')
  expect(server.rooms.size).toBe(0)
  expect(tables).toHaveLength(6)
  expect(tables.find(({ table }) => table.id === id)?.record).toEqual(await ann.json('GET', `/api/tables/${id}/record`))
  expect(tables.filter(({ record }) => record !== null)).toHaveLength(1)
})
