import { computed, signal } from '@preact/signals'
import { type GameId, isGameId } from '@bothy/games'
import type { TableLists, TableSummary } from '@bothy/protocol'
import { route } from '@bothy/board-kit/ui/page/router.ts'
import { api } from './api.ts'
import { callDevice, deviceUsed } from './device/device.ts'

export type Listed = {
  readonly table: TableSummary
  readonly game: GameId
  readonly where: 'server' | 'device'
  readonly at: number
}

type Tables = {
  readonly server: TableLists | null | undefined
  readonly device: readonly TableSummary[] | null
  readonly at: number
}

export const tables = signal<Tables>({ server: undefined, device: [], at: 0 })

const whyNone = (error: unknown): null | [] => (error instanceof Error && error.message === 'too-new' ? null : [])

export async function loadTables(): Promise<void> {
  const [reply, device] = await Promise.all([api.tables(), deviceUsed() ? callDevice('list', null).catch(whyNone) : []])
  tables.value = { server: reply.ok ? reply.value : null, device, at: Date.now() }
}

export const listed = (of: readonly TableSummary[], where: Listed['where'], at = Date.now()): readonly Listed[] =>
  of.flatMap((table) => (isGameId(table.game) ? [{ table, game: table.game, where, at }] : []))

export const myTables = computed<readonly Listed[]>(() => {
  const { server, device, at } = tables.value
  return [...listed(server?.mine ?? [], 'server', at), ...listed(device ?? [], 'device', at)]
})

export const waitingForMe = computed(() =>
  myTables.value.filter(({ table }) => table.status !== 'over' && table.myTurn),
)

export const waitingElsewhere = computed(() => {
  const here = route.value
  return waitingForMe.value.filter(
    ({ table, where }) => here.page !== (where === 'server' ? 'table' : 'local') || here.id !== table.id,
  )
})

export function take(changed: TableSummary, now = Date.now()): void {
  const { server, at } = tables.peek()
  if (server === null || server === undefined) return
  // All times count from the moment at which the lists came.
  const table = { ...changed, left: changed.left.map((ms) => (ms === null ? null : ms + now - at)) }
  const mine = server.mine.some(({ id }) => id === table.id)
    ? server.mine.map((known) => (known.id === table.id ? table : known))
    : [table, ...server.mine]
  tables.value = { ...tables.peek(), server: { ...server, mine } }
}
