import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

interface Waiting {
  readonly table: string
  readonly from: number
  done(entries: readonly string[]): void
  failed(error: unknown): void
}

export class SharedReads {
  readonly #db: Kysely<Schema>
  #waiting: Waiting[] = []

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  entries(table: string, from: number): Promise<readonly string[]> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#read())
      this.#waiting.push({ table, from, done, failed })
    })
  }

  async #read(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    try {
      const { rows } = await sql<{ place: number; entry: string }>`
        select w.place::integer as place, e.entry
        from unnest(${waiting.map(({ table }) => table)}::text[], ${waiting.map(({ from }) => from)}::integer[])
          with ordinality as w (table_id, first, place)
        cross join lateral (
          select entry, seq from entries where table_id = w.table_id collate "C" and seq >= w.first order by seq) as e
        order by w.place, e.seq`.execute(this.#db)
      const found: string[][] = waiting.map(() => [])
      for (const { place, entry } of rows) found[place - 1].push(entry)
      for (const [i, { done }] of waiting.entries()) done(found[i])
    } catch (error) {
      for (const { failed } of waiting) failed(error)
    }
  }
}
