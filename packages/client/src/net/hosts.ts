import type { Json } from '@bothy/kernel'
import { api, type Reply } from './api.ts'
import { paths } from '@bothy/board-kit/ui/page/router.ts'
import { callDevice, deviceConnection, markDeviceUsed } from './device/device.ts'
import type { DeviceSeat } from './device/device-calls.ts'
import type { Connection } from './link.ts'
import { serverConnection } from './socket.ts'

export interface Host {
  readonly kind: 'server' | 'device'
  connection(): Connection
  record(table: string): Promise<unknown>
  /** After the end: the table at which the same people play again, new or already there. */
  again(table: string): Promise<Reply<string>>
  pathOf(table: string): string
  replayPath(table: string): string
  made(table: string): Promise<number | null>
}

export const DEVICE_REPLAY = 'device-'

export const serverHost: Host = {
  kind: 'server',
  connection: serverConnection,
  async record(table) {
    const reply = await api.record(table)
    return reply.ok ? reply.value : null
  },
  async again(table) {
    const reply = await api.again(table)
    return reply.ok ? { ok: true, value: paths.table(reply.value.id) } : reply
  },
  pathOf: paths.table,
  replayPath: paths.replay,
  async made(table) {
    const reply = await api.table(table)
    return reply.ok ? reply.value.created : null
  },
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
  async again(table) {
    return { ok: true, value: paths.local(await callDevice('again', { table })) }
  },
  pathOf: paths.local,
  replayPath: (table) => paths.replay(DEVICE_REPLAY + table),
  made: async (table) => (await callDevice('list', null)).find(({ id }) => id === table)?.created ?? null,
}
