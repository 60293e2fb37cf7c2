import type { Migration } from './migration.ts'

/**
 * Written with a table's entries. `facts_at` equals `updated` while the facts match the log; a server of an older version leaves it behind,
 * and older tables have 0.
 */
const statements = (time: string, id: string, end: string): readonly string[] => [
  `alter table tables add column facts_at ${time} not null default 0`,
  `create table facts (
     table_id ${id} not null, person text not null, kind text not null, turn integer not null, begun integer not null,
     since ${time} not null, looked integer not null, primary key (table_id, person)
   )${end}`,
  `create index facts_to_look_at on facts (since) where looked = 0`,
]

export const FACTS: Migration = {
  name: '019-facts',
  sqlite: statements('integer', 'text', ' strict, without rowid'),
  postgres: statements('bigint', 'text collate "C"', ''),
}
