import type { Friends as Known, KnownPerson } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { type Compilable, type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'

/** Per person: friends and requests sent together; people blocked; requests received, of which the newest are shown. */
const MOST = { friends: 300, blocked: 1000, asking: 100 } as const

export class Friends {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async of(person: PersonId): Promise<Known> {
    const { queries } = this.#records
    const [friends, asked, asking, blocked] = await Promise.all([
      named(queries, sql`friends`, 'other', sql`ties.person = ${person}`, MOST.friends),
      named(queries, sql`friend_requests`, 'other', sql`ties.person = ${person} and state <> 'dropped'`, MOST.friends),
      named(queries, sql`friend_requests`, 'person', sql`ties.other = ${person} and state = 'asked'`, MOST.asking),
      named(queries, sql`blocks`, 'other', sql`ties.person = ${person}`, MOST.blocked),
    ])
    return { friends, asking, asked, blocked }
  }

  async areFriends(person: PersonId, other: PersonId): Promise<boolean> {
    const { queries } = this.#records
    const row = queries.selectFrom('friends').select('since').where('person', '=', person).where('other', '=', other)
    return (await row.executeTakeFirst()) !== undefined
  }

  /** Sends a request, or accepts that of the other. Asking again after a refusal changes nothing, and tells nobody. */
  async ask(person: PersonId, other: PersonId, now: number): Promise<void> {
    const wanted = sql`exists (select 1 from friend_requests where person = ${other} and other = ${person} and state <> 'dropped')`
    const areFriends = sql`exists (select 1 from friends where person = ${person} and other = ${other})`
    const befriend = (one: PersonId, two: PersonId): Compilable =>
      this.#statement(sql`
        insert into friends (person, other, since)
        select cast(${one} as text), cast(${two} as text), cast(${now} as bigint) where ${wanted}
        on conflict do nothing`)
    await this.#records.write(
      befriend(person, other),
      befriend(other, person),
      this.#statement(sql`
        delete from friend_requests
        where ${areFriends} and ((person = ${person} and other = ${other}) or (person = ${other} and other = ${person}))`),
      this.#statement(sql`
        insert into friend_requests (person, other, state, since)
        select cast(${person} as text), cast(${other} as text), 'asked', cast(${now} as bigint) where not ${areFriends}
        on conflict (person, other) do update set state = 'declined' where friend_requests.state = 'dropped'`),
    )
  }

  async part(person: PersonId, other: PersonId): Promise<void> {
    const { queries } = this.#records
    const mine = { person, other }
    const requests = queries.updateTable('friend_requests')
    await this.#records.write(
      ...this.#ending(person, other),
      queries.deleteFrom('friend_requests').where(({ and }) => and({ ...mine, state: 'asked' })),
      requests.set({ state: 'dropped' }).where(({ and }) => and({ ...mine, state: 'declined' })),
      requests.set({ state: 'declined' }).where(({ and }) => and({ person: other, other: person, state: 'asked' })),
    )
  }

  async isFull(person: PersonId): Promise<boolean> {
    const { friends, asked } = await this.of(person)
    return friends.length + asked.length >= MOST.friends
  }

  /** Ends friendship, requests, invitations and pending notices of them between the two. */
  async block(person: PersonId, other: PersonId, now: number): Promise<void> {
    const { queries } = this.#records
    const between = (one: PersonId, two: PersonId): readonly Compilable[] => [
      queries.deleteFrom('friend_requests').where(({ and }) => and({ person: one, other: two })),
      queries
        .deleteFrom('notices')
        .where(({ and }) => and({ person: two, kind: 'invited', state: 'waiting' }))
        .where('table_id', 'in', (from) =>
          from
            .selectFrom('invitations')
            .select('table_id')
            .where(({ and }) => and({ inviter: one, person: two })),
        ),
      queries.deleteFrom('invitations').where(({ and }) => and({ inviter: one, person: two })),
    ]
    await this.#records.write(
      queries
        .insertInto('blocks')
        .values({ person, other, since: now })
        .onConflict((on) => on.doNothing()),
      ...this.#ending(person, other),
      ...between(person, other),
      ...between(other, person),
    )
  }

  async unblock(person: PersonId, other: PersonId): Promise<void> {
    const { queries } = this.#records
    await this.#records.write(queries.deleteFrom('blocks').where(({ and }) => and({ person, other })))
  }

  async isBlockListFull(person: PersonId): Promise<boolean> {
    const { queries } = this.#records
    const rows = await queries
      .selectFrom('blocks')
      .select('other')
      .where('person', '=', person)
      .limit(MOST.blocked)
      .execute()
    return rows.length >= MOST.blocked
  }

  async blocks(person: PersonId, other: PersonId): Promise<boolean> {
    const { queries } = this.#records
    const row = queries.selectFrom('blocks').select('since').where('person', '=', person).where('other', '=', other)
    return (await row.executeTakeFirst()) !== undefined
  }

  async mayMeet(person: PersonId, other: PersonId): Promise<boolean> {
    return !(await this.keptApart(person)).has(other)
  }

  async keptApart(person: PersonId): Promise<ReadonlySet<PersonId>> {
    const { queries } = this.#records
    const rows = await queries
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where(({ or, eb }) => or([eb('person', '=', person), eb('other', '=', person)]))
      .execute()
    return new Set(rows.map((row) => (row.person === person ? row.other : row.person)))
  }

  async apartAmong(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, ReadonlySet<PersonId>>> {
    if (people.length < 2) return new Map()
    const rows = await this.#records.queries
      .selectFrom('blocks')
      .select(['person', 'other'])
      .where('person', 'in', people)
      .where('other', 'in', people)
      .execute()
    const groups = Map.groupBy(rows, ({ person }) => person)
    return new Map([...groups].map(([person, own]) => [person, new Set(own.map(({ other }) => other))]))
  }

  #ending(person: PersonId, other: PersonId): readonly Compilable[] {
    const { queries } = this.#records
    return [
      queries.deleteFrom('friends').where(({ and }) => and({ person, other })),
      queries.deleteFrom('friends').where(({ and }) => and({ person: other, other: person })),
    ]
  }

  #statement(statement: ReturnType<typeof sql>): Compilable {
    return { compile: () => statement.compile(this.#records.queries) }
  }
}

async function named(
  queries: Kysely<Schema>,
  table: ReturnType<typeof sql>,
  column: 'person' | 'other',
  which: ReturnType<typeof sql>,
  most: number,
): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select accounts.name as name, ties.since as since from ${table} as ties
    join accounts on accounts.person = ties.${sql.ref(column)}
    where ${which} order by ties.since desc, accounts.name limit ${sql.lit(most)}`.execute(queries)
  return rows.map(({ name, since }) => ({ name, since }))
}
