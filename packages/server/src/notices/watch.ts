import type { ListedTable, PersonId, TableEntry } from '@bothy/room'
import { sql } from 'kysely'
import type { ServerNeighbours } from '../neighbours/neighbours.ts'
import type { Rhythms } from '../people/rhythms.ts'
import type { Rooms } from '../rooms.ts'
import type { Store } from '../store/store.ts'
import { dueAt, isIdle, isToAct, turnOf } from './due.ts'
import { hurryAt } from './hurry.ts'
import type { Due, NoticeRow, Outbox } from './outbox.ts'

const TABLES_AT_ONCE = 100
/** A lease that names no table: one process looks for what was missed. */
const LOOKING = ':notices'

export type WatchSettings = {
  /** Somebody who is not at the table for so long after it changed is told. */
  readonly awayMs: number
  /** What becomes due within this time is one message. */
  readonly gatherMs: number
}

type Parts = {
  readonly store: Store
  readonly rooms: Pick<Rooms, 'isHere'>
  readonly neighbours: Pick<ServerNeighbours, 'whereabouts' | 'lease'>
  readonly outbox: Outbox
  readonly rhythms: Pick<Rhythms, 'of'>
}

/** Finds out who is to be told of what, a while after tables have changed. */
export class Watch {
  readonly #parts: Parts
  readonly #settings: WatchSettings
  readonly #changed = new Map<string, number>()

  constructor(parts: Parts, settings: WatchSettings) {
    this.#parts = parts
    this.#settings = settings
  }

  /** This process has written something about the table. */
  touch(table: string, now: number): void {
    if (!this.#changed.has(table)) this.#changed.set(table, now + this.#settings.awayMs)
  }

  /** Looks at tables that have changed a while ago. */
  async look(now: number): Promise<void> {
    const ripe = [...this.#changed].flatMap(([table, at]) => (at <= now ? [table] : []))
    for (let at = 0; at < ripe.length; at += TABLES_AT_ONCE) {
      const tables = ripe.slice(at, at + TABLES_AT_ONCE)
      // What changes from now on is looked at again.
      for (const table of tables) this.#changed.delete(table)
      try {
        await this.#lookAt(tables, now)
      } catch (error) {
        for (const table of tables) this.touch(table, now)
        throw error
      }
    }
  }

  /** Tables that have changed since then, whoever did it: their process may be gone. */
  async lookBack(since: number, now: number): Promise<void> {
    if (!(await this.#parts.neighbours.lease(LOOKING))) return
    let after = ''
    for (;;) {
      const rows = await this.#parts.store.queries
        .selectFrom('tables as t')
        .innerJoin('seatings as s', 's.table_id', 't.id')
        .innerJoin('channels as c', 'c.person', 's.person')
        .select('t.id')
        .distinct()
        .where('t.updated', '>', since)
        .where('t.updated', '<=', now - this.#settings.awayMs)
        .where('t.status', '!=', 'closed')
        .where('c.confirmed', 'is not', null)
        .where('t.id', '>', after)
        .orderBy('t.id')
        .limit(TABLES_AT_ONCE)
        .execute()
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await this.#lookAt(ids, now)
      if (ids.length < TABLES_AT_ONCE) return
      after = ids[ids.length - 1]
    }
  }

  /** What the person would want to know of the table now; null too for one who is there. */
  async #dueFor(person: PersonId, table: string): Promise<Due | null> {
    const listed = await this.#parts.store.readTable(table)
    if (listed === null || isIdle(listed, person)) return null
    const due = dueAt(listed, await this.#parts.store.readEntries(table, 0), person)
    return due !== null && (await this.#isHere(person, table)) ? null : due
  }

  /** When what was to be told is news for them: mostly now; null if it is no longer. */
  async newsAt(row: NoticeRow, now: number): Promise<number | null> {
    const { person, table_id, kind, turn } = row
    if (kind === 'hurry') return this.#hurryAt(row, now)
    if (kind === 'invited') return (await this.#isOpenTo(person, table_id)) ? now : null
    const due = await this.#dueFor(person, table_id)
    return due?.turn === turn && due.kind === kind ? now : null
  }

  async #hurryAt({ person, table_id, turn }: NoticeRow, now: number): Promise<number | null> {
    const { store } = this.#parts
    const listed = await store.readTable(table_id)
    if (listed?.summary.status !== 'playing' || !isToAct(listed.summary, person)) return null
    if (turnOf(await store.readEntries(table_id, 0), listed.summary, person) !== turn) return null
    return (await this.#isHere(person, table_id)) ? null : hurryAt(this.#parts, listed, person, now)
  }

  async #isOpenTo(person: PersonId, table: string): Promise<boolean> {
    const listed = await this.#parts.store.readTable(table)
    return listed?.summary.status === 'waiting' && isIdle(listed, person) && !(await this.#isHere(person, table))
  }

  async #isHere(person: PersonId, table: string): Promise<boolean> {
    const known = this.#parts.rooms.isHere(table, person)
    if (known !== null) return known
    const others = (await this.#parts.neighbours.whereabouts([table])).get(table) ?? []
    return others.some((other) => other.person === person && other.isHere)
  }

  async #lookAt(tables: readonly string[], now: number): Promise<void> {
    const { store, outbox } = this.#parts
    const rows = await store.queries
      .selectFrom('seatings as s')
      .innerJoin('channels as c', 'c.person', 's.person')
      .select(['s.table_id', 's.person'])
      .distinct()
      .where('s.table_id', 'in', tables)
      .where('c.confirmed', 'is not', null)
      .where(sql<boolean>`c.stopped is null`)
      .execute()
    if (rows.length === 0) return
    const told = new Set(
      (await outbox.told(rows.map(({ table_id }) => table_id))).map(
        ({ person, table_id, kind }) => `${person} ${table_id} ${kind}`,
      ),
    )
    for (const [table, people] of Map.groupBy(rows, ({ table_id }) => table_id)) {
      const listed = await store.readTable(table)
      if (listed === null) continue
      for (const { person } of people) await this.#lookFor(person, listed, told, now)
    }
  }

  async #lookFor(person: PersonId, listed: ListedTable, told: ReadonlySet<string>, now: number): Promise<void> {
    const { row, summary } = listed
    const isTold = (...kinds: readonly Due['kind'][]): boolean =>
      kinds.some((kind) => told.has(`${person} ${row.id} ${kind}`))
    const isKnown =
      summary.status === 'over'
        ? isTold('over')
        : summary.status === 'waiting'
          ? isTold('rematch')
          : !isToAct(summary, person) && isTold('began', 'turn')
    if (isIdle(listed, person) || isKnown) return
    const log = await this.#parts.store.readEntries(row.id, 0)
    if (summary.status === 'playing' && isToAct(summary, person)) await this.#addHurry(person, listed, log, now)
    const due = dueAt(listed, log, person)
    if (due === null) return
    const isHere = await this.#isHere(person, row.id)
    await this.#parts.outbox.add(
      {
        ...due,
        person,
        table: row.id,
        since: summary.updated,
        due: now + this.#settings.gatherMs,
        state: isHere ? 'seen' : 'waiting',
      },
      now,
    )
  }
  /** Written down now, for a moment that mostly nobody waits for: whoever has moved by then is told nothing. */
  async #addHurry(person: PersonId, listed: ListedTable, log: readonly TableEntry[], now: number): Promise<void> {
    const due = await hurryAt(this.#parts, listed, person, now)
    if (due === null) return
    const { row, summary } = listed
    const turn = turnOf(log, summary, person)
    await this.#parts.outbox.add({ person, table: row.id, kind: 'hurry', turn, due, since: now, state: 'waiting' }, now)
  }
}
