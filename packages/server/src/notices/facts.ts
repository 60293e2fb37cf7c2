import type { ListedTable, PersonId } from '@bothy/room'
import type { Compilable } from 'kysely'
import { sql } from 'kysely'
import type { MissingFacts } from '../rooms/missing-facts.ts'
import { listed } from '../store/rows.ts'
import type { Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'

export type FactRow = Schema['facts']

export class Facts {
  readonly #store: Pick<Store, 'queries'>
  readonly #missing: Pick<MissingFacts, 'derive'>

  constructor(store: Pick<Store, 'queries'>, missing: Pick<MissingFacts, 'derive'>) {
    this.#store = store
    this.#missing = missing
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
    await this.#missing.derive(row, now)
    const fact = await queries
      .selectFrom('facts')
      .selectAll()
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst()
    return fact === undefined ? null : { fact, table: listed(row) }
  }
}
