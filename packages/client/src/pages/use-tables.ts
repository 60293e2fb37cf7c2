import { useCallback, useEffect, useState } from 'preact/hooks'
import type { TableLists, TableSummary } from '@bothy/protocol'
import { callDevice, deviceUsed } from '../net/device.ts'
import { api } from '../net/api.ts'

export type Tables = {
  /** Null: the server does not answer. Undefined: it has not yet. */
  readonly server: TableLists | null | undefined
  /** Null: a newer version has written them. */
  readonly device: readonly TableSummary[] | null
}

const EVERY = 15_000

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
  useEffect(() => {
    void load()
    const timer = setInterval(() => {
      if (!document.hidden) void load()
    }, EVERY)
    return () => clearInterval(timer)
  }, [load])
  return [tables, () => void load()]
}
