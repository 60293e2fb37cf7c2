import type { Seat } from '@bothy/kernel'
import type { Transcript } from '@bothy/protocol'
import type { ListedTable, PersonId, Snapshot, StoredLine, TableEntry } from '@bothy/room'
import { type InsertQueryBuilder, type InsertResult, type Kysely, sql } from 'kysely'
import { listed, readable, readEntries, readLine, readTranscriptText } from './rows.ts'
import type { Schema } from './schema.ts'
import { readSnapshotRow } from './snapshots.ts'
import type { Hosted, Person, Store } from './store.ts'

export const SPECTATOR = -1
const SURPLUS_AT_ONCE = 10
const PAGE = 1000

/** Time of the last success: that the database could be written, that clocks were kept. */
export const checking = (
  db: Kysely<Schema>,
  name: 'ready' | 'clock' | 'pairing',
  now: number,
): InsertQueryBuilder<Schema, 'checks', InsertResult> =>
  db
    .insertInto('checks')
    .values({ name, at: now })
    .onConflict((on) => on.column('name').doUpdateSet({ at: now }))

type Page = { readonly limit: number; readonly after: string }

/** Shared by all dialects. Conditions of partial indexes are literal text: as parameters the indexes would not be used. */
export class Reads implements Omit<
  Store,
  | 'isAway'
  | 'write'
  | 'check'
  | 'keepClock'
  | 'createTable'
  | 'append'
  | 'addChat'
  | 'savePerson'
  | 'secret'
  | 'changeSecret'
  | 'removeTable'
  | 'saveSnapshot'
  | 'dropSnapshot'
  | 'close'
> {
  readonly queries: Kysely<Schema>
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.queries = db
    this.#db = db
  }

  async readTable(table: string): Promise<ListedTable | null> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst()
    return row === undefined ? null : listed(row)
  }

  async readEntries(table: string, from: number): Promise<readonly TableEntry[]> {
    const rows = await this.#db
      .selectFrom('entries')
      .select('entry')
      .where('table_id', '=', table)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
    return readEntries(rows.map(({ entry }) => entry))
  }

  async readSnapshot(table: string, engine: string): Promise<Snapshot | null> {
    const row = await this.#db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .where('engine', '=', engine)
      .executeTakeFirst()
    return row === undefined ? null : readSnapshotRow(row)
  }

  async readChat(table: string, limit: number): Promise<readonly StoredLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select('line')
      .where('table_id', '=', table)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ line }) => readLine(line)).toReversed()
  }

  async readTranscript(table: string, seat: Seat | null): Promise<Transcript | null> {
    const row = await this.#db
      .selectFrom('transcripts')
      .select('transcript')
      .where('table_id', '=', table)
      .where('seat', '=', seat ?? SPECTATOR)
      .executeTakeFirst()
    return row === undefined ? null : readTranscriptText(row.transcript)
  }

  async tablesOf(person: PersonId, limit: number): Promise<readonly ListedTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where((where) =>
        where.or([
          where('host', '=', person),
          where('id', 'in', where.selectFrom('seatings').select('table_id').where('person', '=', person)),
        ]),
      )
      .where('status', '!=', 'closed')
      .orderBy((by) =>
        by.case().when('status', '=', 'playing').then(0).when('status', '=', 'waiting').then(1).else(2).end(),
      )
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute()
    return readable(rows)
  }

  openTables(limit: number, after = 0): Promise<readonly ListedTable[]> {
    return this.#openTo('waiting', limit, after)
  }
  finishedTables(limit: number, after = 0): Promise<readonly ListedTable[]> {
    return this.#openTo('over', limit, after)
  }

  async dueTables(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`due is not null`)
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async clockedTables(limit: number, after: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`due is not null`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async restingTables(
    before: number,
    after: string,
  ): Promise<{ readonly tables: readonly ListedTable[]; readonly last: string | null }> {
    const page = await this.#db
      .selectFrom('tables')
      .select(['id', 'status', 'updated', 'bots_only'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    const ids = page.flatMap(({ id, status, updated, bots_only }) =>
      status === 'playing' && updated < before && bots_only === 0 ? [id] : [],
    )
    const rows =
      ids.length === 0 ? [] : await this.#db.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
    return { tables: readable(rows), last: page.length < PAGE ? null : page[page.length - 1].id }
  }

  async clockKept(): Promise<number | null> {
    const row = await this.#db.selectFrom('checks').select('at').where('name', '=', 'clock').executeTakeFirst()
    return row?.at ?? null
  }

  async botTables(limit: number, after: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`bot_turn = 1`)
      .where('status', '=', 'playing')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async readPerson(id: PersonId): Promise<Person | null> {
    const row = await this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
    return row ?? null
  }

  async readSecret(name: string): Promise<string> {
    const row = await this.#db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    return row.value
  }

  async oldBotTables(before: number, { limit, after }: Page): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`bots_only = 1`)
      .where('updated', '<', before)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async oldTables(status: 'closed' | 'waiting', before: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`status in ('closed', 'waiting')`)
      .where('status', '=', status)
      .where('updated', '<', before)
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async hosted(person: PersonId, most: number): Promise<Hosted> {
    const own = this.#db.selectFrom('tables').where('host', '=', person)
    const { n } = await own
      .where('status', 'in', ['waiting', 'playing'])
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const surplus = await own
      .where('status', '=', 'over')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seatings')
              .select('person')
              .whereRef('seatings.table_id', '=', 'tables.id')
              .where('seatings.person', '!=', person),
          ),
        ),
      )
      .select('id')
      .orderBy('updated', 'desc')
      .offset(most)
      .limit(SURPLUS_AT_ONCE)
      .execute()
    return { unfinished: n, surplus: surplus.map(({ id }) => id) }
  }

  async #openTo(status: 'waiting' | 'over', limit: number, after: number): Promise<readonly ListedTable[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where(sql<boolean>`visibility = 'open'`)
      .where('status', '=', status)
      .orderBy('updated', 'desc')
      .offset(after)
      .limit(limit)
      .execute()
    return readable(rows)
  }
}
