import type { ListedTable, PersonId } from '@bothy/room'
import { sql } from 'kysely'
import { readable } from '../store/rows.ts'
import type { Records } from '../store/store.ts'

const MOST = {
  table: 20,
  /** Most pending invitations from people who are no friends of the invited person. */
  strangers: 5,
  listed: 50,
} as const
const KEPT_MS = 30 * 24 * 3600 * 1000

export type Invited = { readonly table: ListedTable; readonly by: string; readonly since: number }

export class Invitations {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  /** True if it is new. A person is invited only once to a table, also after declining. */
  async invite(table: string, inviter: PersonId, person: PersonId, now: number): Promise<boolean> {
    const [added] = await this.#records.write(
      this.#records.queries
        .insertInto('invitations')
        .values({ table_id: table, person, inviter, state: 'open', since: now })
        .onConflict((on) => on.doNothing()),
    )
    return added > 0
  }

  async isFull(table: string, inviter: PersonId, person: PersonId): Promise<boolean> {
    const { queries } = this.#records
    const { rows } = await sql<{ here: number; strangers: number; friends: number }>`
      select
        (select count(*) from invitations where table_id = ${table}) as here,
        (select count(*) from invitations join tables on tables.id = invitations.table_id
          where person = ${person} and invitations.state = 'open' and tables.status = 'waiting' and not exists (
            select 1 from friends where friends.person = ${person} and friends.other = invitations.inviter
          )) as strangers,
        (select count(*) from friends where person = ${person} and other = ${inviter}) as friends`.execute(queries)
    const [{ here, strangers, friends }] = rows
    return here >= MOST.table || (friends === 0 && strangers >= MOST.strangers)
  }

  async of(person: PersonId): Promise<readonly Invited[]> {
    const rows = await this.#records.queries
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .innerJoin('accounts', 'accounts.person', 'invitations.inviter')
      .selectAll('tables')
      .select(['invitations.since as since', 'accounts.name as by'])
      .where('invitations.person', '=', person)
      .where('invitations.state', '=', 'open')
      .where('tables.status', '=', 'waiting')
      .orderBy('invitations.since', 'desc')
      .limit(MOST.listed)
      .execute()
    return rows.flatMap(({ since, by, ...row }) => readable([row]).map((table) => ({ table, by, since })))
  }

  async sentBy(
    inviter: PersonId,
    table: string,
  ): Promise<readonly { readonly name: string; readonly declined: boolean }[]> {
    const rows = await this.#records.queries
      .selectFrom('invitations')
      .innerJoin('accounts', 'accounts.person', 'invitations.person')
      .select(['accounts.name as name', 'invitations.state as state'])
      .where('invitations.table_id', '=', table)
      .where('invitations.inviter', '=', inviter)
      .orderBy('invitations.since')
      .execute()
    return rows.map(({ name, state }) => ({ name, declined: state === 'declined' }))
  }

  async decline(table: string, person: PersonId): Promise<void> {
    await this.#records.write(
      this.#records.queries
        .updateTable('invitations')
        .set({ state: 'declined' })
        .where(({ and }) => and({ table_id: table, person })),
    )
  }

  async forget(now: number): Promise<void> {
    await this.#records.write(this.#records.queries.deleteFrom('invitations').where('since', '<', now - KEPT_MS))
  }
}
