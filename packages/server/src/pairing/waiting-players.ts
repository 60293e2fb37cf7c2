import type { BotLevel, Lobby, Wish } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { type Compilable, type ExpressionBuilder, type Kysely, type SqlBool, type Expression, sql } from 'kysely'
import { checking } from '../store/reads.ts'
import { MILLION, NEWCOMER, shownRating } from '../ratings/skill.ts'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'

/** A player who was not heard of for so long is gone. Clocks of several servers may differ by some seconds. */
export const GONE_MS = 15_000
export const PAIRED_MS = 20_000

const ROUNDED = 100

/** `bots`: since when, and of which level, they accept bots. `table`: where they were seated, at `seen`. */
export type WaitingPlayer = {
  readonly person: PersonId
  readonly wish: Wish
  readonly since: number
  readonly seen: number
  readonly bots: { readonly level: BotLevel; readonly since: number } | null
  readonly table: string | null
}

export class WaitingPlayers {
  readonly #db: Kysely<Schema>
  readonly #write: Records['write']

  constructor(records: Records) {
    this.#db = records.queries
    this.#write = (...statements) => records.write(...statements)
  }

  async read(person: PersonId): Promise<WaitingPlayer | null> {
    const row = await this.#db.selectFrom('seekers').selectAll().where('person', '=', person).executeTakeFirst()
    return row === undefined ? null : seekerOf(row)
  }

  async ask(person: PersonId, wish: Wish, now: number): Promise<void> {
    await this.#alone(
      now,
      this.#db
        .deleteFrom('seekers')
        .where('person', '=', person)
        .where((row) =>
          row.or([
            row.and([row('table_id', 'is', null), row.not(isFor(row, wish))]),
            row.and([row('table_id', 'is', null), row('seen', '<', now - GONE_MS)]),
            row('seen', '<', now - PAIRED_MS),
          ]),
        ),
      this.#db
        .insertInto('seekers')
        .values({
          person,
          ...columns(wish),
          since: now,
          seen: now,
          bots: null,
          bots_since: null,
          table_id: null,
        })
        .onConflict((on) => on.column('person').doUpdateSet({ seen: now }).where('seekers.table_id', 'is', null)),
    )
  }

  async beat(person: PersonId, now: number): Promise<void> {
    await this.#write(
      this.#db.updateTable('seekers').set({ seen: now }).where('person', '=', person).where('table_id', 'is', null),
    )
  }

  async allowBots(person: PersonId, level: BotLevel, now: number): Promise<void> {
    await this.#write(
      this.#db
        .updateTable('seekers')
        .set({ bots: level, bots_since: now })
        .where('person', '=', person)
        .where('bots', 'is', null),
    )
  }

  async waiting(wish: Wish, now: number): Promise<readonly WaitingPlayer[]> {
    const rows = await this.#db
      .selectFrom('seekers')
      .selectAll()
      .where((row) => isWaiting(row, wish, now))
      .orderBy('since')
      .orderBy('person')
      .execute()
    return rows.map(seekerOf)
  }

  async wishes(now: number, limit: number): Promise<Lobby['wishes']> {
    const rows = await this.#db
      .selectFrom('seekers')
      .leftJoin('ratings', (join) =>
        join.onRef('ratings.game', '=', 'seekers.game').onRef('ratings.player', '=', 'seekers.person'),
      )
      .select(['seekers.game', 'seats', 'pace', 'rated'])
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .select(sql<number>`cast(avg(coalesce(mu, ${sql.lit(NEWCOMER.mu * MILLION)})) as integer)`.as('mu'))
      .where('table_id', 'is', null)
      .where('seen', '>=', now - GONE_MS)
      .groupBy(['seekers.game', 'seats', 'pace', 'rated'])
      .orderBy('waiting', 'desc')
      .orderBy(sql`min(since)`)
      .limit(limit)
      .execute()
    return rows.map(({ waiting, mu, ...row }) => {
      const wish = wishOf(row)
      const rating = Math.round(shownRating({ mu: mu / MILLION }) / ROUNDED) * ROUNDED
      return { wish, waiting, rating: wish.rated ? rating : null }
    })
  }

  /** Seats all of them or none: false if a seeker has gone or was seated elsewhere. */
  async pair(people: readonly PersonId[], wish: Wish, table: string, now: number): Promise<boolean> {
    const those = (row: ExpressionBuilder<Schema, 'seekers'>): Expression<SqlBool> =>
      row.and([row('person', 'in', [...people]), isWaiting(row, wish, now)])
    const changes = await this.#alone(
      now,
      this.#db
        .updateTable('seekers')
        .set({ table_id: table, seen: now })
        .where(those)
        .where(
          (row) =>
            row
              .selectFrom('seekers')
              .select(({ fn }) => fn.countAll<number>().as('n'))
              .where(those),
          '=',
          people.length,
        ),
    )
    return changes[0] === people.length
  }

  async pairedAt(table: string): Promise<readonly WaitingPlayer[]> {
    const rows = await this.#db
      .selectFrom('seekers')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('since')
      .orderBy('person')
      .execute()
    return rows.map(seekerOf)
  }

  /** Has no effect on a seeker who is already paired. */
  async leave(person: PersonId, now: number): Promise<void> {
    await this.#alone(now, this.#db.deleteFrom('seekers').where('person', '=', person).where('table_id', 'is', null))
  }

  async part(person: PersonId, table: string): Promise<void> {
    await this.#write(this.#db.deleteFrom('seekers').where('person', '=', person).where('table_id', '=', table))
  }

  async forget(now: number): Promise<void> {
    await this.#alone(now, this.#db.deleteFrom('seekers').where('seen', '<', now - PAIRED_MS))
  }

  /**
   * In one transaction that begins with a write of the same row: only one process at a time changes who waits, so those counted are those
   * seated. Returns the changes of the given statements.
   */
  async #alone(now: number, ...statements: readonly Compilable[]): Promise<readonly number[]> {
    return (await this.#write(checking(this.#db, 'pairing', now), ...statements)).slice(1)
  }
}

type Rows = ExpressionBuilder<Schema, 'seekers'>

const isFor = (row: Rows, wish: Wish): Expression<SqlBool> => row.and(columns(wish))

const isWaiting = (row: Rows, wish: Wish, now: number): Expression<SqlBool> =>
  row.and([isFor(row, wish), row('table_id', 'is', null), row('seen', '>=', now - GONE_MS)])

type WishColumns = Pick<Schema['seekers'], 'game' | 'seats' | 'pace' | 'rated'>

const columns = ({ game, seats, pace, rated }: Wish): WishColumns => ({ game, seats, pace, rated: rated ? 1 : 0 })

const wishOf = ({ game, seats, pace, rated }: WishColumns): Wish => ({
  game,
  seats,
  pace,
  rated: rated === 1,
})

const seekerOf = (row: Schema['seekers']): WaitingPlayer => ({
  person: row.person,
  wish: wishOf(row),
  since: row.since,
  seen: row.seen,
  bots: row.bots === null || row.bots_since === null ? null : { level: row.bots, since: row.bots_since },
  table: row.table_id,
})
