import type { Migration } from './migration.ts'

/** `uncounted`: why a rated match was not counted; the share counted; and keyed hashes of addresses, to find players behind one address. */
const statements = (time: string, end: string): readonly string[] => [
  `alter table tables add column uncounted text`,
  `alter table rating_steps add column share integer not null default 100`,
  `create table addresses (person text not null, mark text not null, at ${time} not null, primary key (person, mark))${end}`,
  `create index addresses_by_time on addresses (at)`,
]

export const FAIR_RATINGS: Migration = {
  name: '017-fair-ratings',
  sqlite: statements('integer', ' strict, without rowid'),
  postgres: statements('bigint', ''),
}
