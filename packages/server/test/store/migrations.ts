import type { Summary } from '@bothy/room'
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { MIGRATIONS } from '../../src/store/migrations/migrations.ts'
import type { Schema } from '../../src/store/schema.ts'
import type { Store } from '../../src/store/store.ts'

/** Earlier steps were taken by SQLite files only. */
export const FIRST_OF_POSTGRES = 5

const old: Omit<Summary, 'ended' | 'unready' | 'resigned'> = {
  status: 'over',
  holders: [
    { kind: 'person', person: 'ann', name: 'Ànna', away: null },
    { kind: 'bot', name: 'Ròry', level: 'hard' },
  ],
  toAct: [],
  progress: 1,
  commitment: 'c',
  seed: 's',
  botTurn: false,
  updated: 7,
}
const result = { scores: [3, 4], ranks: [2, 1], verdict: null }
const transcript = { seat: null, view: { seat: null }, log: [], result }
const entry = { type: 'ply', seat: 0, action: { word: "it's “quoted” ✓" } } as const

export async function writeOld(db: Kysely<Schema>, steps: number): Promise<void> {
  const isEnded = steps >= 5
  const summary = isEnded ? { ...old, ended: { result, abandoned: false } } : old
  const columns = `id, game, seats, setup, visibility, host, created, status, bot_turn, updated, summary${steps >= 3 ? ', bots_only' : ''}${steps >= 4 ? ', friendly' : ''}`
  await sql`insert into tables (${sql.raw(columns)}) values ('t1', 'lords-of-scotland', 2, '{"a":1}', 'open', 'ann', 5, 'over', 0, 7, ${JSON.stringify(summary)}${sql.raw(steps >= 3 ? ', 0' : '')}${sql.raw(steps >= 4 ? ', 1' : '')})`.execute(
    db,
  )
  await sql`insert into seatings (person, table_id) values ('ann', 't1')`.execute(db)
  await sql`insert into entries (table_id, seq, entry) values ('t1', 0, ${JSON.stringify(entry)})`.execute(db)
  await sql`insert into transcripts (table_id, seat, transcript) values ('t1', -1, ${JSON.stringify(transcript)})`.execute(
    db,
  )
  await sql`insert into chat (table_id, id, line) values ('t1', 0, ${JSON.stringify({ id: 0, name: 'Ànna', seat: 0, text: 'aye', at: 6 })})`.execute(
    db,
  )
  await sql`insert into people (id, name, created) values ('ann', 'Ànna', 5)`.execute(db)
  await sql`insert into secrets (name, value) values ('key', 'k')`.execute(db)
}

export async function expectOld(store: Store, steps: number): Promise<void> {
  const ended = { result, abandoned: false }
  const row = {
    id: 't1',
    game: 'lords-of-scotland',
    seats: 2,
    setup: { a: 1 },
    visibility: 'open',
    host: 'ann',
    created: 5,
    friendly: steps >= 4,
    hints: null,
    rated: false,
    pace: null,
  }
  expect(await store.readTable('t1')).toEqual({ row, summary: { ...old, unready: [], resigned: [], ended } })
  expect((await store.tablesOf('ann', 9)).map((table) => table.row.id)).toEqual(['t1'])
  expect((await store.finishedTables(9)).map((table) => table.row.id)).toEqual(['t1'])
  expect(await store.readEntries('t1', 0)).toEqual([entry])
  expect(await store.readTranscript('t1', null)).toEqual(transcript)
  expect((await store.readChat('t1', 9)).map(({ text }) => text)).toEqual(['aye'])
  expect(await store.readPerson('ann')).toEqual({ id: 'ann', name: 'Ànna', created: 5 })
  expect(await store.secret('key', 'fresh')).toBe('k')
}

export const STEPS_FROM = (first: number): readonly number[] =>
  Array.from({ length: MIGRATIONS.length - first + 1 }, (_, i) => first + i)
