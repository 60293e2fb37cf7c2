import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Notices, TableInfo } from '@bothy/protocol'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerOptions, databaseFile } from '../../src/index.ts'
import { type TestPostgres, testPostgres } from '../../src/load/postgres.ts'
import { queries } from '../../src/store/node-sqlite.ts'
import { connectTo, migratePostgres } from '../../src/store/postgres-database.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import type { Schema } from '../../src/store/schema.ts'
import { migrateFile, openSqlite } from '../../src/store/sqlite.ts'
import { factsContract } from './facts.contract.ts'
import { Guest, LORDS, patient, serve, temporaryFolder, until } from '../server.ts'
import { tlsSink } from '../sinks.ts'

patient()
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await testPostgres()
})
afterAll(() => postgres.stop())

factsContract('SQLite', { open: () => openSqlite(':memory:') })
factsContract('PostgreSQL', {
  open: async () =>
    openPostgres(await postgres.database(), (fault, error) => {
      throw new Error(fault, { cause: error })
    }),
})

const ME = { kind: 'me' } as const
const OPEN = { kind: 'open' } as const
const FAST = { awayMs: 0, gatherMs: 0, tickMs: 20 } as const
const NEVER = { settings: { tickMs: 3_600_000 } } as const
const CHILD = fileURLToPath(new URL('facts-child.ts', import.meta.url))

type Place = { readonly options: Partial<ServerOptions>; readonly where: string }
const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  [
    'SQLite',
    async () => {
      const dataDir = temporaryFolder()
      return { options: { dataDir }, where: databaseFile(dataDir) }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const databaseUrl = await postgres.database()
      return { options: { databaseUrl }, where: databaseUrl }
    },
  ],
]

test.each(PLACES)(
  'a server is killed between a turn and its notice: another one tells it, once, on %s',
  async (_, at) => {
    const { options, where } = await at()
    const first = await serve({ ...options, notices: NEVER })
    const guests = [await Guest.of(first), await Guest.of(first)]
    for (const [i, guest] of guests.entries())
      await guest.json('POST', '/api/notices/channels', {
        kind: 'hook',
        url: `https://hook.bothy.test/${i}`,
        lang: 'en',
      })
    const { id } = await guests[0].table([ME, OPEN])
    const table = await guests[1].sit(id, 1)
    const next = 1 - table.toAct[0]
    await first.close()
    const child = spawn(process.execPath, [CHILD, where, id], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(said.toString()).toBe('stored\n')
    const sink = await tlsSink()
    const told = (): readonly string[] =>
      sink.arrived.flatMap(({ path, body }) => {
        const { notices } = JSON.parse(body.toString()) as { notices: { kind: string }[] }
        return notices.map(({ kind }) => `${path} ${kind}`)
      })
    const second = await serve({ ...options, notices: { post: sink.post, settings: FAST } })
    await until(() => told().includes(`/${next} turn`))
    await second.close()
    const third = await serve({ ...options, notices: { post: sink.post, settings: FAST } })
    const again = new Guest(third.url, guests[next].cookie)
    await until(async () =>
      (await again.json<Notices>('GET', '/api/notices')).sent.some(
        ({ kind, state }) => kind === 'turn' && state === 'sent',
      ),
    )
    const { toAct } = await again.json<TableInfo>('GET', `/api/tables/${id}`)
    expect(toAct).toEqual([next])
    expect(told().filter((one) => one === `/${next} turn`)).toHaveLength(1)
    expect(new Set(told()).size).toBe(told().length)
  },
)

async function writeBefore(db: Kysely<Schema>): Promise<void> {
  const now = Date.now()
  const holders = ['ann', 'ben'].map((person) => ({ kind: 'person', person, name: person, away: null }))
  const summary = {
    status: 'playing',
    holders,
    toAct: [0],
    progress: 0,
    commitment: 'c',
    seed: null,
    unready: [],
    resigned: [],
    ended: null,
    botTurn: false,
    updated: now,
  }
  await sql`insert into tables (id, game, seats, setup, visibility, host, created, status, bot_turn, updated, summary)
    values ('t1', ${LORDS}, 2, '{}', 'private', 'ann', ${now}, 'playing', 0, ${now}, ${JSON.stringify(summary)})`.execute(
    db,
  )
  const log = [
    ...holders.map((holder, seat) => ({ type: 'seat', seat, holder })),
    { type: 'start', seed: 's', revision: 1 },
    { type: 'ply', seat: 0, action: {} },
    { type: 'ply', seat: 1, action: {} },
  ]
  for (const [seq, entry] of log.entries())
    await sql`insert into entries (table_id, seq, entry) values ('t1', ${seq}, ${JSON.stringify(entry)})`.execute(db)
  await sql`insert into seatings (person, table_id) values ('ann', 't1'), ('ben', 't1')`.execute(db)
  await sql`insert into channels (id, person, kind, key, address, label, lang, created, confirmed, failures)
    values ('c1', 'ann', 'hook', 'k1', 'https://hook.bothy.test/ann', 'hook', 'en', 1, 1, 0)`.execute(db)
}

test.each(PLACES)('a turn that was under way before there were facts is told, once, on %s', async (_, at) => {
  const { options, where } = await at()
  if (where.startsWith('postgres')) {
    const db = connectTo(where, () => undefined)
    await migratePostgres(db, '018-holidays')
    await writeBefore(db)
    await db.destroy()
  } else {
    const db = new DatabaseSync(where)
    await migrateFile(db, queries(db), '018-holidays')
    await writeBefore(queries(db))
    db.close()
  }
  const sink = await tlsSink()
  for (let start = 0; start < 2; start++) {
    const server = await serve({ ...options, notices: { post: sink.post, settings: FAST } })
    await until(() => sink.arrived.length > 0)
    await server.close()
  }
  expect(sink.arrived.map(({ path, body }) => [path, body.toString().includes('It’s your turn')])).toEqual([
    ['/ann', true],
  ])
})
