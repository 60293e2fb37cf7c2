import type { Migration } from './migration.ts'

/**
 * Friends are stored in both directions; a declined request stays, so that asking again bothers nobody. Reports keep their context, because
 * tables drop old lines.
 */
const statements = (time: string, id: string, end: string): readonly string[] => [
  `create table friends (person text not null, other text not null, since ${time} not null, primary key (person, other))${end}`,
  `create index friends_by_other on friends (other)`,
  `create table friend_requests (
     person text not null, other text not null, state text not null, since ${time} not null, primary key (person, other)
   )${end}`,
  `create index friend_requests_by_other on friend_requests (other)`,
  `create table blocks (person text not null, other text not null, since ${time} not null, primary key (person, other))${end}`,
  `create index blocks_by_other on blocks (other)`,
  `create table invitations (
     table_id ${id} not null, person text not null, inviter text not null, state text not null, since ${time} not null,
     primary key (table_id, person)
   )${end}`,
  `create index invitations_by_person on invitations (person)`,
  `create index invitations_by_inviter on invitations (inviter)`,
  `create table mutes (
     table_id ${id} not null, person text not null, other text not null, since ${time} not null, primary key (table_id, person, other)
   )${end}`,
  `create index mutes_by_person on mutes (person)`,
  `create index mutes_by_other on mutes (other)`,
  `create table chat_reports (
     id text primary key, table_id ${id} not null, line integer not null, reporter text not null, speaker text, reason text not null,
     note text not null, context text not null, since ${time} not null, closed ${time}
   )${end}`,
  `create unique index chat_reports_once on chat_reports (table_id, line, reporter)`,
  `create index open_chat_reports on chat_reports (since) where closed is null`,
  `create index chat_reports_by_speaker on chat_reports (speaker)`,
  `create index chat_reports_by_reporter on chat_reports (reporter)`,
  `create table chat_bars (person text primary key, until ${time} not null, since ${time} not null)${end}`,
  `create table moderation_log (
     id text primary key, at ${time} not null, act text not null, table_id ${id}, line integer, person text, until ${time}, note text not null
   )${end}`,
  `create index moderation_log_by_time on moderation_log (at)`,
]

export const FRIENDS: Migration = {
  name: '015-friends',
  sqlite: statements('integer', 'text', ' strict, without rowid'),
  postgres: statements('bigint', 'text collate "C"', ''),
}
