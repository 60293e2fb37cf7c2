import { UNCOUNTED, type Uncounted } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'
import { MILLION, NEWCOMER, SETTLED_AFTER, type Skill } from './skill.ts'

export type Player = string

export type Rated = Skill & { readonly matches: number }

export type Step = {
  readonly player: Player
  readonly place: number
  /** In hundredths of a whole match. */
  readonly share: number
  readonly before: Rated
  readonly after: Skill
}

type Counting = { readonly game: string; readonly at: number; readonly uncounted: Uncounted | null }

export type StepTaken = {
  readonly table: string
  readonly at: number
  readonly place: number
  readonly matches: number
  readonly share: number
  readonly muBefore: number
  readonly mu: number
}

export type RatedPlayer = Rated & { readonly player: Player; readonly name: string | null }

const stored = (value: number): number => Math.round(value * MILLION)
const UNRATED: Rated = { ...NEWCOMER, matches: 0 }

export class RatingRecords {
  readonly #db: Kysely<Schema>
  readonly #write: Records['write']

  constructor(records: Records) {
    this.#db = records.queries
    this.#write = (...statements) => records.write(...statements)
  }

  async isUncounted(table: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('id', '=', table)
      .where(sql<boolean>`rated = 1 and status = 'over'`)
      .executeTakeFirst()
    return row !== undefined
  }

  async uncounted(limit: number, after: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`rated = 1 and status = 'over'`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async ratingsOf(game: string, players: readonly Player[]): Promise<ReadonlyMap<Player, Rated>> {
    const rows = await this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('player', 'in', [...players])
      .execute()
    const known = new Map(rows.map((row) => [row.player, ratedOf(row)]))
    return new Map(players.map((player) => [player, known.get(player) ?? UNRATED]))
  }

  /**
   * Throws a `Conflict`, and changes nothing, if this match or another one of a player was counted meanwhile: both want the same step
   * number. Players are locked in one order, so that two matches never wait for each other.
   */
  async count(table: string, { game, at, uncounted }: Counting, steps: readonly Step[]): Promise<void> {
    const sorted = steps.toSorted((a, b) => (a.player < b.player ? -1 : 1))
    await this.#write(
      ...sorted.map(({ player, place, share, before, after }) =>
        this.#db.insertInto('rating_steps').values({
          table_id: table,
          player,
          game,
          matches: before.matches + 1,
          at,
          place,
          share,
          mu_before: stored(before.mu),
          mu: stored(after.mu),
        }),
      ),
      ...sorted.map(({ player, before, after }) => {
        const now = {
          mu: stored(after.mu),
          sigma: stored(after.sigma),
          matches: before.matches + 1,
          updated: at,
        }
        return this.#db
          .insertInto('ratings')
          .values({ game, player, ...now })
          .onConflict((on) => on.columns(['game', 'player']).doUpdateSet(now))
      }),
      this.#db.updateTable('tables').set({ rated: 2, uncounted }).where('id', '=', table),
    )
  }

  async uncountedOf(tables: readonly string[]): Promise<ReadonlyMap<string, Uncounted>> {
    if (tables.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'uncounted'])
      .where('id', 'in', [...tables])
      .where('uncounted', 'is not', null)
      .execute()
    return new Map(
      rows.flatMap(({ id, uncounted }) => {
        const why = UNCOUNTED.find((known) => known === uncounted)
        return why === undefined ? [] : [[id, why]]
      }),
    )
  }

  async meetings(
    game: string,
    people: readonly PersonId[],
    since: number,
  ): Promise<(one: PersonId, other: PersonId) => number> {
    const rows =
      people.length < 2
        ? []
        : await this.#db
            .selectFrom('rating_steps as one')
            .innerJoin('rating_steps as other', 'other.table_id', 'one.table_id')
            .select(({ fn }) => ['one.player as one', 'other.player as other', fn.countAll<number>().as('n')])
            .whereRef('one.player', '!=', 'other.player')
            .where('one.game', '=', game)
            .where('one.at', '>', since)
            .where('one.player', 'in', [...people])
            .where('other.player', 'in', [...people])
            .groupBy(['one.player', 'other.player'])
            .execute()
    return (one, other) => rows.find((row) => row.one === one && row.other === other)?.n ?? 0
  }

  async stepsOf(table: string): Promise<ReadonlyMap<Player, StepTaken>> {
    const rows = await this.#db.selectFrom('rating_steps').selectAll().where('table_id', '=', table).execute()
    return new Map(rows.map((row) => [row.player, stepOf(row)]))
  }

  async stepsAt(player: Player, tables: readonly string[]): Promise<readonly StepTaken[]> {
    if (tables.length === 0) return []
    const rows = await this.#db
      .selectFrom('rating_steps')
      .selectAll()
      .where('table_id', 'in', [...tables])
      .where('player', '=', player)
      .execute()
    return rows.map(stepOf)
  }

  async leaders(game: string, limit: number): Promise<readonly RatedPlayer[]> {
    const of = (settled: boolean, most: number): Promise<readonly RatedPlayer[]> =>
      this.#named(game)
        .where('matches', settled ? '>=' : '<', SETTLED_AFTER)
        .orderBy('mu', 'desc')
        .orderBy('player')
        .limit(most)
        .execute()
        .then((rows) => rows.map(playerOf))
    const settled = await of(true, limit)
    return settled.length === limit ? settled : [...settled, ...(await of(false, limit - settled.length))]
  }

  async standing(game: string, player: Player): Promise<(RatedPlayer & { readonly place: number }) | null> {
    const row = await this.#named(game).where('player', '=', player).executeTakeFirst()
    if (row === undefined) return null
    const { better } = await this.#db
      .selectFrom('ratings')
      .select(({ fn }) => fn.countAll<number>().as('better'))
      .where('game', '=', game)
      .where('mu', '>', row.mu)
      .where('matches', '>=', SETTLED_AFTER)
      .executeTakeFirstOrThrow()
    return { ...playerOf(row), place: better + 1 }
  }

  async history(game: string, person: PersonId, limit: number): Promise<readonly StepTaken[]> {
    const rows = await this.#db
      .selectFrom('rating_steps')
      .selectAll()
      .where('player', '=', person)
      .where('game', '=', game)
      .orderBy('matches', 'desc')
      .limit(limit)
      .execute()
    return rows.map(stepOf).toReversed()
  }

  /** A deleted person has no name, and is left out. */
  #named(game: string) {
    return this.#db
      .selectFrom('ratings')
      .leftJoin('people', 'people.id', 'ratings.player')
      .select(['player', 'mu', 'sigma', 'matches', 'people.name as name'])
      .where('game', '=', game)
      .where(({ or, eb }) => or([eb('people.name', 'is not', null), eb('player', 'like', 'bot:%')]))
  }
}

type Estimate = Pick<Schema['ratings'], 'mu' | 'sigma' | 'matches'>

const ratedOf = ({ mu, sigma, matches }: Estimate): Rated => ({ mu: mu / MILLION, sigma: sigma / MILLION, matches })

const playerOf = (row: Estimate & { readonly player: string; readonly name: string | null }): RatedPlayer => ({
  ...ratedOf(row),
  player: row.player,
  name: row.name,
})

const stepOf = (row: Schema['rating_steps']): StepTaken => ({
  table: row.table_id,
  at: row.at,
  place: row.place,
  share: row.share,
  matches: row.matches,
  muBefore: row.mu_before / MILLION,
  mu: row.mu / MILLION,
})
