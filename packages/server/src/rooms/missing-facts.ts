import { LastActs, type ListedTable, factsOf } from '@bothy/room'
import { sql } from 'kysely'
import { writingFacts } from '../store/facts.ts'
import { type TablesRow, listed, readable } from '../store/rows.ts'
import type { Store } from '../store/store.ts'

const DAY = 24 * 3600 * 1000
const TABLES_AT_ONCE = 100

/** Rooms write facts together with their entries; servers of an older version write none, so that those of their tables are read from the log. */
export class MissingFacts {
  readonly #store: Pick<Store, 'queries' | 'write' | 'readEntries'>

  constructor(store: Pick<Store, 'queries' | 'write' | 'readEntries'>) {
    this.#store = store
  }

  async derive(row: TablesRow, now: number): Promise<void> {
    if (row.facts_at !== row.updated) await this.#derive(row, listed(row), now)
  }

  /** Of tables of the last day and for people with channels. Others are derived when something is to be told of them. */
  async deriveAll(now: number, mayGoOn: () => boolean = () => true): Promise<void> {
    for (let after = ''; mayGoOn();) {
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
