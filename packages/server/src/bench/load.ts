import { loadGame } from '@bothy/games'
import { below, stream } from '@bothy/kernel'
import {
  ALONE,
  Ledger,
  Room,
  ROOM_SETTINGS,
  type RoomHost,
  type TableEntry,
  type TableRow,
  summaryOf,
  UNGUARDED,
} from '@bothy/room'
import type { ServerFigure } from './figure.ts'
import { openSqlite } from '../store/sqlite.ts'
import { GAME, percentile } from './common.ts'

const SEATS = 5
const PLIES = 500
const WARM_UP = 100
const ROUNDS = 5
const TIMES = 30

/** From the file to a room that can answer: the longest game that random play gives, scaled to 500 plies. */
export async function loadFigure(file: string, quick: boolean): Promise<ServerFigure> {
  const game = await loadGame(GAME)
  const setup = game.setup({}, SEATS)
  if (!setup.ok) throw new Error('bad setup')
  const row: TableRow = {
    id: 'bench-load',
    game: GAME,
    seats: SEATS,
    setup: setup.value,
    visibility: 'private',
    friendly: false,
    host: null,
    created: 1,
  }
  const ledger = new Ledger(row, game)
  const entries: TableEntry[] = [{ type: 'start', seed: 'bench', revision: game.revision }]
  ledger.take(entries[0])
  const rng = stream('bench load')
  while (ledger.status === 'playing' && ledger.table !== null) {
    const [seat] = ledger.actors
    const legal = ledger.table.legal(seat)
    const outcome = ledger.submit(seat, ledger.table.version, legal[below(rng, legal.length)])
    if (outcome.ok) entries.push(...outcome.entries)
  }
  const plies = ledger.table?.plies.length ?? 0
  const store = await openSqlite(file)
  await store.createTable(row, entries, { summary: summaryOf(ledger, 1), people: [], transcripts: null })
  const host: RoomHost = {
    game: () => game,
    store,
    snapshots: null,
    bots: { choose: () => Promise.reject(new Error('no bots here')) },
    clock: { now: () => 0, after: () => () => undefined },
    settings: ROOM_SETTINGS,
    drawSeed: () => '',
    guard: UNGUARDED,
    neighbours: ALONE,
    lastSeen: () => 0,
    report: () => undefined,
  }
  const open = async (times: number): Promise<number> => {
    const waits: number[] = []
    for (let i = 0; i < times; i++) {
      const began = performance.now()
      await Room.open(host, row.id)
      waits.push(performance.now() - began)
    }
    return percentile(waits, 0.5)
  }
  await open(WARM_UP)
  const rounds: number[] = []
  for (let i = 0; i < (quick ? 2 : ROUNDS); i++) rounds.push(await open(TIMES))
  await store.close()
  return {
    id: 'server.load.500',
    value: (Math.min(...rounds) * PLIES) / plies,
    unit: `ms for ${PLIES} plies`,
    floor: 10,
    goal: 1,
    note: `lower is better; median of ${TIMES}, best of ${rounds.length} rounds, ${plies} plies scaled`,
  }
}
