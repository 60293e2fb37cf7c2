/// <reference lib="webworker" />
import { wantsNet } from '@bothy/bots'
import { type GameId, isGameId, loadGame, loadStrategy } from '@bothy/games'
import { type Game, type GameTypes, type Json, readRecord, gameOfRecord } from '@bothy/kernel'
import {
  ALONE,
  type Desk,
  type Holder,
  MatchLog,
  Room,
  ROOM_SETTINGS,
  type RoomHost,
  UNGUARDED,
  type TableEntry,
  type TableRow,
  type Tables,
  UnreadableTable,
  type Viewer,
  dispatch,
  inColours,
  isSolo,
  nameBots,
  refusal,
  summaryOf,
  tableSummary,
} from '@bothy/room'
import {
  type CallName,
  type DeviceCalls,
  DEVICE_PERSON,
  type DeviceSeat,
  type FromDevice,
  type ToDevice,
} from './device-calls.ts'
import { DeviceBots } from './device-bots.ts'
import { DeviceStore } from './device-store.ts'
import { withNet } from './with-net.ts'
import { netAt } from './nets.ts'

declare const BOTHY_VERSION: string

const MOST_LISTED = 200
const ID_BYTES = 12
const SEED_BYTES = 32

const games = new Map<string, Game<GameTypes>>()
const store = new DeviceStore()
const rooms = new Map<string, Promise<Room | null>>()

const randomText = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, '0')).join('')

const host: RoomHost = {
  game: (id) => games.get(id),
  store,
  snapshots: null,
  bots: new DeviceBots(),
  clock: {
    now: () => Date.now(),
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  },
  settings: ROOM_SETTINGS,
  drawSeed: () => randomText(SEED_BYTES),
  otherProcesses: ALONE,
  guard: { ...UNGUARDED, program: BOTHY_VERSION },
  lastSeen: () => Date.now(),
  rhythmOf: () => Promise.resolve(null),
  ended: () => undefined,
  report: (fault, error) =>
    post({ kind: 'fault', text: `${fault}: ${error instanceof Error ? error.message : 'unknown'}` }),
}

const post = (message: FromDevice): void => postMessage(message)

const viewer: Viewer = { person: DEVICE_PERSON, send: (message) => post({ kind: 'wire', message }) }

async function gameOf(id: string): Promise<Game<GameTypes>> {
  if (!isGameId(id)) throw new Error(`no game ${id}`)
  const game = await loadGame(id satisfies GameId)
  games.set(id, game)
  return game
}

function roomOf(table: string): Promise<Room | null> {
  const known = rooms.get(table)
  if (known !== undefined) return known
  const opening = store.readTable(table).then(async (kept) => {
    if (kept === null) return null
    await gameOf(kept.row.game)
    return Room.open(host, table)
  })
  rooms.set(table, opening)
  // It may be readable later, such as after an update.
  opening.catch(() => rooms.delete(table))
  return opening
}

async function holdersOf(
  wanted: readonly DeviceSeat[],
  { id, game, seats, setup }: TableRow,
): Promise<readonly Holder[]> {
  if (!isGameId(game)) throw new Error(`no game ${game}`)
  const strategy = await loadStrategy(game)
  const hasNet = strategy.supportsSetup(setup, seats) && netAt(game, seats) !== undefined
  return nameBots(
    id,
    wanted.map((seat) =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: withNet(seat.level, wantsNet(strategy, seat.level), hasNet) }
        : { kind: 'person', person: DEVICE_PERSON, name: seat.name, away: null },
    ),
  )
}

const newRow = (game: string, seats: number, setup: Json, friendly: boolean): TableRow => ({
  id: randomText(ID_BYTES),
  game,
  seats,
  setup,
  visibility: 'private',
  host: DEVICE_PERSON,
  created: Date.now(),
  friendly,
  hints: true,
  rated: false,
  pace: null,
})

const tables: Tables<Room> = {
  get: roomOf,
  create({ row, holders, unready }) {
    const making = Room.create(host, row, holders, unready)
    rooms.set(row.id, making)
    return making
  },
  isClosed: async (id) => (await store.readTable(id)) === null,
  drawId: () => randomText(ID_BYTES),
  allow: () => undefined,
}

const CALLS: {
  readonly [N in CallName]: (ask: DeviceCalls[N]['ask'], id: number) => Promise<DeviceCalls[N]['answer']>
} = {
  async create({ game: id, seats, setup, friendly }) {
    const game = await gameOf(id)
    const checked = game.setup(setup, seats.length)
    if (!checked.ok) throw new Error(checked.problem.at)
    const row = newRow(id, seats.length, checked.value, friendly && isSolo(seats))
    rooms.set(
      row.id,
      holdersOf(seats, row).then((holders) => Room.create(host, row, holders)),
    )
    await rooms.get(row.id)
    return row.id
  },
  async again({ table }) {
    const room = await roomOf(table)
    if (room === null) throw new Error('no-such-table')
    const next = await room.again(DEVICE_PERSON, tables)
    if (!(next instanceof Room)) throw new Error(next.why)
    return next.id
  },
  async list() {
    const kept = await store.tablesOf(DEVICE_PERSON, MOST_LISTED)
    const asking = { person: DEVICE_PERSON, now: Date.now(), isOnline: () => true }
    return kept.flatMap(({ row, summary }) => {
      const shown = tableSummary(row, summary, asking)
      return shown !== null && isGameId(row.game) ? [shown] : []
    })
  },
  async remove({ table }) {
    await (await rooms.get(table))?.stop()
    rooms.delete(table)
    await store.remove(table)
    return null
  },
  async record({ table }) {
    return (await (await roomOf(table))?.record()) ?? null
  },
  async branch({ record, plies, seats }) {
    const game = await gameOf(gameOfRecord(record) ?? '')
    const read = readRecord(game, record)
    if (!read.ok) throw new Error(read.problem.why)
    const row = newRow(game.id, read.match.seats, read.match.setup, read.notes.friendly && isSolo(seats))
    const entries: readonly TableEntry[] = [
      ...inColours(await holdersOf(seats, row), read.notes.colours).map((holder, seat): TableEntry => ({
        type: 'seat',
        seat,
        holder,
      })),
      { type: 'start', seed: read.match.seed, revision: read.match.revision },
      ...read.match.plies.slice(0, plies).map(({ seat, action }): TableEntry => ({ type: 'ply', seat, action })),
    ]
    const summary = summaryOf(new MatchLog(row, game, entries), Date.now())
    await store.createTable(row, entries, { summary, people: [DEVICE_PERSON], transcripts: null })
    return row.id
  },
  lesson: async (ask) => (await import('./lesson-host.ts')).tell(ask),
  analyse: async (ask, id) =>
    (await import('./analysis-host.ts')).analysisOf(ask, (progress) => post({ kind: 'progress', id, ...progress })),
}

const desk: Desk = {
  viewer,
  welcome: async () => ({
    type: 'welcome',
    protocol: 1,
    me: { name: DEVICE_PERSON, guest: true, named: false },
    server: 'device',
  }),
  attend: () => undefined,
  room: roomOf,
  async join(room) {
    await room.follow(viewer)
    return null
  },
  async leave(table) {
    ;(await roomOf(table))?.unfollow(viewer)
  },
  chat: async () => refusal('forbidden'),
  report: host.report,
}

function problemOf(error: unknown): string {
  if (error instanceof UnreadableTable) return error.why
  return error instanceof Error ? error.message : 'unknown'
}

async function answer<N extends CallName>(id: number, name: N, ask: DeviceCalls[N]['ask']): Promise<void> {
  try {
    post({ kind: 'answer', id, answer: await CALLS[name](ask, id) })
  } catch (error) {
    post({ kind: 'failed', id, problem: problemOf(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<ToDevice>) => {
  if (data.kind === 'wire') void dispatch(desk, data.message)
  else void answer(data.id, data.name, data.ask)
})
post({ kind: 'ready' })
