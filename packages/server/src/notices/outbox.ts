import type { NoticeKind, NoticeState } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { type Compilable, sql } from 'kysely'
import { randomText } from '../random-text.ts'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'

const CLAIM_BYTES = 12
/** Longer than any work with a claim takes. */
const CLAIM_MS = 60_000
const KEPT_MS = 30 * 24 * 3600 * 1000
const CHANNELS_AT_ONCE = 20

export type NoticeRow = Schema['notices']

/** The same notice is sent only once; `turn` numbers events that can recur at a table. */
export type NewNotice = {
  readonly kind: NoticeKind
  readonly turn: number
  readonly person: PersonId
  readonly table: string
  readonly due: number
  /** Only channels older than the event are used. */
  readonly since: number
  /** `seen`: the person was at the table, so nothing is sent, also later. */
  readonly state: 'waiting' | 'seen'
}

/**
 * One row for each channel. An update claims a row, so one process has it; an unused claim expires. A message that may have left is never
 * sent again.
 */
export class Outbox {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async add(notice: NewNotice, now: number): Promise<number> {
    const [added] = await this.#records.write(this.adding(notice, now))
    return added
  }

  adding({ person, table, kind, turn, due, since, state }: NewNotice, now: number): Compilable {
    return {
      compile: () =>
        sql`
        insert into notices (channel, table_id, kind, turn, person, medium, label, created, due, state, tries)
        select id, cast(${table} as text), cast(${kind} as text), cast(${turn} as integer), person, kind, label,
            cast(${now} as bigint), cast(${due} as bigint), cast(${state} as text), 0
          from channels
          where person = ${person} and confirmed is not null and stopped is null and confirmed <= ${since}
        on conflict do nothing`.compile(this.#records.queries),
    }
  }

  async addTest({ id, person, kind, label }: Schema['channels'], now: number): Promise<void> {
    await this.#records.write(
      this.#records.queries
        .insertInto('notices')
        .values({
          channel: id,
          table_id: '',
          kind: 'test',
          turn: Math.floor(now / 1000) % 2 ** 31,
          person,
          medium: kind,
          label,
          created: now,
          due: now,
          state: 'waiting',
          tries: 0,
          claim: null,
          claimed: null,
          ended: null,
          detail: null,
        })
        .onConflict((on) => on.doNothing()),
    )
  }

  async dueChannels(now: number): Promise<readonly string[]> {
    const rows = await this.#records.queries
      .selectFrom('notices')
      .select('channel')
      .where(sql<boolean>`state = 'waiting'`)
      .where('due', '<=', now)
      .groupBy('channel')
      .orderBy(sql`min(due)`)
      .limit(CHANNELS_AT_ONCE)
      .execute()
    return rows.map(({ channel }) => channel)
  }

  /** Takes all that is due within some time, so that it becomes one message; rows that failed before wait until they are due. */
  async claim(channel: string, now: number, withinMs: number): Promise<Claim | null> {
    const { queries } = this.#records
    const id = randomText(CLAIM_BYTES)
    const [taken] = await this.#records.write(
      queries
        .updateTable('notices')
        .set({ state: 'claimed', claim: id, claimed: now })
        .where('channel', '=', channel)
        .where(sql<boolean>`state = 'waiting'`)
        .where((where) =>
          where.or([where('due', '<=', now), where.and([where('tries', '=', 0), where('due', '<=', now + withinMs)])]),
        ),
    )
    if (taken === 0) return null
    const rows = await queries.selectFrom('notices').selectAll().where('claim', '=', id).orderBy('created').execute()
    return new Claim(this.#records, id, rows)
  }

  /** For claims of dead processes: unsent rows wait again; those that may have been sent are not sent twice. */
  async expire(now: number): Promise<void> {
    const { queries } = this.#records
    const lost = (state: NoticeState): ReturnType<typeof updating> =>
      updating(queries)
        .where(sql<boolean>`claim is not null`)
        .where('state', '=', state)
        .where('claimed', '<', now - CLAIM_MS)
    await this.#records.write(
      lost('claimed').set({ state: 'waiting', claim: null }),
      lost('sending').set({ state: 'unsure', ended: now }),
    )
  }

  listOf(person: PersonId, limit: number): Promise<NoticeRow[]> {
    return this.#records.queries
      .selectFrom('notices')
      .selectAll()
      .where('person', '=', person)
      .where('state', '!=', 'seen')
      .where((where) =>
        where.or([
          where('kind', '!=', 'hurry'),
          where('tries', '>', 0),
          where('state', 'not in', ['waiting', 'claimed', 'passed']),
        ]),
      )
      .orderBy('created', 'desc')
      .limit(limit)
      .execute()
  }

  async forget(now: number): Promise<void> {
    await this.#records.write(this.#records.queries.deleteFrom('notices').where('due', '<', now - KEPT_MS))
  }
}

const updating = (queries: Records['queries']): ReturnType<typeof queries.updateTable<'notices'>> =>
  queries.updateTable('notices')

export class Claim {
  readonly id: string
  readonly rows: readonly NoticeRow[]
  readonly #records: Records

  constructor(records: Records, id: string, rows: readonly NoticeRow[]) {
    this.#records = records
    this.id = id
    this.rows = rows
  }

  drop(rows: readonly NoticeRow[], now: number): Promise<void> {
    return this.#leave(rows, { state: 'passed', ended: now, claim: null })
  }

  hold(rows: readonly NoticeRow[], until: number): Promise<void> {
    return this.#leave(rows, { state: 'waiting', due: until, claim: null })
  }

  /** True: they are to be sent now. False: this process was taken for gone, and another one has them. */
  async begin(rows: readonly NoticeRow[], now: number): Promise<boolean> {
    const [begun] = await this.#records.write(
      updating(this.#records.queries)
        .set({ state: 'sending', claimed: now })
        .where('claim', '=', this.id)
        .where('state', '=', 'claimed'),
    )
    return begun === rows.length
  }

  /** Also replaces the `unsure` of an attempt that took too long. */
  async end(state: 'sent' | 'failed' | 'unsure', detail: string | null, now: number): Promise<void> {
    await this.#records.write(
      updating(this.#records.queries)
        .set({ state, detail, ended: now, tries: sql<number>`tries + 1` })
        .where('claim', '=', this.id)
        .where('state', 'in', ['sending', 'unsure']),
    )
  }

  async again(due: number, detail: string): Promise<void> {
    await this.#records.write(
      updating(this.#records.queries)
        .set({ state: 'waiting', due, detail, claim: null, tries: sql<number>`tries + 1` })
        .where('claim', '=', this.id)
        .where('state', '=', 'sending'),
    )
  }

  async #leave(rows: readonly NoticeRow[], change: Partial<NoticeRow>): Promise<void> {
    if (rows.length === 0) return
    await this.#records.write(
      ...rows.map(({ table_id, kind, turn }) =>
        updating(this.#records.queries)
          .set(change)
          .where('claim', '=', this.id)
          .where('state', '=', 'claimed')
          .where('table_id', '=', table_id)
          .where('kind', '=', kind)
          .where('turn', '=', turn),
      ),
    )
  }
}
