import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'
import { APART, type Line, type Match, header } from './format.ts'
import { ratingLines } from './ratings.ts'
import { type Source, openSource } from './source.ts'

const MATCHES_AT_ONCE = 100
const PEOPLE_AT_ONCE = 5000

export type Copied = { people: number; matches: number; entries: number }

export async function backup(
  from: Source,
  file: string,
  onProgress: (copied: Readonly<Copied>) => void = () => undefined,
): Promise<Copied> {
  const copied: Copied = { people: 0, matches: 0, entries: 0 }
  const part = `${file}.part`
  const opened = await openSource(from, { existing: true })
  try {
    await opened.atOneMoment(async (db) => {
      const lines = Readable.from(texts(db, await opened.steps(), copied, onProgress))
      // The file holds secrets (hands, seeds, cookie keys): only its owner may read it.
      await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }))
    })
    await sync(part)
    renameSync(part, file)
    return copied
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    await opened.close()
  }
}

async function* texts(
  db: Kysely<Schema>,
  steps: readonly string[],
  copied: Copied,
  onProgress: (copied: Readonly<Copied>) => void,
): AsyncGenerator<string> {
  const text = (line: Line): string => `${JSON.stringify(line)}\n`
  yield text(header(steps))
  yield text({ secrets: await db.selectFrom('secrets').selectAll().orderBy('name').execute() })
  for (let after = ''; ;) {
    const people = await db
      .selectFrom('people')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PEOPLE_AT_ONCE)
      .execute()
    if (people.length === 0) break
    copied.people += people.length
    after = people[people.length - 1].id
    yield text({ people })
  }
  if (steps.includes('012-ratings')) for await (const line of ratingLines(db)) yield text(line)
  for (const { table: apart, since, key } of APART)
    for (let from = 0; steps.includes(since); from += PEOPLE_AT_ONCE) {
      const order = sql.join(Array.from({ length: key }, (_, i) => sql.lit(i + 1)))
      const { rows } = await sql<{ [column: string]: string | number | null }>`
        select * from ${sql.table(apart)} order by ${order} limit ${sql.lit(PEOPLE_AT_ONCE)} offset ${sql.lit(from)}`.execute(
        db,
      )
      if (rows.length > 0) yield text({ apart, rows })
      if (rows.length < PEOPLE_AT_ONCE) break
    }
  for (let after = ''; ;) {
    const matches = await readMatches(db, after)
    if (matches.length === 0) break
    after = matches[matches.length - 1].tables[0].id
    for (const match of matches) {
      copied.matches++
      copied.entries += match.entries.length
      yield text(match)
    }
    onProgress(copied)
  }
  yield text({ end: { ...copied } })
}

async function readMatches(db: Kysely<Schema>, after: string): Promise<readonly Match[]> {
  const tables = await db
    .selectFrom('tables')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(MATCHES_AT_ONCE)
    .execute()
  if (tables.length === 0) return []
  const ids = tables.map(({ id }) => id)
  const seatings = byTable(
    await db.selectFrom('seatings').selectAll().where('table_id', 'in', ids).orderBy('person').execute(),
  )
  const entries = byTable(
    await db.selectFrom('entries').selectAll().where('table_id', 'in', ids).orderBy('seq').execute(),
  )
  const chat = byTable(await db.selectFrom('chat').selectAll().where('table_id', 'in', ids).orderBy('id').execute())
  const transcripts = byTable(
    await db.selectFrom('transcripts').selectAll().where('table_id', 'in', ids).orderBy('seat').execute(),
  )
  return tables.map((table) => ({
    tables: [table],
    seatings: seatings(table.id),
    entries: entries(table.id),
    chat: chat(table.id),
    transcripts: transcripts(table.id),
  }))
}

function byTable<R extends { table_id: string }>(rows: readonly R[]): (table: string) => readonly R[] {
  const groups = Map.groupBy(rows, ({ table_id }) => table_id)
  return (table) => groups.get(table) ?? []
}

async function sync(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync()
  await handle.close()
}
