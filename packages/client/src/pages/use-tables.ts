import { useCallback, useState } from 'preact/hooks'
import { type GameId, isGameId } from '@bothy/games'
import type { TableLists, TableSummary } from '@bothy/protocol'
import { callDevice, deviceUsed } from '../net/device.ts'
import { api } from '../net/api.ts'
import { useFresh } from '../ui/use-fresh.ts'

export type Tables = {
  /** Null: the server does not answer. Undefined: it has not yet. */
  readonly server: TableLists | null | undefined
  /** Null: a newer version has written them. */
  readonly device: readonly TableSummary[] | null
}

/** A table in a list of the home page, and where it lives. */
export type Listed = { readonly table: TableSummary; readonly game: GameId; readonly where: 'server' | 'device' }

export type SortedTables = {
  /** How many games of mine there are, and how many of them wait for me. */
  readonly mine: number
  readonly yourTurn: number
  /** Those that are shown first and large: at which it is my turn, then all others that are not over. */
  readonly first: readonly Listed[]
  readonly others: readonly Listed[]
  readonly over: readonly Listed[]
  /** Of other people, with a free seat. */
  readonly open: readonly Listed[]
}

const EVERY = 15_000
/** More would push "Play now" below the fold. */
const SHOWN_FIRST = 2

const whyNone = (error: unknown): null | [] => (error instanceof Error && error.message === 'too-new' ? null : [])

/** The tables of the home page, asked for again from time to time while somebody looks. */
export function useTables(): readonly [Tables, () => void] {
  const [tables, setTables] = useState<Tables>({ server: undefined, device: [] })
  const load = useCallback(async () => {
    const [reply, device] = await Promise.all([
      api.tables(),
      deviceUsed() ? callDevice('list', null).catch(whyNone) : [],
    ])
    setTables({ server: reply.ok ? reply.value : null, device })
  }, [])
  useFresh(load, EVERY)
  return [tables, () => void load()]
}

/** Of games that are known here. */
export const listed = (tables: readonly TableSummary[], where: Listed['where']): readonly Listed[] =>
  tables.flatMap((table) => (isGameId(table.game) ? [{ table, game: table.game, where }] : []))

const isMine = ({ seats }: TableSummary): boolean => seats.some((seat) => seat.kind === 'person' && seat.mine)

/** My turn before running, running before waiting for people; each newest first, as they come. */
const urgency = ({ table }: Listed): number => (table.myTurn ? 0 : table.status === 'playing' ? 1 : 2)

export function sortTables({ server, device }: Tables): SortedTables {
  const mine = [...listed(server?.mine ?? [], 'server'), ...listed(device ?? [], 'device')]
  const running = mine.filter(({ table }) => table.status !== 'over').sort((a, b) => urgency(a) - urgency(b))
  return {
    mine: mine.length,
    yourTurn: running.filter(({ table }) => table.myTurn).length,
    first: running.slice(0, SHOWN_FIRST),
    others: running.slice(SHOWN_FIRST),
    over: mine.filter(({ table }) => table.status === 'over'),
    open: listed(server?.open ?? [], 'server').filter(({ table }) => !isMine(table)),
  }
}
