import { loadGame } from '@bothy/games'
import { ALONE, type MatchStore, ROOM_SETTINGS, type RoomHost, type TableRow, UNGUARDED } from '@bothy/room'
import { LORDS } from './server.ts'

const game = await loadGame(LORDS)

export const hostOf = (store: MatchStore, bots: RoomHost['bots']): RoomHost => ({
  game: (id) => (id === LORDS ? game : undefined),
  store,
  snapshots: null,
  bots,
  clock: { now: () => Date.now(), after: () => () => undefined },
  settings: { ...ROOM_SETTINGS, botDelayMs: 0 },
  drawSeed: () => 'seed',
  guard: UNGUARDED,
  otherProcesses: ALONE,
  rhythmOf: () => Promise.resolve(null),
  ended: () => undefined,
  lastSeen: () => 0,
  report: () => undefined,
})

export function rowOf(id: string): TableRow {
  const setup = game.setup({ firstInitiative: 1 }, 2)
  if (!setup.ok) throw new Error('bad setup')
  const made = { host: 'ann', created: 1 }
  return {
    id,
    game: LORDS,
    seats: 2,
    setup: setup.value,
    visibility: 'private',
    friendly: false,
    hints: null,
    rated: false,
    pace: null,
    ...made,
  }
}
