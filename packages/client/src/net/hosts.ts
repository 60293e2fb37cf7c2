import type { Json } from '@bothy/kernel'
import type { NewTable, TableInfo } from '@bothy/protocol'
import { api } from './api.ts'
import { paths } from '../ui/router.ts'
import { callDevice, deviceConnection, markDeviceUsed } from './device.ts'
import type { DeviceSeat } from './device-calls.ts'
import type { Connection } from './link.ts'
import { serverConnection } from './socket.ts'

/** Where a table lives, and what can be done about it besides playing. */
export interface Host {
  readonly kind: 'server' | 'device'
  connection(): Connection
  /** The record of a finished table; null if it is unavailable. */
  record(table: string): Promise<unknown>
  /** A new table like this one: its address, or null. */
  again(info: TableInfo): Promise<string | null>
  replayPath(table: string): string
}

/** Tables of this device have addresses of their own among replays. */
export const DEVICE_REPLAY = 'device-'

const seatsAgain = (info: TableInfo): NewTable['seats'] =>
  info.seats.map((seat) =>
    seat.kind === 'bot'
      ? { kind: 'bot', level: seat.level }
      : seat.kind === 'person' && seat.mine
        ? { kind: 'me' }
        : { kind: 'open' },
  )

export const serverHost: Host = {
  kind: 'server',
  connection: serverConnection,
  async record(table) {
    const reply = await api.record(table)
    return reply.ok ? reply.value : null
  },
  async again(info) {
    const { game, setup, visibility, friendly } = info
    const reply = await api.create({ game, setup, visibility, friendly, seats: seatsAgain(info) })
    return reply.ok ? paths.table(reply.value.id) : null
  },
  replayPath: paths.replay,
}

export async function createOnDevice(
  game: string,
  seats: readonly DeviceSeat[],
  setup: Json,
  friendly = false,
): Promise<string> {
  const id = await callDevice('create', { game, seats, setup, friendly })
  markDeviceUsed()
  return paths.local(id)
}

export const deviceHost: Host = {
  kind: 'device',
  connection: deviceConnection,
  record: (table) => callDevice('record', { table }),
  async again({ game, setup, seats, friendly }) {
    const again = seats.map((seat): DeviceSeat =>
      seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level }
        : { kind: 'person', name: seat.kind === 'person' ? seat.name : '?' },
    )
    return createOnDevice(game, again, setup, friendly)
  },
  replayPath: (table) => paths.replay(DEVICE_REPLAY + table),
}
