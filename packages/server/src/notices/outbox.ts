import type { NoticeKind, NoticeState } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { type Compilable, sql } from 'kysely'
import { randomText } from '../random-text.ts'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'

const CLAIM_BYTES = 12
/** Longer than anything takes that is done with a claim. */
const CLAIM_MS = 60_000
const KEPT_MS = 30 * 24 * 3600 * 1000
const CHANNELS_AT_ONCE = 20

export type NoticeRow = Schema['notices']

/** The same is told once only: `turn` numbers what can happen again at a table. */
export type NewNotice = {
  readonly kind: NoticeKind
  readonly turn: number
  readonly person: PersonId
  readonly table: string
  readonly due: number
  /** Of channels that are older than what they tell alone. */
  readonly since: number
  /** Seen: the person was at the table. Nothing is sent, also later. */
  readonly state: 'waiting' | 'seen'
}

/**
 * Notices to be sent, a row for each channel. A row is claimed by an update, so one process has it. A claim that was not used
 * runs out. Once a message may have left, it is never sent again: if nobody knows, the row says so.
 */
export class Outbox {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  /** Returns how many channels will tell it: none if they have, or there are none. */
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

  /** For one channel, at once and as often as it is asked for. */
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

  /** Channels for which something is due, those that wait for longest first. */
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

  /** All that is due for a channel within some time, so that it becomes one message; what has failed before waits until it is due. */
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

  /** Those whose process is gone: what was only claimed waits again; what may have been sent is not sent twice. */
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

  /** The newest of a person, for them to see; not what was written down in case that they would be late. */
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

/** Notices of one channel that one attempt has for itself. */
export class Claim {
  readonly id: string
  readonly rows: readonly NoticeRow[]
  readonly #records: Records

  constructor(records: Records, id: string, rows: readonly NoticeRow[]) {
    this.#records = records
    this.id = id
    this.rows = rows
  }

  /** Nobody needs to be told these any more. */
  drop(rows: readonly NoticeRow[], now: number): Promise<void> {
    return this.#leave(rows, { state: 'passed', ended: now, claim: null })
  }

  hold(rows: readonly NoticeRow[], until: number): Promise<void> {
    return this.#leave(rows, { state: 'waiting', due: until, claim: null })
  }

  /** True: they are to be sent now, once. False: this process was thought to be gone, and somebody else has them. */
  async begin(rows: readonly NoticeRow[], now: number): Promise<boolean> {
    const [begun] = await this.#records.write(
      updating(this.#records.queries)
        .set({ state: 'sending', claimed: now })
        .where('claim', '=', this.id)
        .where('state', '=', 'claimed'),
    )
    return begun === rows.length
  }

  /** Also sets the outcome of an attempt that took so long that it was `unsure` by then. */
  async end(state: 'sent' | 'failed' | 'unsure', detail: string | null, now: number): Promise<void> {
    await this.#records.write(
      updating(this.#records.queries)
        .set({ state, detail, ended: now, tries: sql<number>`tries + 1` })
        .where('claim', '=', this.id)
        .where('state', 'in', ['sending', 'unsure']),
    )
  }

  /** Nobody has got it, and it may work later. */
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
