import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'

export interface Lessee {
  /** Changes once other processes have taken this one for gone. */
  id(): string
  /** True while heard of lately, so no other process has taken its leases. */
  isHeard(): boolean
  readonly deadline: RawBuilder<number>
  report(fault: string, error: unknown): void
}

export class Leases {
  readonly #db: Kysely<Schema>
  readonly #lessee: Lessee
  readonly #held = new Set<string>()
  readonly #letGo = new Set<string>()
  /** One statement at a time for each table: of two, one could fail and release what the other has taken. */
  readonly #taking = new Map<string, Promise<boolean>>()
  readonly #unwanted = new Set<string>()
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Kysely<Schema>, lessee: Lessee) {
    this.#db = db
    this.#lessee = lessee
  }

  take(table: string): Promise<boolean> {
    if (this.#held.has(table) && this.#lessee.isHeard()) return Promise.resolve(true)
    this.#unwanted.delete(table)
    const known = this.#taking.get(table)
    if (known !== undefined) return known
    const taking = this.#takeAlone(table).finally(() => this.#taking.delete(table))
    this.#taking.set(table, taking)
    return taking
  }

  letGo(table: string): void {
    if (this.#taking.has(table)) this.#unwanted.add(table)
    else if (this.#held.delete(table)) this.#tellLetGo(table)
  }

  /** A failed write is retried with the next: else others would wait as long as this process lives. */
  write(): Promise<void> {
    if (this.#letGo.size > 0) this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  forget(): void {
    this.#held.clear()
    this.#letGo.clear()
  }

  #tellLetGo(table: string): void {
    this.#letGo.add(table)
    void this.write()
  }

  async #takeAlone(table: string): Promise<boolean> {
    // Else a pending release would undo the new lease.
    this.#letGo.delete(table)
    await this.#writing
    try {
      const isOurs = await this.#take(table)
      const isWanted = !this.#unwanted.has(table)
      if (isOurs && isWanted) this.#held.add(table)
      else this.#held.delete(table)
      if (isOurs && !isWanted) this.#tellLetGo(table)
      return isOurs && isWanted
    } catch (error) {
      // The take may have succeeded in spite of the error; then it must be released.
      if (this.#unwanted.has(table)) this.#held.delete(table)
      if (!this.#held.has(table)) this.#letGo.add(table)
      throw error
    } finally {
      this.#unwanted.delete(table)
    }
  }

  async #take(table: string): Promise<boolean> {
    const process = this.#lessee.id()
    const lapsed = sql<boolean>`not exists (select 1 from processes as q where q.id = leases.process and q.seen > ${this.#lessee.deadline})`
    const taken = await this.#db
      .insertInto('leases')
      .values({ table_id: table, process })
      .onConflict((on) =>
        on
          .column('table_id')
          .doUpdateSet({ process })
          .where((where) => where.or([where('leases.process', '=', process), lapsed])),
      )
      .returning('table_id')
      .execute()
    return taken.length > 0 && process === this.#lessee.id()
  }

  async #write(): Promise<void> {
    const tables = [...this.#letGo]
    if (tables.length === 0) return
    try {
      await this.#db
        .deleteFrom('leases')
        .where(sql<boolean>`table_id = any(${tables})`)
        .where('process', '=', this.#lessee.id())
        .execute()
      for (const table of tables) this.#letGo.delete(table)
    } catch (error) {
      this.#lessee.report('a table could not be let go', error)
    }
  }
}
