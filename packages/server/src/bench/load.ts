import { loadGame } from '@bothy/games'
import { below, stream } from '@bothy/kernel'
import { Ledger, Room, ROOM_SETTINGS, type RoomHost, type TableEntry, type TableRow, summaryOf } from '@bothy/room'
import type { ServerFigure } from '../bench.ts'
import { openSqlite } from '../store/sqlite.ts'
import { GAME, percentile } from './common.ts'

const SEATS = 5
const PLIES = 500
const WARM_UP = 100
const TIMES = 100

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
  const store = openSqlite(file)
  await store.createTable(row, entries, { summary: summaryOf(ledger, 1), people: [], transcripts: null })
  const host: RoomHost = {
    game: () => game,
    store,
    bots: { choose: () => Promise.reject(new Error('no bots here')) },
    clock: { now: () => 0, after: () => () => undefined },
    settings: ROOM_SETTINGS,
    drawSeed: () => '',
    lastSeen: () => 0,
    report: () => undefined,
  }
  const times: number[] = []
  for (let i = 0; i < WARM_UP + (quick ? TIMES / 2 : TIMES); i++) {
    const began = performance.now()
    await Room.open(host, row.id)
    if (i >= WARM_UP) times.push(performance.now() - began)
  }
  await store.close()
  return {
    id: 'server.load.500',
    value: (percentile(times, 0.5) * PLIES) / plies,
    unit: `ms for ${PLIES} plies`,
    floor: 10,
    goal: 1,
    note: `lower is better; median of ${times.length}, ${plies} plies scaled`,
  }
}
