import { LastActs, type ListedTable, type PersonId, factsOf } from '@bothy/room'
import type { Compilable } from 'kysely'
import { sql } from 'kysely'
import { writingFacts } from '../store/facts.ts'
import { type TablesRow, listed, readable } from '../store/rows.ts'
import type { Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 3600 * 1000
const TABLES_AT_ONCE = 100

export type FactRow = Schema['facts']

export class Facts {
  readonly #store: Pick<Store, 'queries' | 'write' | 'readEntries'>

  constructor(store: Pick<Store, 'queries' | 'write' | 'readEntries'>) {
    this.#store = store
  }

  toLookAt(by: number, limit: number): Promise<FactRow[]> {
    return this.#store.queries
      .selectFrom('facts')
      .selectAll()
      .where(sql<boolean>`looked = 0`)
      .where('since', '<=', by)
      .orderBy('since')
      .limit(limit)
      .execute()
  }

  looking({ table_id, person, kind, turn }: FactRow): Compilable {
    return this.#store.queries
      .updateTable('facts')
      .set({ looked: 1 })
      .where('table_id', '=', table_id)
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('turn', '=', turn)
  }

  async of(
    person: PersonId,
    table: string,
    now: number,
  ): Promise<{ readonly fact: FactRow; readonly table: ListedTable } | null> {
    const { queries } = this.#store
    const row = await queries.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst()
    if (row === undefined) return null
    if (row.facts_at !== row.updated) await this.#derive(row, listed(row), now)
    const fact = await queries
      .selectFrom('facts')
      .selectAll()
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst()
    return fact === undefined ? null : { fact, table: listed(row) }
  }

  /** For tables last written by a server of an older version, only the last day and only people with channels; others are derived when needed. */
  async deriveMissing(now: number): Promise<void> {
    for (let after = ''; ;) {
      const rows = await this.#store.queries
        .selectFrom('tables as t')
        .selectAll('t')
        .where(sql<boolean>`t.facts_at <> t.updated`)
        .where('t.updated', '>', now - DAY)
        .where('t.status', '!=', 'closed')
        .where('t.id', '>', after)
        .where('t.id', 'in', (from) =>
          from
            .selectFrom('seatings as s')
            .innerJoin('channels as c', 'c.person', 's.person')
            .select('s.table_id')
            .where('c.confirmed', 'is not', null),
        )
        .orderBy('t.id')
        .limit(TABLES_AT_ONCE)
        .execute()
      for (const row of rows) for (const table of readable([row])) await this.#derive(row, table, now)
      if (rows.length < TABLES_AT_ONCE) return
      after = rows[rows.length - 1].id
    }
  }

  /** A fact not looked at within a day is no news. */
  async #derive(
    { id, summary: text, updated }: TablesRow,
    { row: { host }, summary }: ListedTable,
    now: number,
  ): Promise<void> {
    const log = await this.#store.readEntries(id, 0)
    const acts = new LastActs()
    for (const [at, entry] of log.entries()) acts.take(entry, at)
    const facts = factsOf({ ...summary, host, last: log.at(-1) ?? null }, acts)
    const looked = updated <= now - DAY
    await this.#store.write(
      ...writingFacts(this.#store.queries, { table: id, facts, since: updated, summary: text, looked }),
    )
  }
}
