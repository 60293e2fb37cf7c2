import { isGameId, loadGame } from '@bothy/games'
import { ALONE, MemoryStore, ROOM_SETTINGS, Room, type RoomHost, type TableRow, UNGUARDED } from '@bothy/room'
import { expect, onTestFinished, test } from 'vitest'
import { NO_NEIGHBOURS } from '../src/neighbours/neighbours.ts'
import { Rooms } from '../src/rooms.ts'
import { LORDS, patient, until } from './server.ts'

patient()

const TABLES = 1100

test('more than a thousand tables go on after a start', async () => {
  if (!isGameId(LORDS)) throw new Error('no such game')
  const game = await loadGame(LORDS)
  const setup = game.setup({ firstInitiative: 1 }, 2)
  if (!setup.ok) throw new Error('bad setup')
  const store = new MemoryStore()
  let chosen = 0
  const host: RoomHost = {
    game: (id) => (id === LORDS ? game : undefined),
    store,
    bots: {
      async choose({ legal }) {
        chosen++
        return legal[0]
      },
    },
    clock: { now: () => Date.now(), after: () => () => undefined },
    settings: { ...ROOM_SETTINGS, pace: 0 },
    drawSeed: () => 'seed',
    guard: UNGUARDED,
    neighbours: ALONE,
    lastSeen: () => 0,
    report: () => undefined,
  }
  const asleep: RoomHost = { ...host, bots: { choose: () => new Promise(() => undefined) } }
  for (let i = 0; i < TABLES; i++) {
    const row: TableRow = {
      id: `table-${i}`,
      game: LORDS,
      seats: 2,
      setup: setup.value,
      visibility: 'private',
      friendly: false,
      host: 'ann',
      created: 1,
    }
    await Room.create(asleep, row, [
      { kind: 'person', person: 'ann', name: 'Ann', away: null },
      { kind: 'bot', name: 'Morag', level: 'easy' },
    ])
  }
  expect(await store.botTables(TABLES + 1, '')).toHaveLength(TABLES)
  const rooms = new Rooms(host, NO_NEIGHBOURS)
  onTestFinished(() => rooms.stop())
  await rooms.resume()
  await until(async () => (await store.botTables(1, '')).length === 0)
  expect(chosen).toBeGreaterThanOrEqual(TABLES)
})
