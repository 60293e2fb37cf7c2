import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { GAME_IDS, loadGame } from '@bothy/games'
import { readRecord, type RecordFile } from '@bothy/kernel'
import type { ServerMessage, StateMessage, TableInfo, Transcript } from '@bothy/protocol'
import { ALONE, type AnyGame, type ListedTable, ROOM_SETTINGS, Room, type RoomHost, UNGUARDED } from '@bothy/room'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseFile } from '../src/ops/data-folder.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { Guest, patient, serve, temporaryFolder } from './server.ts'

patient()

const FOLDER = new URL('./released/', import.meta.url)
const STATES = readdirSync(FOLDER).toSorted()
const MOST_PLIES = 3000

const games = new Map<string, AnyGame>()
for (const id of GAME_IDS) games.set(id, await loadGame(id))

function folderOf(state: string): string {
  const folder = temporaryFolder()
  writeFileSync(databaseFile(folder), gunzipSync(readFileSync(join(FOLDER.pathname, state))))
  return folder
}

async function storeOf(state: string): Promise<Store> {
  const store = await openSqlite(databaseFile(folderOf(state)))
  onTestFinished(() => store.close())
  return store
}

async function tablesIn(store: Store): Promise<readonly ListedTable[]> {
  const ids = await store.queries.selectFrom('tables').select('id').orderBy('id').execute()
  return Promise.all(ids.map(async ({ id }) => (await store.readTable(id))!))
}

/** By seat, of tables at which a hint was given. */
async function hintsIn(store: Store, tables: readonly ListedTable[]): Promise<ReadonlyMap<string, readonly number[]>> {
  const out = new Map<string, number[]>()
  for (const { row } of tables)
    for (const entry of await store.readEntries(row.id, 0)) {
      if (entry.type !== 'hint') continue
      const counts = out.get(row.id) ?? Array.from({ length: row.seats }, () => 0)
      counts[entry.seat]++
      out.set(row.id, counts)
    }
  return out
}

const hostOf = (store: Store): RoomHost => ({
  game: (id) => games.get(id),
  store,
  snapshots: null,
  bots: { choose: ({ legal }) => Promise.resolve(legal[0]) },
  clock: { now: () => Date.now(), after: () => () => undefined },
  settings: { ...ROOM_SETTINGS, botDelayMs: 0 },
  drawSeed: () => 'seed',
  guard: UNGUARDED,
  otherProcesses: ALONE,
  rhythmOf: () => Promise.resolve(null),
  ended: () => undefined,
  lastSeen: () => 0,
  report: (fault, error) => {
    throw new Error(fault, { cause: error })
  },
})

async function playOn(room: Room, person: string): Promise<StateMessage> {
  const seen: ServerMessage[] = []
  const viewer = { person, send: (message: ServerMessage) => void seen.push(message) }
  const state = (): StateMessage => seen.findLast((message) => message.type === 'state')!
  await room.follow(viewer)
  for (let plies = 0; plies < MOST_PLIES && state().actors.length > 0; plies++) {
    const [seat] = state().actors
    expect(await room.look(viewer, seat)).toBe(null)
    const { version, legal } = state()
    expect(await room.submit(person, { seat, version }, legal.at(plies % 2 === 0 ? 0 : -1))).toBe(null)
  }
  return state()
}

test('no released state is forgotten', () => {
  expect(STATES).toEqual([
    '2026-11-15-420cb1ea.sqlite.gz',
    '2026-11-15-777a57e.sqlite.gz',
    '2026-11-16-1c2cde38.sqlite.gz',
    '2026-11-16-459adaa.sqlite.gz',
    '2026-11-17-2a521dc2.sqlite.gz',
    '2026-11-18-58294403.sqlite.gz',
    '2026-11-18-e62947e6.sqlite.gz',
    '2026-11-18-e94fa4f0.sqlite.gz',
    '2026-11-19-41420032.sqlite.gz',
  ])
})

describe.each(STATES)('what %s has stored', (state) => {
  test('is served, table by table, with its record and what people saw', async () => {
    const dataDir = folderOf(state)
    const store = await openSqlite(databaseFile(dataDir))
    const tables = await tablesIn(store)
    const hints = await hintsIn(store, tables)
    await store.close()
    const server = await serve({ dataDir })
    const zoe = await Guest.of(server)
    expect(tables.length).toBeGreaterThan(0)
    for (const { row, summary } of tables) {
      const at = `/api/tables/${row.id}`
      const info = await zoe.json<TableInfo>('GET', at)
      expect(info).toMatchObject({ game: row.game, status: summary.status })
      if (summary.status !== 'over') continue
      const record = await zoe.json<Partial<RecordFile>>('GET', `${at}/record`)
      expect(record.hints).toEqual(hints.get(row.id))
      const read = readRecord(games.get(row.game)!, record)
      expect(read).toMatchObject({ ok: true })
      const { result } = await zoe.json<Transcript>('GET', `${at}/transcript`)
      expect(info.ended?.result).toEqual(summary.ended?.result ?? result)
      expect(record).toMatchObject({ result: info.ended?.result ?? null })
    }
  })

  test('is played to its end', async () => {
    const store = await storeOf(state)
    const running = (await tablesIn(store)).filter(({ summary }) => summary.status === 'playing')
    expect(running.length).toBeGreaterThan(0)
    for (const { row } of running) {
      const room = (await Room.open(hostOf(store), row.id))!
      expect((await playOn(room, row.host!)).result).not.toBe(null)
      expect(await room.record()).toMatchObject({ game: row.game })
      await room.stop()
    }
  })
})
