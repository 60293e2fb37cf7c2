import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { loadGame } from '@bothy/games'
import { below, stream } from '@bothy/kernel'
import type { StateMessage } from '@bothy/protocol'
import {
  MemoryStore,
  ROOM_SETTINGS,
  type Room,
  type RoomHost,
  type Snapshots,
  type TableRow,
  UNGUARDED,
} from '@bothy/room'
import { expect, onTestFinished, test } from 'vitest'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { Rooms } from '../../src/rooms/rooms.ts'
import { OwnSnapshots } from '../../src/rooms/snapshots.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { LORDS, patient, until } from '../server.ts'

patient()

const SEATS = 2
const DEEDS = 40

type Process = { readonly rooms: Rooms; readonly faults: readonly string[] }

async function processOn(store: RoomHost['store'], snapshots: Snapshots | null): Promise<Process> {
  const game = await loadGame('lords-of-scotland')
  const faults: string[] = []
  const rooms = new Rooms(
    {
      game: (id) => (id === LORDS ? game : undefined),
      store,
      snapshots,
      guard: UNGUARDED,
      bots: { choose: () => new Promise(() => undefined) },
      clock: { now: () => Date.now(), after: () => () => undefined },
      settings: ROOM_SETTINGS,
      drawSeed: () => 'seed',
      rhythmOf: () => Promise.resolve(null),
      ended: () => undefined,
      lastSeen: () => 0,
      report: (fault) => faults.push(fault),
    },
    NO_OTHER_PROCESSES,
  )
  onTestFinished(() => rooms.stop())
  return { rooms, faults }
}

async function begun(rooms: Rooms, id: string): Promise<Room> {
  const game = await loadGame('lords-of-scotland')
  const setup = game.setup({}, SEATS)
  if (!setup.ok) throw new Error('bad setup')
  const row: TableRow = {
    id,
    game: LORDS,
    seats: SEATS,
    setup: setup.value,
    visibility: 'private',
    friendly: false,
    hints: null,
    rated: false,
    pace: null,
    host: 'p0',
    created: 1,
  }
  const holders = Array.from({ length: SEATS }, (_, i) => ({
    kind: 'person' as const,
    person: `p${i}`,
    name: `P${i}`,
    away: null,
  }))
  return (await rooms.create(row, holders))!
}

async function seen(room: Room | null, person: string): Promise<StateMessage> {
  let state: StateMessage | undefined
  const viewer = {
    person,
    send(message: { readonly type: string }): void {
      if (message.type === 'state') state = message as StateMessage
    },
  }
  await room!.follow(viewer)
  room!.unfollow(viewer)
  return state!
}

async function playOn(room: Room, plies: number): Promise<void> {
  const rng = stream('snapshots')
  for (let i = 0; i < plies; i++) {
    const { actors } = await seen(room, 'p0')
    const [seat] = actors
    const { legal, version } = await seen(room, `p${seat}`)
    expect(await room.submit(`p${seat}`, { seat, version }, legal[below(rng, legal.length)])).toBe(null)
  }
}

async function sqlite(): Promise<Store> {
  const store = await openSqlite(':memory:')
  onTestFinished(() => store.close())
  return store
}
const engine = (name: string | null) => (): Promise<string | null> => Promise.resolve(name)

async function known(snapshots: OwnSnapshots): Promise<OwnSnapshots> {
  await snapshots.read('nothing')
  await Promise.resolve()
  return snapshots
}

test('a room that is dropped leaves a snapshot, from which any process goes on', async () => {
  const store = await sqlite()
  const first = await processOn(store, new OwnSnapshots(store, engine('one')))
  const room = await begun(first.rooms, 'table')
  await playOn(room, DEEDS)
  const before = [await seen(room, 'p0'), await seen(room, 'p1')]
  await until(() => room.idleSince !== null)
  first.rooms.sweep(0)
  await first.rooms.settled()
  expect(first.rooms.size).toBe(0)
  const kept = await store.readSnapshot('table', 'one')
  expect(kept?.seq).toBe((await store.readEntries('table', 0)).length)
  const reads: number[] = []
  const readEntries = store.readEntries.bind(store)
  store.readEntries = (table, from) => {
    reads.push(from)
    return readEntries(table, from)
  }
  const found: boolean[] = []
  const counted = new OwnSnapshots(store, engine('one'), (isFound) => found.push(isFound))
  const second = await processOn(store, await known(counted))
  const again = await second.rooms.get('table')
  expect(found).toEqual([false, true])
  expect([await seen(again, 'p0'), await seen(again, 'p1')]).toEqual(before)
  expect(reads).toEqual([kept!.seq - 1])
  await playOn(again!, 5)
  expect([first.faults, second.faults]).toEqual([[], []])
})

test('another program passes over the snapshot without a word, and leaves its own', async () => {
  const store = await sqlite()
  const old = await processOn(store, new OwnSnapshots(store, engine('old')))
  const room = await begun(old.rooms, 'table')
  await playOn(room, DEEDS)
  const before = await seen(room, 'p0')
  await old.rooms.stop()
  expect(await store.readSnapshot('table', 'old')).not.toBe(null)
  for (const [name, kept] of [
    ['nobody knows', null],
    ['new', 'new'],
  ] as const) {
    const next = await processOn(store, await known(new OwnSnapshots(store, engine(kept))))
    expect(await seen(await next.rooms.get('table'), 'p0'), name).toEqual(before)
    await next.rooms.stop()
    expect(next.faults).toEqual([])
  }
  expect(await store.readSnapshot('table', 'old')).toBe(null)
  expect(await store.readSnapshot('table', 'new')).not.toBe(null)
})

test('a few entries are played again, and a long visit leaves snapshots by the way', async () => {
  const store = await sqlite()
  const { rooms } = await processOn(store, new OwnSnapshots(store, engine('one')))
  const room = await begun(rooms, 'table')
  await playOn(room, 3)
  await until(() => room.idleSince !== null)
  rooms.sweep(0)
  await rooms.settled()
  expect(await store.readSnapshot('table', 'one')).toBe(null)
  const back = (await rooms.get('table'))!
  for (let i = 0; i < 200; i++) {
    await back.away('p0', 0, 'easy')
    await back.away('p0', 0, null)
  }
  rooms.sweep(1e9)
  await rooms.settled()
  expect(rooms.size).toBe(1)
  expect((await store.readSnapshot('table', 'one'))?.seq).toBeGreaterThan(400)
})

test('thousands of matches that nobody looks at cost no memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const store = new MemoryStore()
  const { rooms } = await processOn(store, null)
  const loaded: WeakRef<Room>[] = []
  for (let i = 0; i < 2000; i++) loaded.push(new WeakRef(await begun(rooms, `table-${i}`)))
  const alive = async (): Promise<number> => {
    // A `WeakRef` that was made or read holds its target until the turn of the event loop is over.
    await new Promise((resolve) => setImmediate(resolve))
    collect()
    return loaded.filter((room) => room.deref() !== undefined).length
  }
  expect(await alive()).toBe(2000)
  rooms.sweep(0)
  await rooms.settled()
  expect(rooms.size).toBe(0)
  // The engine may still hold the last object it touched.
  expect(await alive()).toBeLessThan(5)
})
