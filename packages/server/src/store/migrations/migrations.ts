import { FACTS } from './facts-migration.ts'
import { FAIR_RATINGS } from './fair-ratings-migration.ts'
import { HOLIDAYS } from './holidays-migration.ts'
import { LEARNING } from './learning-migration.ts'
import { FRIENDS } from './friends-migration.ts'
import type { Migration } from './migration.ts'
import { HINTS } from './hints-migration.ts'
import { OWN_BOTS } from './own-bots-migration.ts'

/**
 * Each runs once, in order, and is never changed: existing databases have run it. Names sort as text. A ply of a private table touches two
 * pages of SQLite (entry and table) and moves no index. Ids compare byte by byte in both dialects, so that pages come in the same order.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '001-tables',
    sqlite: [
      `create table tables (
         id text primary key, game text not null, seats integer not null, setup text not null, visibility text not null, host text,
         created integer not null, status text not null, bot_turn integer not null, updated integer not null, summary text not null
       ) strict, without rowid`,
      `create index open_tables on tables (status, updated) where visibility = 'open'`,
      `create index hosted_tables on tables (host) where host is not null`,
      `create index bot_tables on tables (updated) where bot_turn = 1`,
      `create table seatings (person text not null, table_id text not null, primary key (person, table_id)) strict, without rowid`,
      `create index seatings_by_table on seatings (table_id)`,
      `create table entries (table_id text not null, seq integer not null, entry text not null, primary key (table_id, seq)) strict, without rowid`,
      `create table chat (table_id text not null, id integer not null, line text not null, primary key (table_id, id)) strict, without rowid`,
      `create table transcripts (
         table_id text not null, seat integer not null, transcript text not null, primary key (table_id, seat)
       ) strict`,
      `create table people (id text primary key, name text not null, created integer not null) strict, without rowid`,
      `create table secrets (name text primary key, value text not null) strict, without rowid`,
    ],
    postgres: [
      `create table tables (
         id text collate "C" primary key, game text not null, seats integer not null, setup text not null, visibility text not null, host text,
         created bigint not null, status text not null, bot_turn integer not null, updated bigint not null, summary text not null
       )`,
      `create index open_tables on tables (status, updated) where visibility = 'open'`,
      `create index hosted_tables on tables (host) where host is not null`,
      `create index bot_tables on tables (updated) where bot_turn = 1`,
      `create table seatings (person text not null, table_id text collate "C" not null, primary key (person, table_id))`,
      `create index seatings_by_table on seatings (table_id)`,
      `create table entries (table_id text collate "C" not null, seq integer not null, entry text not null, primary key (table_id, seq))`,
      `create table chat (table_id text collate "C" not null, id integer not null, line text not null, primary key (table_id, id))`,
      `create table transcripts (
         table_id text collate "C" not null, seat integer not null, transcript text not null, primary key (table_id, seat)
       )`,
      `create table people (id text primary key, name text not null, created bigint not null)`,
      `create table secrets (name text primary key, value text not null)`,
    ],
  },
  {
    // A starting server pages through these tables by id.
    name: '002-bot-tables-by-id',
    sqlite: [`drop index bot_tables`, `create index bot_tables on tables (id) where bot_turn = 1`],
    postgres: [`drop index bot_tables`, `create index bot_tables on tables (id) where bot_turn = 1`],
  },
  {
    name: '003-bots-only',
    sqlite: [
      `alter table tables add column bots_only integer not null default 0`,
      `update tables set bots_only = 1 where status in ('playing', 'over') and json_valid(summary)
         and json_array_length(summary, '$.holders') > 0
         and not exists (select 1 from json_each(summary, '$.holders') where json_extract(value, '$.kind') <> 'bot')`,
      `create index bots_only_tables on tables (id) where bots_only = 1`,
    ],
    postgres: [
      `alter table tables add column bots_only integer not null default 0`,
      `create index bots_only_tables on tables (id) where bots_only = 1`,
    ],
  },
  {
    name: '004-friendly',
    sqlite: [`alter table tables add column friendly integer not null default 0`],
    postgres: [`alter table tables add column friendly integer not null default 0`],
  },
  {
    name: '005-ended',
    sqlite: [
      `update tables set summary = json_set(summary, '$.ended', json_object(
           'result', json((select json_extract(transcript, '$.result') from transcripts
             where table_id = tables.id and seat = -1 and json_valid(transcript))),
           'abandoned', json('false')))
         where status = 'over' and json_valid(summary)`,
    ],
    postgres: [],
  },
  {
    name: '006-neighbours',
    sqlite: [],
    postgres: [
      `create table processes (id text primary key, seen bigint not null)`,
      `create table leases (table_id text collate "C" primary key, process text not null)`,
      `create index leases_by_process on leases (process)`,
      `create table presences (
         table_id text collate "C" not null, person text not null, process text not null, here integer not null, seen bigint not null,
         primary key (table_id, person, process)
       )`,
      `create index presences_by_process on presences (process)`,
    ],
  },
  {
    name: '007-checks',
    sqlite: [`create table checks (name text primary key, at integer not null) strict, without rowid`],
    postgres: [`create table checks (name text primary key, at bigint not null)`],
  },
  {
    name: '008-old-tables',
    sqlite: [`create index unbegun_tables on tables (status, updated) where status in ('closed', 'waiting')`],
    postgres: [`create index unbegun_tables on tables (status, updated) where status in ('closed', 'waiting')`],
  },
  {
    // A cache that may be emptied at any time: unlogged in PostgreSQL, so a crash may empty it.
    name: '009-snapshots',
    sqlite: [
      `create table snapshots (
         table_id text primary key, seq integer not null, engine text not null, sum integer not null, head text not null, history text not null
       ) strict`,
    ],
    postgres: [
      `create unlogged table snapshots (
         table_id text collate "C" primary key, seq integer not null, engine text not null, sum integer not null, head text not null,
         history text not null
       )`,
    ],
  },
  {
    name: '010-accounts',
    sqlite: [
      `create table accounts (
         person text primary key, name text not null, name_key text not null unique, email text, password text, created integer not null,
         settings text not null, zone text
       ) strict, without rowid`,
      `create table passkeys (
         id text primary key, person text not null, public_key text not null, counter integer not null, transports text not null,
         label text not null, created integer not null, used integer
       ) strict, without rowid`,
      `create index passkeys_by_person on passkeys (person)`,
      `create table sessions (
         hash text primary key, person text not null, device text not null, created integer not null, seen integer not null
       ) strict, without rowid`,
      `create index sessions_by_person on sessions (person)`,
      `create table sign_changes (person text primary key, at integer not null) strict, without rowid`,
    ],
    postgres: [
      `create table accounts (
         person text primary key, name text not null, name_key text not null unique, email text, password text, created bigint not null,
         settings text not null, zone text
       )`,
      `create table passkeys (
         id text primary key, person text not null, public_key text not null, counter bigint not null, transports text not null,
         label text not null, created bigint not null, used bigint
       )`,
      `create index passkeys_by_person on passkeys (person)`,
      `create table sessions (
         hash text primary key, person text not null, device text not null, created bigint not null, seen bigint not null
       )`,
      `create index sessions_by_person on sessions (person)`,
      `create table sign_changes (person text primary key, at bigint not null)`,
    ],
  },
  {
    // A clock runs out at `due`. Tables without a pace are not in the index, so their plies move nothing.
    name: '011-paces',
    sqlite: [
      `alter table tables add column pace text`,
      `alter table tables add column due integer`,
      `create index due_tables on tables (due) where due is not null`,
      `create table rhythms (person text primary key, rhythm text not null) strict, without rowid`,
    ],
    postgres: [
      `alter table tables add column pace text`,
      `alter table tables add column due bigint`,
      `create index due_tables on tables (due) where due is not null`,
      `create table rhythms (person text primary key, rhythm text not null)`,
    ],
  },
  {
    // Millionths, since all columns are text or integers. The second index finds matches that ended uncounted.
    name: '012-ratings',
    sqlite: [
      `alter table tables add column rated integer not null default 0`,
      `create index uncounted_tables on tables (id) where rated = 1 and status = 'over'`,
      `create table ratings (
         game text not null, player text not null, mu integer not null, sigma integer not null, matches integer not null, updated integer not null,
         primary key (game, player)
       ) strict, without rowid`,
      `create index ratings_by_mu on ratings (game, mu)`,
      `create table rating_steps (
         table_id text not null, player text not null, game text not null, matches integer not null, at integer not null, place integer not null,
         mu_before integer not null, mu integer not null, primary key (table_id, player)
       ) strict, without rowid`,
      `create unique index rating_steps_by_player on rating_steps (player, game, matches)`,
    ],
    postgres: [
      `alter table tables add column rated integer not null default 0`,
      `create index uncounted_tables on tables (id) where rated = 1 and status = 'over'`,
      `create table ratings (
         game text not null, player text collate "C" not null, mu integer not null, sigma integer not null, matches integer not null,
         updated bigint not null, primary key (game, player)
       )`,
      `create index ratings_by_mu on ratings (game, mu)`,
      `create table rating_steps (
         table_id text collate "C" not null, player text collate "C" not null, game text not null, matches integer not null, at bigint not null,
         place integer not null, mu_before integer not null, mu integer not null, primary key (table_id, player)
       )`,
      `create unique index rating_steps_by_player on rating_steps (player, game, matches)`,
    ],
  },
  {
    name: '013-notices',
    sqlite: [
      `create table channels (
         id text primary key, person text not null, kind text not null, key text not null unique, address text not null, label text not null,
         lang text not null, created integer not null, confirmed integer, stopped integer, failures integer not null
       ) strict, without rowid`,
      `create index channels_by_person on channels (person)`,
      `create table notices (
         channel text not null, table_id text not null, kind text not null, turn integer not null, person text not null, medium text not null,
         label text not null, created integer not null, due integer not null, state text not null, claim text, claimed integer,
         tries integer not null, ended integer, detail text, primary key (channel, table_id, kind, turn)
       ) strict, without rowid`,
      `create index waiting_notices on notices (due) where state = 'waiting'`,
      `create index claimed_notices on notices (claimed) where claim is not null`,
      `create index notices_by_person on notices (person, created)`,
      `create index notices_by_table on notices (table_id)`,
    ],
    postgres: [
      `create table channels (
         id text primary key, person text not null, kind text not null, key text not null unique, address text not null, label text not null,
         lang text not null, created bigint not null, confirmed bigint, stopped bigint, failures integer not null
       )`,
      `create index channels_by_person on channels (person)`,
      `create table notices (
         channel text not null, table_id text collate "C" not null, kind text not null, turn integer not null, person text not null,
         medium text not null, label text not null, created bigint not null, due bigint not null, state text not null, claim text, claimed bigint,
         tries integer not null, ended bigint, detail text, primary key (channel, table_id, kind, turn)
       )`,
      `create index waiting_notices on notices (due) where state = 'waiting'`,
      `create index claimed_notices on notices (claimed) where claim is not null`,
      `create index notices_by_person on notices (person, created)`,
      `create index notices_by_table on notices (table_id)`,
    ],
  },
  FRIENDS,
  {
    name: '014-lobby',
    sqlite: [
      `create table seekers (
         person text primary key, game text not null, seats integer not null, pace text not null, rated integer not null, since integer not null,
         seen integer not null, bots text, bots_since integer, table_id text
       ) strict, without rowid`,
    ],
    postgres: [
      `create table seekers (
         person text primary key, game text not null, seats integer not null, pace text not null, rated integer not null, since bigint not null,
         seen bigint not null, bots text, bots_since bigint, table_id text
       )`,
    ],
  },
  {
    // The index covers the queries of profiles.
    name: '016-results',
    sqlite: [
      `alter table tables add column noted integer not null default 0`,
      `create index unnoted_tables on tables (id) where noted = 0 and status = 'over'`,
      `create table results (
         table_id text not null, seat integer not null, player text not null, name text, game text not null, seats integer not null,
         open integer not null, place integer, points integer, ended integer not null, primary key (table_id, seat)
       ) strict, without rowid`,
      `create index results_by_player on results (player, ended, table_id, open, game, seats, place, points)`,
    ],
    postgres: [
      `alter table tables add column noted integer not null default 0`,
      `create index unnoted_tables on tables (id) where noted = 0 and status = 'over'`,
      `create table results (
         table_id text collate "C" not null, seat integer not null, player text collate "C" not null, name text, game text not null,
         seats integer not null, open integer not null, place integer, points integer, ended bigint not null, primary key (table_id, seat)
       )`,
      `create index results_by_player on results (player, ended, table_id, open, game, seats, place, points)`,
    ],
  },
  FAIR_RATINGS,
  HOLIDAYS,
  FACTS,
  LEARNING,
  OWN_BOTS,
  HINTS,
]
