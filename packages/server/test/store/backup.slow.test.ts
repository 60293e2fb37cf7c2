import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Channel, Notices, TableInfo, TableLists } from '@bothy/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KEPT } from '../../src/backup/format.ts'
import { backup, restore } from '../../src/index.ts'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { MIGRATIONS } from '../../src/store/migrations/migrations.ts'
import { queries } from '../../src/store/node-sqlite.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { expectOld, writeOld } from './migrations.ts'
import { Guest, Line, patient, serve, spread, temporaryFolder, until } from '../server.ts'

patient()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const
const contents = (file: string): string => gunzipSync(readFileSync(file)).toString()

const linesOf = (file: string): readonly string[] => contents(file).trimEnd().split('\n').slice(1)

test('a club moves from SQLite to PostgreSQL and back while its server runs, and plays on', async () => {
  const folder = temporaryFolder()
  const first = await serve({ dataDir: folder })
  const [ann, ben] = [await Guest.of(first), await Guest.of(first)]
  await ann.json('PATCH', '/api/me', { name: 'Ànna' })
  const finished = await ann.table([ME, BOT], { visibility: 'open' })
  await ann.player(finished.id, spread).over
  const waiting = await ann.table([ME, OPEN])
  const running = await ann.table([ME, OPEN])
  await ben.sit(running.id, 1)
  const few = ({ ply, legal }: Parameters<typeof spread>[0]): (typeof legal)[number] | null =>
    ply < 9 ? legal[ply % legal.length] : null
  const players = [ann.player(running.id, few), ben.player(running.id, few)]
  await until(() => players.every(({ state }) => state?.ply === 9))
  const line = await ann.socket()
  line.say({ type: 'join', table: running.id })
  line.say({ type: 'chat', table: running.id, text: '“it’s” ✓\n', tag: 1 })
  await line.hear('done')

  const there = join(folder, 'there.bothy')
  const copied = await backup({ file: join(folder, 'bothy.sqlite') }, there)
  expect(copied).toMatchObject({ people: 1, matches: 3 })
  expect(statSync(there).mode & 0o777).toBe(0o600)
  for (const player of players) player.stop()
  await first.close()

  const url = await postgres.database()
  expect(await restore(there, { url })).toEqual({ ...copied, kept: 0 })
  expect(await restore(there, { url })).toEqual({ people: 0, matches: 0, entries: 0, kept: 3 })
  const second = await serve({ databaseUrl: url })
  const [annThere, benThere] = [ann, ben].map(({ cookie }) => new Guest(second.url, cookie))
  const lists = await annThere.json<TableLists>('GET', '/api/tables')
  expect(new Set(lists.mine.map(({ id }) => id))).toEqual(new Set([finished.id, waiting.id, running.id]))
  expect(await annThere.json('GET', '/api/me')).toMatchObject({ name: 'Ànna' })
  const more = ({ ply, legal }: Parameters<typeof spread>[0]): (typeof legal)[number] | null =>
    ply < 15 ? legal[ply % legal.length] : null
  const playersThere = [annThere.player(running.id, more), benThere.player(running.id, more)]
  await until(() => playersThere.every(({ state }) => state?.ply === 15))

  const back = join(folder, 'back.bothy')
  await backup({ url }, back)
  for (const player of playersThere) player.stop()
  const home = join(temporaryFolder(), 'bothy.sqlite')
  await restore(back, { file: home })
  await second.close()
  const third = await serve({ dataDir: join(home, '..') })
  const [annHome, benHome] = [ann, ben].map(({ cookie }) => new Guest(third.url, cookie))
  await Promise.all([annHome.player(running.id, spread).over, benHome.player(running.id, spread).over])
  const info = await annHome.json<TableInfo>('GET', `/api/tables/${running.id}`)
  expect(info.status).toBe('over')
  const talk = await Line.open(third.url, { cookie: ann.cookie })
  talk.say({ type: 'join', table: running.id })
  const { lines } = await talk.hear('chat')
  expect(lines.map(({ text }) => text)).toContain('“it’s” ✓')

  const untouched = (file: string): readonly string[] =>
    linesOf(file).filter((text) => text.includes(`"id":"${finished.id}"`) || text.includes(`"id":"${waiting.id}"`))
  expect(untouched(there)).toHaveLength(2)
  expect(untouched(back)).toEqual(untouched(there))
})

test('accounts come along; who is signed in stays so in an empty database, not in one that is in use', async () => {
  const folder = temporaryFolder()
  const first = await serve({ dataDir: folder })
  const account = { name: 'Ànna', password: 'a wee dram', email: 'anna@example.org' }
  const answer = await (await Guest.of(first)).request('POST', '/api/account', account)
  const cookie = answer.headers.getSetCookie().flatMap((set) => /^bothy-session=[^;]+/.exec(set) ?? [])[0]
  const file = join(folder, 'accounts.bothy')
  await backup({ file: join(folder, 'bothy.sqlite') }, file)
  await first.close()

  const url = await postgres.database()
  await restore(file, { url })
  const second = await serve({ databaseUrl: url })
  const ann = new Guest(second.url, cookie)
  expect(await ann.json('GET', '/api/account')).toMatchObject({ name: 'Ànna', email: 'anna@example.org' })
  await ann.table([ME, OPEN])
  await ann.request('DELETE', '/api/sessions')
  await restore(file, { url })
  expect(await ann.refusal('GET', '/api/account')).toMatchObject({ why: 'signed-out' })
  const again = await (await Guest.of(second)).request('POST', '/api/session', { name: 'anna', password: 'a wee dram' })
  expect(again.status).toBe(200)
})

test('every table of the database comes along, or is named as one that need not', async () => {
  const folder = temporaryFolder()
  const from = join(folder, 'from.sqlite')
  await (await openSqlite(from)).close()
  fillAll(from)
  const rowsOf = (file: string): { readonly [table: string]: readonly unknown[] } => {
    const db = new DatabaseSync(file, { readOnly: true })
    const tables = tablesIn(db).filter((table) => !isLeftBehind(table))
    const rows = tables.map((table) => [table, db.prepare(`select * from "${table}" order by 1, 2`).all()] as const)
    db.close()
    return Object.fromEntries(rows)
  }
  const [there, back, home] = ['there.bothy', 'back.bothy', 'home.sqlite'].map((name) => join(folder, name))
  const url = await postgres.database()
  await backup({ file: from }, there)
  await restore(there, { url })
  await backup({ url }, back)
  await restore(back, { file: home })
  const before = rowsOf(from)
  for (const table of ['friends', 'blocks', 'invitations', 'chat_reports', 'moderation_log', 'results'])
    expect(before[table]).toHaveLength(1)
  expect(Object.values(before).every((rows) => rows.length === 1)).toBe(true)
  expect(rowsOf(home)).toEqual(before)
})

const tablesIn = (db: DatabaseSync): readonly string[] =>
  db
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(sqlite|kysely)_/.test(name))

const isLeftBehind = (table: string): boolean => Object.entries(KEPT).some(([name, kept]) => name === table && !kept)

function fillAll(file: string): void {
  const db = new DatabaseSync(file)
  for (const table of tablesIn(db)) {
    const columns = db.prepare(`pragma table_info("${table}")`).all()
    const values = columns.map(({ name, type }) => {
      if (name === 'table_id' || (table === 'tables' && name === 'id')) return 'table'
      return String(type).toLowerCase() === 'integer' ? 1 : `“${table}” ${String(name)} ✓`
    })
    db.prepare(`delete from "${table}"`).run()
    db.prepare(`insert into "${table}" values (${values.map(() => '?').join(', ')})`).run(...values)
  }
  db.close()
}

test('where people are told, what they were told and when they rest come along', async () => {
  const folder = temporaryFolder()
  const quiet = { settings: { tickMs: 3_600_000 } }
  const first = await serve({ dataDir: folder, notices: quiet })
  const ann = await Guest.of(first)
  const rhythm = { zone: 'Europe/Paris', quiet: { from: 1320, to: 480 }, daysOff: [0], away: null }
  await ann.json('PUT', '/api/rhythm', rhythm)
  const hook = { kind: 'hook', url: 'https://127.0.0.1/hook', lang: 'fr' }
  const { id } = await ann.json<Channel>('POST', '/api/notices/channels', hook)
  await ann.request('POST', `/api/notices/channels/${id}/test`)
  const kept = (guest: Guest): Promise<Notices> => guest.json('GET', '/api/notices')
  await until(async () => (await kept(ann)).sent[0]?.state === 'failed')
  const before = await kept(ann)
  const file = join(folder, 'notices.bothy')
  await backup({ file: join(folder, 'bothy.sqlite') }, file)
  await first.close()

  const url = await postgres.database()
  await restore(file, { url })
  const second = await serve({ databaseUrl: url, notices: quiet })
  const annThere = new Guest(second.url, ann.cookie)
  expect(await kept(annThere)).toEqual(before)
  expect(await annThere.json('GET', '/api/rhythm')).toEqual({ ...rhythm, daysAwayLeft: 45 })
  await annThere.table([ME, OPEN])
  await annThere.request('DELETE', `/api/notices/channels/${id}`)
  await second.close()

  // In a database in use no notice is sent again, nor to channels that were stopped.
  await restore(file, { url })
  const third = await serve({ databaseUrl: url, notices: quiet })
  const { channels, sent } = await kept(new Guest(third.url, ann.cookie))
  expect(channels).toEqual([])
  expect(sent).toEqual(before.sent)
})

test('a backup is of one moment, however long it takes', async () => {
  const folder = temporaryFolder()
  const server = await serve({ dataDir: folder })
  const ann = await Guest.of(server)
  const { id } = await ann.table([ME, BOT])
  const player = ann.player(id, spread)
  const files: string[] = []
  for (let i = 0; i < 5; i++) {
    const file = join(folder, `${i}.bothy`)
    await backup({ file: join(folder, 'bothy.sqlite') }, file)
    files.push(file)
  }
  await player.over
  for (const file of files) {
    const to = join(temporaryFolder(), 'copy.sqlite')
    await restore(file, { file: to })
    const store = await openSqlite(to)
    const [table, entries] = [await store.readTable(id), await store.readEntries(id, 0)]
    expect(table).not.toBe(null)
    expect(entries.length).toBeGreaterThan(0)
    expect(table?.summary.status === 'over').toBe((await store.readTranscript(id, 0)) !== null)
    await store.close()
  }
})

test('a backup of an older version goes through the steps that came later', async () => {
  const folder = temporaryFolder()
  for (const steps of [1, 4]) {
    const path = join(folder, `${steps}.sqlite`)
    const db = new DatabaseSync(path)
    for (const { sqlite } of MIGRATIONS.slice(0, steps)) for (const statement of sqlite) db.exec(statement)
    db.exec(`pragma user_version = ${steps}`)
    await writeOld(queries(db), steps)
    db.close()
    const file = join(folder, `${steps}.bothy`)
    await backup({ file: path }, file)
    const to = join(folder, `${steps}-new.sqlite`)
    await restore(file, { file: to })
    const store = await openSqlite(to)
    await expectOld(store, steps)
    await store.close()
    await expect(restore(file, { file: to })).rejects.toThrow('is of an older version of Bothy')
  }
})

test('a file that is cut off, damaged, newer or something else changes nothing', async () => {
  const folder = temporaryFolder()
  const from = join(folder, 'from.sqlite')
  const store = await openSqlite(from)
  await store.savePerson({ id: 'p', name: 'Ann', created: 1 })
  await store.close()
  const good = join(folder, 'good.bothy')
  await backup({ file: from }, good)
  const text = contents(good)
  const bad: { readonly [name: string]: Buffer } = {
    'cut off': readFileSync(good).subarray(0, -20),
    'without its end': gzipSync(text.slice(0, text.trimEnd().lastIndexOf('\n') + 1)),
    'not a backup': gzipSync('{"bothy":"record"}\n'),
    'no archive': Buffer.from('hello'),
    'one line too few': gzipSync(text.replace(/\{"people".*\n/, '')),
    'another word': gzipSync(text.replace('{"people"', '{"folk"')),
  }
  for (const [name, bytes] of Object.entries(bad)) {
    const file = join(folder, 'bad.bothy')
    writeFileSync(file, bytes)
    const to = join(folder, `${name}.sqlite`)
    await expect(restore(file, { file: to }), name).rejects.toThrow(
      'is not a whole backup of Bothy: nothing was changed.',
    )
    expect(() => statSync(to)).toThrow()
  }
  writeFileSync(join(folder, 'newer.bothy'), gzipSync(text.replace('"001-tables"', '"001-tables","999-later"')))
  await expect(restore(join(folder, 'newer.bothy'), { file: join(folder, 'n.sqlite') })).rejects.toThrow(
    'newer version',
  )
  await expect(restore(join(folder, 'none'), { file: join(folder, 'n.sqlite') })).rejects.toThrow('There is no file')
  await expect(backup({ file: join(folder, 'none.sqlite') }, good)).rejects.toThrow('There is no database at')
  expect(contents(good)).toBe(text)
})
