import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'

export interface Lessee {
  /** Another one once others have taken it for gone. */
  id(): string
  /** It has been heard of lately, so what it holds nobody has taken. */
  isHeard(): boolean
  /** Processes last heard of before then are gone, with their leases. */
  readonly deadline: RawBuilder<number>
  report(fault: string, error: unknown): void
}

/** The tables whose bots and clocks this process has to itself. */
export class Leases {
  readonly #db: Kysely<Schema>
  readonly #lessee: Lessee
  readonly #held = new Set<string>()
  /** Let go here, and perhaps not yet in the database. */
  readonly #letGo = new Set<string>()
  /** Each by one statement at a time: of two one could fail, and let go what the other one has taken. */
  readonly #taking = new Map<string, Promise<boolean>>()
  /** Let go while they were being taken. */
  readonly #unwanted = new Set<string>()
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Kysely<Schema>, lessee: Lessee) {
    this.#db = db
    this.#lessee = lessee
  }

  /** False if another process has it, or it was let go meanwhile. */
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

  /** Tells the database which leases were let go. A failure is retried the next time: others would wait for as long as this process lives. */
  write(): Promise<void> {
    if (this.#letGo.size > 0) this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  /** They are those of another process now. */
  forget(): void {
    this.#held.clear()
    this.#letGo.clear()
  }

  #tellLetGo(table: string): void {
    this.#letGo.add(table)
    void this.write()
  }

  async #takeAlone(table: string): Promise<boolean> {
    // Else a release under way would undo the lease after it was taken.
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
      // It may have been taken all the same, and nobody would let it go.
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
