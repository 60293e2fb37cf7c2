import { GAME_IDS, type GameId, loadGame, withEveryModule } from '@bothy/games'
import { FIGURES } from '@bothy/games/figures'
import { below, stream } from '@bothy/kernel'
import {
  ALONE,
  type AnyGame,
  MatchLog,
  Room,
  ROOM_SETTINGS,
  type RoomHost,
  type TableEntry,
  type TableRow,
  UNGUARDED,
  summaryOf,
} from '@bothy/room'
import type { ServerFigure } from './figure.ts'
import { OwnSnapshots } from '../rooms/snapshots.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import { GAME, percentile } from './common.ts'

const PLIES = 500
const WARM_UP = 100
const ROUNDS = 5
const TIMES = 30

const LONG: readonly {
  readonly id: string
  readonly game: GameId
  readonly seats: number
  readonly modules: boolean
}[] = [
  { id: 'server.load', game: GAME, seats: 5, modules: false },
  ...GAME_IDS.filter((game) => FIGURES[game].whole !== undefined).map((game) => ({
    id: 'server.load.heaviest',
    game,
    seats: 4,
    modules: true,
  })),
]

export async function loadFigures(file: string, quick: boolean): Promise<ServerFigure[]> {
  const store = await openSqlite(file)
  const figures: ServerFigure[] = []
  for (const { id, game: name, seats, modules } of LONG) {
    const game = await loadGame(name)
    const setup = game.setup(modules ? withEveryModule(game.options) : {}, seats)
    if (!setup.ok) throw new Error('bad setup')
    const row: TableRow = {
      id,
      game: name,
      seats,
      setup: setup.value,
      visibility: 'private',
      friendly: false,
      hints: null,
      rated: false,
      pace: null,
      host: null,
      created: 1,
    }
    const plies = await storeMatch(store, game, row)
    const snapshots = new OwnSnapshots(store, () => Promise.resolve('bench'))
    const host = hostOf(store, game)
    await (await Room.open({ ...host, snapshots }, id))?.keep(1)
    const scaled = async (from: RoomHost): Promise<number> => ((await opened(from, id, quick)) * PLIES) / plies
    const kept = await store.readSnapshot(id, 'bench')
    figures.push(
      {
        id: `${id}.${PLIES}`,
        value: await scaled({ ...host, snapshots }),
        unit: `ms for ${PLIES} plies`,
        goal: 1,
        ...(id === 'server.load' ? { floor: 10 } : {}),
        note: `lower is better; ${name}, from a snapshot of ${Math.round(((kept?.head.length ?? 0) + (kept?.history.length ?? 0)) / 1000)} kB; median of ${TIMES}, best of several rounds, ${plies} plies scaled`,
      },
      {
        id: `${id}.${PLIES}.log`,
        value: await scaled(host),
        unit: `ms for ${PLIES} plies`,
        note: 'the same from its log alone',
      },
    )
  }
  await store.close()
  return figures
}

async function storeMatch(store: Store, game: AnyGame, row: TableRow): Promise<number> {
  const entries: TableEntry[] = [{ type: 'start', seed: 'bench', revision: game.revision }]
  const matchLog = new MatchLog(row, game, entries)
  const rng = stream('bench load')
  while (matchLog.status === 'playing' && matchLog.table !== null) {
    const [seat] = matchLog.actors
    const legal = matchLog.table.legal(seat)
    const outcome = matchLog.submit(seat, matchLog.table.version, legal[below(rng, legal.length)])
    if (outcome.ok) entries.push(...outcome.entries)
  }
  entries.pop()
  const summary = summaryOf(new MatchLog(row, game, entries), 1)
  await store.createTable(row, entries, { summary, people: [], transcripts: null })
  return entries.length - 1
}

async function opened(host: RoomHost, id: string, quick: boolean): Promise<number> {
  const open = async (times: number): Promise<number> => {
    const waits: number[] = []
    for (let i = 0; i < times; i++) {
      const began = performance.now()
      await Room.open(host, id)
      waits.push(performance.now() - began)
    }
    return percentile(waits, 0.5)
  }
  await open(WARM_UP)
  const rounds: number[] = []
  for (let i = 0; i < (quick ? 2 : ROUNDS); i++) rounds.push(await open(TIMES))
  return Math.min(...rounds)
}

const hostOf = (store: Store, game: AnyGame): RoomHost => ({
  game: () => game,
  store,
  snapshots: null,
  guard: UNGUARDED,
  bots: { choose: () => Promise.reject(new Error('no bots here')) },
  clock: { now: () => 0, after: () => () => undefined },
  settings: ROOM_SETTINGS,
  drawSeed: () => '',
  otherProcesses: ALONE,
  rhythmOf: () => Promise.resolve(null),
  ended: () => undefined,
  lastSeen: () => 0,
  report: () => undefined,
})
