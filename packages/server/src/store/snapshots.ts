import { crc32 } from 'node:zlib'
import type { Snapshot } from '@bothy/room'
import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

type Row = Schema['snapshots']

/** Detects rows that were truncated, damaged or copied from another table; no protection against forgery. */
const sumOf = ({ table_id, seq, engine, head, history }: Omit<Row, 'sum'>): number =>
  crc32(history, crc32(head, crc32(`${table_id} ${seq} ${engine} ${head.length} `))) | 0

export function readSnapshotRow(row: Row): Snapshot {
  if (sumOf(row) !== row.sum) throw new Error('the snapshot is damaged')
  return { seq: row.seq, head: row.head, history: row.history }
}

/** Replaces only an older snapshot or one of another engine, and only while the match runs. */
export function savingSnapshot(table: string, engine: string, { seq, head, history }: Snapshot): RawBuilder<unknown> {
  const sum = sumOf({ table_id: table, seq, engine, head, history })
  return sql`
    insert into snapshots (table_id, seq, engine, sum, head, history)
    select id, cast(${seq} as integer), cast(${engine} as text), cast(${sum} as integer), cast(${head} as text), cast(${history} as text)
      from tables where id = ${table} and status = 'playing'
    on conflict (table_id) do update
      set seq = excluded.seq, engine = excluded.engine, sum = excluded.sum, head = excluded.head, history = excluded.history
      where excluded.seq >= snapshots.seq or excluded.engine <> snapshots.engine`
}
