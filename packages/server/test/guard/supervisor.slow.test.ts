import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { toy } from '@bothy/kernel/toy'
import type { StateMessage, TableInfo } from '@bothy/protocol'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseFile, reportsFolder } from '../../src/ops/data-folder.ts'
import { ChildServer } from '../../src/load/child-server.ts'
import { guest } from '../../src/load/player.ts'
import { testPostgres } from '../../src/load/postgres.ts'
import { type Survival, check } from '../../src/load/survival.ts'
import { beginTable } from '../../src/load/tables.ts'
import { Guest, type Line, temporaryFolder, until } from '../server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

/** Milliseconds of processor time: far more than any call takes. */
const LIMIT = 1000
const AGAIN_MS = 90_000
const HOT_SEATS = [{ kind: 'me' }, { kind: 'me' }] as const

type Options = Partial<Parameters<typeof ChildServer.start>[0]> & { readonly games?: string }

async function supervised({ games = './faulty-games.ts', ...options }: Options = {}): Promise<ChildServer> {
  const gamesFrom = new URL(games, import.meta.url).href
  const dataDir = options.dataDir ?? temporaryFolder()
  const server = await ChildServer.start({
    port: 0,
    log: 'silent',
    supervised: { limit: LIMIT, gamesFrom },
    ...options,
    dataDir,
  })
  onTestFinished(() => server.kill())
  return server
}

const comer = async ({ url }: ChildServer): Promise<Guest> => new Guest(url, await guest(url))

const dialled = (ann: Guest): Promise<Line> => until(() => ann.socket().catch(() => null), AGAIN_MS)

const gone = (line: Line): Promise<unknown> => until(() => line.closed !== null, AGAIN_MS)

async function seatedAt(line: Line, table: string): Promise<StateMessage> {
  const since = line.heard.length
  line.say({ type: 'join', table })
  const { actors } = await line.hear('state', (m) => m.table === table, since)
  line.say({ type: 'look', table, seat: actors[0], tag: 0 })
  return line.hear('state', (m) => m.table === table && m.seat === actors[0], since)
}

const isOf = (type: string) => (action: unknown) =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === type

const play = (line: Line, { table, seat, version, legal }: StateMessage, type: string): void =>
  line.say({ type: 'submit', tag: version, table, seat, version, action: legal.find(isOf(type)) })

async function aboutToPlace(line: Line, table: string): Promise<StateMessage> {
  const since = line.heard.length
  play(line, await seatedAt(line, table), 'pick')
  return line.hear('state', (m) => m.table === table && m.seat !== null && m.ply === 1, since)
}

const reportsIn = (dataDir: string): readonly string[] => readdirSync(reportsFolder(dataDir)).toSorted()

test('a move that does not end costs its table, everybody else a moment, and no move', async () => {
  const dataDir = temporaryFolder()
  const server = await supervised({ dataDir })
  const ann = await comer(server)
  const { id } = await ann.table([...HOT_SEATS], { game: 'looping' })
  let isHeld = true
  const others = await beginTable(server.url, 'toy', {
    guests: 2,
    bots: 0,
    pick: ({ ply, legal }) => (isHeld && ply > 4 ? null : legal[ply % legal.length]),
  })
  onTestFinished(() => others.players.forEach((player) => player.stop()))
  await until(() => others.players.some(({ acknowledged }) => acknowledged.size > 2))

  let line = await ann.socket()
  play(line, await aboutToPlace(line, id), 'place')
  isHeld = false
  await gone(line)
  line = await dialled(ann)
  const stopped = await seatedAt(line, id)
  expect(stopped).toMatchObject({ ply: 1, legal: [], canUndo: 'free' })
  expect(await ann.json<TableInfo>('GET', `/api/tables/${id}`)).toMatchObject({ halted: true })

  expect(reportsIn(dataDir)).toEqual([`looping-${id}-1.json`])
  const report = join(reportsFolder(dataDir), `looping-${id}-1.json`)
  expect(statSync(report).mode & 0o777).toBe(0o600)
  expect(statSync(reportsFolder(dataDir)).mode & 0o777).toBe(0o700)
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    format: 'bothy-fault/1',
    kind: 'looped',
    task: 'command',
    table: id,
    seed: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    entries: [{ type: 'ply' }],
    wanted: { seat: stopped.seat, by: 'person', actions: [{ type: 'place' }] },
  })

  line.say({ type: 'undo', tag: 7, table: id, seat: stopped.seat, version: stopped.version, reach: 'draft' })
  await line.hear('done', ({ tag }) => tag === 7)
  await line.hear('table', ({ table }) => !table.halted)
  await Promise.all(others.players.map((player) => player.over))
  const survival: Survival = { kills: 0, games: 0, plies: 0, acknowledged: 0, unheard: 0, connections: 0, lost: [] }
  await check(server.url, toy, others, survival)
  expect(survival).toMatchObject({ games: 1, connections: 4, lost: [] })
})

test('a position that cannot be shown is nobody shown again', async () => {
  const server = await supervised()
  const ann = await comer(server)
  const [sound, blinding] = [
    await ann.table([...HOT_SEATS], { game: 'toy' }),
    await ann.table([...HOT_SEATS], { game: 'blinding' }),
  ]
  let line = await ann.socket()
  await aboutToPlace(line, sound.id)
  play(line, await aboutToPlace(line, blinding.id), 'place')
  await gone(line)
  line = await dialled(ann)
  line.say({ type: 'join', table: blinding.id })
  expect(await line.hear('refused')).toMatchObject({ table: blinding.id, refusal: { why: 'halted' } })
  expect(await seatedAt(line, sound.id)).toMatchObject({ ply: 1 })
})

test('logs that cannot be played are sealed one after the other, also those that bots go on with at the start', async () => {
  const dataDir = temporaryFolder()
  const before = await supervised({ dataDir })
  const ann = await comer(before)
  const tables: string[] = []
  for (const game of ['toy', 'haunted', 'haunted']) tables.push((await ann.table([...HOT_SEATS], { game })).id)
  const first = await ann.socket()
  for (const table of tables) await aboutToPlace(first, table)
  await before.drain()
  const [sound, visited, resumed] = tables
  const db = new DatabaseSync(databaseFile(dataDir))
  db.prepare('update tables set bot_turn = 1 where id = ?').run(resumed)
  db.close()

  const server = await supervised({ dataDir, games: './later-games.ts', port: before.port })
  let line = await dialled(ann)
  line.say({ type: 'join', table: visited })
  await gone(line)
  line = await dialled(ann)
  for (const table of [visited, resumed]) {
    line.say({ type: 'join', table })
    expect(await line.hear('refused', (m) => m.table === table)).toMatchObject({ refusal: { why: 'halted' } })
  }
  expect(await seatedAt(line, sound)).toMatchObject({ ply: 1 })
  expect(reportsIn(dataDir)).toEqual([visited, resumed].map((id) => `haunted-${id}-1.json`).toSorted())
  await server.drain()
})

test('a game that takes all memory costs its table', async () => {
  const server = await supervised({ execArgv: ['--max-old-space-size=160'] })
  const ann = await comer(server)
  const { id } = await ann.table([...HOT_SEATS], { game: 'hungry' })
  const line = await ann.socket()
  play(line, await aboutToPlace(line, id), 'place')
  await gone(line)
  const again = await dialled(ann)
  expect(await seatedAt(again, id)).toMatchObject({ ply: 1, legal: [] })
})

test('a server that ends by itself is started again, and given up when it does so again and again', async () => {
  const server = await supervised()
  const ann = await comer(server)
  for (let ends = 0; ends < 5; ends++) {
    const line = await dialled(ann)
    const { id } = await ann.table([...HOT_SEATS], { game: 'unstable' })
    play(line, await aboutToPlace(line, id), 'place')
    await gone(line)
  }
  expect(await server.ended()).toBe(1)
})

test('other servers do not run into it', async () => {
  const postgres = await testPostgres()
  onTestFinished(() => postgres.stop())
  const databaseUrl = await postgres.database()
  const [one, two] = await Promise.all([supervised({ databaseUrl }), supervised({ databaseUrl })])
  const ann = await comer(one)
  const annElsewhere = new Guest(two.url, ann.cookie)
  const { id } = await ann.table([...HOT_SEATS], { game: 'looping' })
  const [here, there] = [await ann.socket(), await annElsewhere.socket()]
  await seatedAt(there, id)
  play(here, await aboutToPlace(here, id), 'place')
  await there.hear('table', ({ table }) => table.halted)
  await gone(here)
  expect(there.closed).toBeNull()
  expect(await seatedAt(await dialled(ann), id)).toMatchObject({ ply: 1, legal: [] })
})
