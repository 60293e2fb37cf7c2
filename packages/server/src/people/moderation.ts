import type { ReportReason } from '@bothy/protocol'
import type { PersonId, StoredLine } from '@bothy/room'
import type { Compilable } from 'kysely'
import { randomText } from '../random-text.ts'
import { readLine, readLines } from '../store/rows.ts'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'

const ID_BYTES = 6
const AROUND = 5

export const ACTS = ['hide', 'unhide', 'bar', 'unbar', 'close'] as const
export type Act = (typeof ACTS)[number]

export type LogRow = Schema['moderation_log']
export type Report = Omit<Schema['chat_reports'], 'context'> & { readonly context: readonly StoredLine[] }
export type NewReport = Pick<Report, 'table_id' | 'line' | 'reporter' | 'note'> & { readonly reason: ReportReason }

/** An act of the operator and its line in the log are written together or not at all. */
export class Moderation {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  /** A second report by the same person adds nothing. False if there is no such line. */
  async report(report: NewReport, lines: readonly StoredLine[], now: number): Promise<boolean> {
    const at = lines.findIndex(({ id, note }) => id === report.line && note === undefined)
    if (at < 0) return false
    const context = lines.slice(Math.max(0, at - AROUND), at + AROUND + 1)
    await this.#records.write(
      this.#records.queries
        .insertInto('chat_reports')
        .values({
          ...report,
          id: randomText(ID_BYTES),
          speaker: lines[at].by ?? null,
          context: JSON.stringify(context),
          since: now,
          closed: null,
        })
        .onConflict((on) => on.doNothing()),
    )
    return true
  }

  async reports(which: 'open' | 'all', limit: number): Promise<readonly Report[]> {
    const all = this.#records.queries.selectFrom('chat_reports').selectAll().orderBy('since', 'desc').limit(limit)
    const rows = await (which === 'all' ? all : all.where('closed', 'is', null)).execute()
    return rows.map(readReport).toReversed()
  }

  async find(id: string): Promise<Report | null> {
    const row = await this.#records.queries
      .selectFrom('chat_reports')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : readReport(row)
  }

  async reportedBy(person: PersonId): Promise<readonly Report[]> {
    const { queries } = this.#records
    const rows = queries.selectFrom('chat_reports').selectAll().where('reporter', '=', person).orderBy('since')
    return (await rows.execute()).map(readReport)
  }

  /** Hides the line for all readers; reversible. False if the table has dropped it. */
  async hide({ id, table_id, line }: Report, isHidden: boolean, now: number): Promise<boolean> {
    const { queries } = this.#records
    const own = { table_id, id: line }
    const chat = queries
      .selectFrom('chat')
      .select('line')
      .where(({ and }) => and(own))
    const text = (await chat.executeTakeFirst())?.line
    if (text === undefined) return false
    const { hidden: _, ...plain } = readLine(text)
    const changed: StoredLine = isHidden ? { ...plain, hidden: 'host' } : plain
    await this.#act(isHidden ? 'hide' : 'unhide', { id, table_id, line }, now, [
      queries
        .updateTable('chat')
        .set({ line: JSON.stringify(changed) })
        .where(({ and }) => and(own)),
    ])
    return true
  }

  /** The speaker may say nothing anywhere until then. False if the speaker is unknown. */
  async bar({ id, speaker }: Report, until: number, now: number): Promise<boolean> {
    if (speaker === null) return false
    const row = { until, since: now }
    await this.#act('bar', { id, person: speaker, until }, now, [
      this.#records.queries
        .insertInto('chat_bars')
        .values({ person: speaker, ...row })
        .onConflict((on) => on.column('person').doUpdateSet(row)),
    ])
    return true
  }

  async unbar({ id, speaker }: Report, now: number): Promise<boolean> {
    if (speaker === null || (await this.barredUntil(speaker, now)) === null) return false
    await this.#act('unbar', { id, person: speaker }, now, [
      this.#records.queries.deleteFrom('chat_bars').where('person', '=', speaker),
    ])
    return true
  }

  async close({ id }: Report, now: number): Promise<void> {
    await this.#act('close', { id }, now, [])
  }

  async barredUntil(person: PersonId, now: number): Promise<number | null> {
    const row = await this.#records.queries
      .selectFrom('chat_bars')
      .select('until')
      .where('person', '=', person)
      .where('until', '>', now)
      .executeTakeFirst()
    return row?.until ?? null
  }

  async log(limit: number): Promise<readonly LogRow[]> {
    const rows = this.#records.queries.selectFrom('moderation_log').selectAll().orderBy('at', 'desc').limit(limit)
    return (await rows.execute()).toReversed()
  }

  async retold(since: number): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#records.queries
      .selectFrom('moderation_log')
      .select(['id', 'table_id'])
      .where('at', '>', since)
      .where('table_id', 'is not', null)
      .execute()
    return new Map(rows.map(({ id, table_id }) => [id, table_id ?? '']))
  }

  /** Also drops the person's lines around lines that others reported. */
  async forget(person: PersonId): Promise<void> {
    const { queries } = this.#records
    const rows = await queries
      .selectFrom('chat_reports')
      .select(['id', 'context'])
      .where('context', 'like', saidBy(person))
      .execute()
    const changes = rows.map(({ id, context }) => {
      const left = readLines(context).filter(({ by }) => by !== person)
      return queries
        .updateTable('chat_reports')
        .set({ context: JSON.stringify(left) })
        .where('id', '=', id)
    })
    if (changes.length > 0) await this.#records.write(...changes)
  }

  #act(
    act: Act,
    { id, ...about }: { readonly id: string } & Partial<Pick<LogRow, 'table_id' | 'line' | 'person' | 'until'>>,
    now: number,
    change: readonly Compilable[],
  ): Promise<readonly number[]> {
    const { queries } = this.#records
    return this.#records.write(
      ...change,
      queries.updateTable('chat_reports').set({ closed: now }).where('id', '=', id).where('closed', 'is', null),
      queries.insertInto('moderation_log').values({
        table_id: null,
        line: null,
        person: null,
        until: null,
        ...about,
        id: randomText(ID_BYTES),
        at: now,
        act,
        note: id,
      }),
    )
  }
}

export const saidBy = (person: PersonId): string => `%"by":"${person}"%`

const readReport = (row: Schema['chat_reports']): Report => ({ ...row, context: readLines(row.context) })
