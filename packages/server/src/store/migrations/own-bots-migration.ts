import type { Migration } from './migration.ts'

/** Without a `hash` the token was revoked; the row stays, because tables name the bot. `slot` bounds the rows of a person. */
const statements = (time: string, end: string): readonly string[] => [
  `create table own_bots (
     bot text primary key, person text not null, slot integer not null, name text not null, hash text unique, created ${time} not null,
     seen ${time}, unique (person, slot)
   )${end}`,
]

export const OWN_BOTS: Migration = {
  name: '021-own-bots',
  sqlite: statements('integer', ' strict, without rowid'),
  postgres: statements('bigint', ''),
}
