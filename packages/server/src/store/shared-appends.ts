import type { Mark, TableEntry } from '@bothy/room'
import { type Kysely, sql } from 'kysely'
import { inBatches } from './in-batches.ts'
import { factParts } from './facts.ts'
import { changing, entryRows } from './rows.ts'
import type { Schema } from './schema.ts'

/** Statements under way at once: the second travels while the first is made durable. */
const STATEMENTS = 2

export type Append = {
  readonly table: string
  readonly seq: number
  readonly entries: readonly TableEntry[]
  readonly mark: Pick<Mark, 'summary' | 'facts'>
}

interface Waiting extends Append {
  done(): void
  failed(error: unknown): void
}

/** Stores the waiting plies of many tables with one statement: one round trip, one commit. If one of them makes it fail, each is stored by itself. */
export class SharedAppends {
  readonly #db: Kysely<Schema>
  readonly #isOfOne: (error: unknown) => boolean
  #waiting: Waiting[] = []
  #underWay = 0
  #isSoon = false

  /** `isOfOne`: the error concerns one table, so the others could have been stored. */
  constructor(db: Kysely<Schema>, isOfOne: (error: unknown) => boolean) {
    this.#db = db
    this.#isOfOne = isOfOne
  }

  add(append: Append): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ ...append, done, failed })
      this.#soon()
    })
  }

  /** Appends of one turn of the event loop go together. */
  #soon(): void {
    if (this.#isSoon || this.#underWay >= STATEMENTS || this.#waiting.length === 0) return
    this.#isSoon = true
    setImmediate(() => {
      this.#isSoon = false
      this.#underWay++
      void this.#store(this.#take()).finally(() => {
        this.#underWay--
        this.#soon()
      })
      this.#soon()
    })
  }

  /** One ply of each table, since a summary must match the last entry; sorted by id, against deadlocks between processes. */
  #take(): readonly Waiting[] {
    const taken = new Map<string, Waiting>()
    const later: Waiting[] = []
    for (const append of this.#waiting) {
      if (taken.has(append.table)) later.push(append)
      else taken.set(append.table, append)
    }
    this.#waiting = later
    return [...taken.values()].toSorted((a, b) => (a.table < b.table ? -1 : 1))
  }

  async #store(appends: readonly Waiting[]): Promise<void> {
    try {
      await appendAll(this.#db, appends)
      inBatches(appends, ({ done }) => done())
    } catch (error) {
      if (appends.length > 1 && this.#isOfOne(error))
        await Promise.all(appends.map((append) => appendAll(this.#db, [append]).then(append.done, append.failed)))
      else for (const { failed } of appends) failed(error)
    }
  }
}

export async function appendAll(db: Kysely<Schema>, appends: readonly Append[]): Promise<void> {
  const entries = appends.flatMap(({ table, seq, entries: added }) => entryRows(table, seq, added))
  const marks = appends.map(({ table, mark }) => ({
    id: table,
    ...changing(mark.summary),
    told: mark.facts === undefined ? 0 : 1,
  }))
  const facts = appends.flatMap(({ table, mark }) =>
    mark.facts === undefined ? [] : [{ table, facts: mark.facts, since: mark.summary.updated }],
  )
  await sql`
    with added as (
      insert into entries (table_id, seq, entry) select * from unnest(
        ${entries.map((row) => row.table_id)}::text[],
        ${entries.map((row) => row.seq)}::integer[],
        ${entries.map((row) => row.entry)}::text[]))${facts.length === 0 ? sql`` : factParts(facts)}
    update tables set
      status = m.status, bot_turn = m.bot_turn, bots_only = m.bots_only, updated = m.updated, summary = m.summary,
      facts_at = case when m.told = 1 or tables.facts_at = tables.updated then m.updated else tables.facts_at end
    from unnest(
      ${marks.map((row) => row.id)}::text[],
      ${marks.map((row) => row.status)}::text[],
      ${marks.map((row) => row.bot_turn)}::integer[],
      ${marks.map((row) => row.bots_only)}::integer[],
      ${marks.map((row) => row.updated)}::bigint[],
      ${marks.map((row) => row.summary)}::text[],
      ${marks.map((row) => row.told)}::integer[]) as m (id, status, bot_turn, bots_only, updated, summary, told)
    where tables.id = m.id collate "C"`.execute(db)
}
