import { randomUUID } from 'node:crypto'
import type { Elsewhere, Notice, PersonId } from '@bothy/room'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { Leases } from './leases.ts'
import { CHANNEL, Listener, write, writeAsked } from './listener.ts'
import { ANYWHERE, NOTHING_AROUND, type ServerProcesses, type Surroundings } from './other-processes.ts'

export type ProcessSettings = {
  readonly beatMs: number
  readonly aliveMs: number
}
export const PROCESS_SETTINGS: ProcessSettings = { beatMs: 3000, aliveMs: 12_000 }

const LEFT_KEPT_MS = 24 * 3600 * 1000

/** The clock of the database: those of several machines differ. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

const keyOf = (table: string, person: PersonId): string => `${table} ${person}`

export class PostgresProcesses implements ServerProcesses {
  readonly #db: Kysely<Schema>
  readonly #settings: ProcessSettings
  readonly #url: string
  #around: Surroundings = NOTHING_AROUND
  #listener: Listener | null = null
  /** New for each start: leases of a former run are not ours. */
  #process = randomUUID()
  readonly #leases: Leases
  readonly #here = new Map<string, { readonly table: string; readonly person: PersonId }>()
  #moved = new Map<string, { readonly table: string; readonly person: PersonId }>()
  #told = new Map<string, Notice>()
  #asked = new Set<PersonId>()
  #isTelling = false
  /** Time of our last beat, by the monotonic clock. */
  #beatenAt = -Infinity
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | null = null

  constructor(url: string, db: Kysely<Schema>, settings: ProcessSettings) {
    this.#url = url
    this.#db = db
    this.#settings = settings
    this.#leases = new Leases(db, {
      id: () => this.#process,
      isHeard: () => performance.now() - this.#beatenAt < settings.aliveMs - settings.beatMs,
      deadline: this.#deadline(),
      report: (fault, error) => this.#around.report(fault, error),
    })
  }

  async open(around: Surroundings): Promise<void> {
    this.#around = around
    await this.#beat()
    this.#listener = new Listener(this.#url, around)
    await this.#listener.open()
    this.#timer = setInterval(() => {
      this.#beating ??= this.#beat()
        .catch((error: unknown) => around.report('the database does not hear us', error))
        .finally(() => (this.#beating = null))
    }, this.#settings.beatMs)
    this.#timer.unref()
  }

  tell(notice: Notice): void {
    this.#told.set(`${notice.of} ${notice.table}`, notice)
    this.#tellSoon()
  }

  tellAsked(person: PersonId): void {
    this.#asked.add(person)
    this.#tellSoon()
  }

  came(table: string, person: PersonId): void {
    this.#here.set(keyOf(table, person), { table, person })
    this.#move(table, person)
  }

  went(table: string, person: PersonId): void {
    this.#here.delete(keyOf(table, person))
    this.#move(table, person)
  }

  async others(table: string): Promise<readonly Elsewhere[]> {
    return (await this.whereabouts([table])).get(table) ?? []
  }

  async whereabouts(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Elsewhere[]>> {
    if (tables.length === 0) return new Map()
    const rows = await this.#db
      .selectFrom('presences as p')
      .leftJoin('processes as q', 'q.id', 'p.process')
      .select(['p.table_id', 'p.person', sql<number>`max(p.seen)`.as('seen')])
      .select(sql<boolean>`bool_or(p.here = 1 and q.seen > ${this.#deadline()})`.as('isHere'))
      .where(sql<boolean>`p.table_id = any(${tables})`)
      .where('p.process', '!=', this.#process)
      .groupBy(['p.table_id', 'p.person'])
      .execute()
    const found = new Map<string, Elsewhere[]>()
    for (const { table_id, person, seen, isHere } of rows) {
      const there = found.get(table_id)
      if (there === undefined) found.set(table_id, [{ person, seen, isHere }])
      else there.push({ person, seen, isHere })
    }
    return found
  }

  async connected(persons: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    if (persons.length === 0) return new Set()
    const rows = await this.#db
      .selectFrom('presences as p')
      .innerJoin('processes as q', 'q.id', 'p.process')
      .select('p.person')
      .distinct()
      .where('p.table_id', '=', ANYWHERE)
      .where('p.person', 'in', persons)
      .where('p.here', '=', 1)
      .where('q.seen', '>', this.#deadline())
      .execute()
    return new Set(rows.map(({ person }) => person))
  }

  lease(table: string): Promise<boolean> {
    return this.#leases.take(table)
  }

  release(table: string): void {
    this.#leases.letGo(table)
  }

  async unattended(tables: readonly string[]): Promise<readonly string[]> {
    if (tables.length === 0) return []
    const { rows } = await sql<{ table_id: string }>`
      select l.table_id from leases l join processes q on q.id = l.process
        where l.table_id = any(${tables}) and q.seen > ${this.#deadline()}
      union select p.table_id from presences p join processes q on q.id = p.process
        where p.table_id = any(${tables}) and p.here = 1 and q.seen > ${this.#deadline()}`.execute(this.#db)
    const attended = new Set(rows.map((row) => row.table_id))
    return tables.filter((table) => !attended.has(table))
  }

  async newest(tables: readonly string[]): Promise<readonly Notice[]> {
    if (tables.length === 0) return []
    const { rows } = await sql<{ table: string; log: number; chat: number }>`
      select t.id as table,
        coalesce((select max(seq) + 1 from entries where table_id = t.id), 0)::int as log,
        coalesce((select max(id) from chat where table_id = t.id), -1)::int as chat
      from unnest(${tables}::text[]) as t(id)`.execute(this.#db)
    return rows.flatMap(({ table, log, chat }): Notice[] => [
      { table, of: 'log', at: log },
      { table, of: 'chat', at: chat },
    ])
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beating
    await this.#listener?.close()
    for (const { table, person } of this.#here.values()) this.#move(table, person)
    this.#here.clear()
    try {
      await this.#writeMoved()
      await this.#leases.write()
      await this.#db.deleteFrom('leases').where('process', '=', this.#process).execute()
      await this.#db.deleteFrom('processes').where('id', '=', this.#process).execute()
    } catch (error) {
      this.#around.report('the database was not told that we leave', error)
    }
  }

  #deadline(): ReturnType<typeof sql<number>> {
    return sql<number>`${NOW} - ${sql.lit(this.#settings.aliveMs)}`
  }

  async #beat(): Promise<void> {
    const at = performance.now()
    const known = await this.#db
      .updateTable('processes')
      .set({ seen: NOW })
      .where('id', '=', this.#process)
      // A process silent for longer may have lost its leases already.
      .where('seen', '>', this.#deadline())
      .returning('id')
      .execute()
    if (known.length === 0) await this.#introduce()
    this.#beatenAt = at
    await this.#writeMoved()
    await this.#leases.write()
    await this.#bury()
  }

  /** At the start, or after a silence so long that others took this process for gone. */
  async #introduce(): Promise<void> {
    this.#process = randomUUID()
    this.#leases.forget()
    await this.#db.insertInto('processes').values({ id: this.#process, seen: NOW }).execute()
    for (const { table, person } of this.#here.values()) this.#moved.set(keyOf(table, person), { table, person })
  }

  async #bury(): Promise<void> {
    const { rows } = await sql<{ table_id: string }>`
      with gone as (delete from processes where seen <= ${this.#deadline()} returning id, seen),
        let_go as (delete from leases using gone where leases.process = gone.id)
      update presences set here = 0, seen = gone.seen from gone
        where presences.process = gone.id and presences.here = 1 returning table_id`.execute(this.#db)
    for (const { table_id } of rows) if (table_id !== ANYWHERE) this.tell({ table: table_id, of: 'people', at: 0 })
    await sql`delete from presences where here = 0 and seen < ${NOW} - ${sql.lit(LEFT_KEPT_MS)}`.execute(this.#db)
  }

  #move(table: string, person: PersonId): void {
    this.#moved.set(keyOf(table, person), { table, person })
    if (table !== ANYWHERE) this.tell({ table, of: 'people', at: 0 })
    else this.#tellSoon()
  }

  #tellSoon(): void {
    if (this.#isTelling) return
    this.#isTelling = true
    setImmediate(() => {
      void this.#tellNow()
        // Not retried: other processes find out by looking, and the next beat writes arrivals and departures.
        .catch((error: unknown) => this.#around.report('others could not be told', error))
        .finally(() => {
          this.#isTelling = false
          if (this.#told.size + this.#asked.size > 0) this.#tellSoon()
        })
    })
  }

  /** One statement for all: its commit takes a lock that all processes share. */
  async #tellNow(): Promise<void> {
    await this.#writeMoved()
    const told = [...[...this.#told.values()].map(write), ...[...this.#asked].map(writeAsked)]
    this.#told = new Map()
    this.#asked = new Set()
    if (told.length === 0) return
    await sql`select pg_notify(${CHANNEL}, told) from unnest(${told}::text[]) as told`.execute(this.#db)
  }

  async #writeMoved(): Promise<void> {
    if (this.#moved.size === 0) return
    const moved = this.#moved
    this.#moved = new Map()
    const process = this.#process
    try {
      await this.#db
        .insertInto('presences')
        .values(
          [...moved].map(([key, { table, person }]) => ({
            table_id: table,
            person,
            process,
            here: this.#here.has(key) ? 1 : 0,
            seen: NOW,
          })),
        )
        .onConflict((on) =>
          on
            .columns(['table_id', 'person', 'process'])
            .doUpdateSet((to) => ({ here: to.ref('excluded.here'), seen: to.ref('excluded.seen') })),
        )
        .execute()
    } catch (error) {
      this.#moved = new Map([...moved, ...this.#moved])
      throw error
    }
  }
}
