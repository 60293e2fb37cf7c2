import type { ListedTable, PersonId } from '@bothy/room'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Player } from '../ratings/records.ts'
import { readable } from '../store/rows.ts'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'
import { notingResults } from './writing.ts'

/** Small, so that another process writing the same rows waits only briefly. */
const AT_ONCE = 25

export type Whose = { readonly person: PersonId; readonly isPublic: boolean }

export type Place = { readonly ended: number; readonly table: string }

export type Finished = ListedTable & { readonly seat: number; readonly place: number | null; readonly ended: number }

export type Count = {
  readonly game: string
  readonly seats: number
  readonly played: number
  readonly placed: number
  readonly won: number
  readonly best: number | null
}

export type Rival = {
  readonly player: Player
  readonly name: string | null
  readonly account: boolean
  readonly games: number
  readonly ahead: number
  readonly behind: number
}

export class Results {
  readonly #db: Kysely<Schema>
  readonly #write: Records['write']

  constructor(records: Records) {
    this.#db = records.queries
    this.#write = (...statements) => records.write(...statements)
  }

  async noteAll(atOnce = AT_ONCE): Promise<void> {
    for (let after = ''; ;) {
      const rows = await this.#db
        .selectFrom('tables')
        .selectAll()
        .where(sql<boolean>`noted = 0 and status = 'over'`)
        .where('id', '>', after)
        .orderBy('id')
        .limit(atOnce)
        .execute()
      const statements = readable(rows).flatMap(({ row: { id }, summary }) =>
        notingResults(this.#db, id, summary, { isLate: true }),
      )
      if (statements.length > 0) await this.#write(...statements)
      if (rows.length < atOnce) return
      after = rows[rows.length - 1].id
    }
  }

  async finished(whose: Whose, limit: number, before: Place | null): Promise<readonly Finished[]> {
    const rows = await this.#of(whose)
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('tables')
      .select(['results.seat as at_seat', 'results.place', 'results.ended'])
      .$if(before !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('results.ended', 'results.table_id'), '<', tuple(before?.ended ?? 0, before?.table ?? '')),
        ),
      )
      .orderBy('results.ended', 'desc')
      .orderBy('results.table_id', 'desc')
      .limit(limit)
      .execute()
    return rows.flatMap((row) =>
      readable([row]).map((table) => ({ ...table, seat: row.at_seat, place: row.place, ended: row.ended })),
    )
  }

  async counts(whose: Whose): Promise<readonly Count[]> {
    return this.#of(whose)
      .select(({ fn }) => [
        'results.game',
        'results.seats',
        fn.countAll<number>().as('played'),
        fn.count<number>('results.place').as('placed'),
        sql<number>`sum(case when results.place = 1 then 1 else 0 end)`.as('won'),
        fn.max('results.points').as('best'),
      ])
      .groupBy(['results.game', 'results.seats'])
      .orderBy('results.game')
      .orderBy('results.seats')
      .execute()
  }

  async rivals(person: PersonId, limit: number): Promise<readonly Rival[]> {
    const met = (order: '<' | '>') =>
      sql<number>`sum(case when results.place ${sql.raw(order)} other.place then 1 else 0 end)`
    const rivals = await this.#of({ person, isPublic: false })
      .innerJoin('results as other', 'other.table_id', 'results.table_id')
      .select(({ fn }) => [
        'other.player',
        fn.max('other.name').as('name'),
        fn.count<number>('other.table_id').distinct().as('games'),
        met('<').as('ahead'),
        met('>').as('behind'),
      ])
      .where('other.player', '!=', person)
      .groupBy('other.player')
      .orderBy('games', 'desc')
      .orderBy('other.player')
      .limit(limit)
      .execute()
    if (rivals.length === 0) return []
    const people = await this.#db
      .selectFrom('people')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .select(['people.id', 'people.name', 'accounts.name as account'])
      .where(
        'people.id',
        'in',
        rivals.map(({ player }) => player),
      )
      .execute()
    const known = new Map(
      people.map(({ id, name, account }) => [id, { name: account ?? name, account: account !== null }]),
    )
    return rivals.map((rival) => ({ ...rival, account: false, ...known.get(rival.player) }))
  }

  #of({ person, isPublic }: Whose): SelectQueryBuilder<Schema, 'results', object> {
    const all = this.#db.selectFrom('results').where('results.player', '=', person)
    return isPublic ? all.where('results.open', '=', 1) : all
  }
}
