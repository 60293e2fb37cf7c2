import { crc32 } from 'node:zlib'
import type { Snapshot } from '@bothy/room'
import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

type Row = Schema['snapshots']

/** Over all of it: what was cut off, damaged or brought from another table has another one. It keeps no one out who means harm. */
const sumOf = ({ table_id, seq, engine, head, history }: Omit<Row, 'sum'>): number =>
  crc32(history, crc32(head, crc32(`${table_id} ${seq} ${engine} ${head.length} `))) | 0

/** Throws if it is damaged. */
export function readSnapshotRow(row: Row): Snapshot {
  if (sumOf(row) !== row.sum) throw new Error('the snapshot is damaged')
  return { seq: row.seq, head: row.head, history: row.history }
}

/** One statement for every dialect: of a match that is running, and in place of one that says less or that another engine made. */
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
