import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { StartProblem } from '../start-problem.ts'
import { isKnown } from '../store/migrations/migrate.ts'
import { MIGRATIONS } from '../store/migrations/migrations.ts'
import type { Schema } from '../store/schema.ts'
import type { Copied } from './backup.ts'
import {
  type Apart,
  type Header,
  type Match,
  type RatingLine,
  isApart,
  isFooter,
  isHeader,
  isMatch,
  isPeople,
  isRatings,
  isSecrets,
} from './format.ts'
import { type Opened, type Source, openSource } from './source.ts'

export type Restored = Copied & { kept: number }

const MATCHES_AT_ONCE = 100
/** Keeps the parameters of one statement below the limit of every dialect. */
const ROWS_AT_ONCE = 500

/**
 * An empty database gets everything, cookie keys included, so that people keep their identity; one in use gets only missing people and
 * whole missing tables.
 */
export async function restore(
  file: string,
  to: Source,
  onProgress: (restored: Readonly<Restored>) => void = () => undefined,
): Promise<Restored> {
  await checkWhole(file)
  const opened = await openSource(to)
  try {
    return await bringIn(file, opened, onProgress)
  } finally {
    await opened.close()
  }
}

async function bringIn(
  file: string,
  opened: Opened,
  onProgress: (restored: Readonly<Restored>) => void,
): Promise<Restored> {
  const restored: Restored = { people: 0, matches: 0, entries: 0, kept: 0 }
  const isEmpty = await prepare(opened, await headerOf(file))
  const { db } = opened
  const isUnrated = await hasNoRatings(opened)
  let waiting: Match[] = []
  const flush = async (): Promise<void> => {
    await addMatches(db, isEmpty ? waiting : waiting.map(withoutFacts), restored)
    waiting = []
    onProgress(restored)
  }
  for await (const line of linesOf(file)) {
    if (isPeople(line)) restored.people += await addPeople(db, line.people)
    else if (isRatings(line) && isUnrated) await addRatings(db, line)
    else if (isApart(line)) await addApart(db, line, isEmpty)
    else if (isSecrets(line) && isEmpty) await setSecrets(db, line.secrets)
    else if (isMatch(line)) waiting.push(line)
    if (waiting.length >= MATCHES_AT_ONCE) await flush()
  }
  await flush()
  await opened.migrate()
  return restored
}

/** Rows of an older version are inserted at its schema version, then migrated. */
async function prepare(opened: Opened, { steps }: Header): Promise<boolean> {
  if (!isKnown(steps)) throw new StartProblem('The backup was written by a newer version of Bothy. Update Bothy first.')
  const taken = await opened.steps()
  if (taken.length === 0) {
    await opened.migrate(steps[steps.length - 1])
    return true
  }
  if (taken.length < MIGRATIONS.length) await opened.migrate()
  if (steps.length < MIGRATIONS.length)
    throw new StartProblem('The backup is of an older version of Bothy: restore it into a new database.')
  const { db } = opened
  return (await db.selectFrom('tables').select('id').limit(1).executeTakeFirst()) === undefined
}

async function addPeople(db: Kysely<Schema>, people: readonly Schema['people'][]): Promise<number> {
  let added = 0
  for (const rows of chunks(people)) {
    const done = await db
      .insertInto('people')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    added += Number(done.numInsertedOrUpdatedRows ?? 0n)
  }
  return added
}

/** Ratings of two servers cannot be merged: they are restored only into a database without ratings. */
async function hasNoRatings({ db, steps }: Opened): Promise<boolean> {
  if (!(await steps()).includes('012-ratings')) return false
  return (await db.selectFrom('ratings').select('game').limit(1).executeTakeFirst()) === undefined
}

async function addRatings(db: Kysely<Schema>, { ratings, rating_steps: steps }: RatingLine): Promise<void> {
  for (const rows of chunks(ratings)) await db.insertInto('ratings').values(rows).execute()
  for (const rows of chunks(steps)) await db.insertInto('rating_steps').values(rows).execute()
}

/**
 * Restored only into an empty database: elsewhere sessions may have ended, notices been sent, friends parted. Blocks are always restored,
 * because they protect people.
 */
const PASSING: ReadonlySet<Apart['apart']> = new Set([
  'sessions',
  'channels',
  'notices',
  'facts',
  'friends',
  'friend_requests',
  'invitations',
  'chat_bars',
])

async function addApart(db: Kysely<Schema>, { apart, rows }: Apart, isEmpty: boolean): Promise<void> {
  if (PASSING.has(apart) && !isEmpty) return
  for (const some of chunks(apart === 'own_bots' && !isEmpty ? rows.map(revoked) : rows)) {
    const columns = Object.keys(some[0])
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(apart)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)} on conflict do nothing`.execute(db)
  }
}

const revoked = (row: Apart['rows'][number]): Apart['rows'][number] => ({ ...row, hash: null })

async function setSecrets(db: Kysely<Schema>, secrets: readonly Schema['secrets'][]): Promise<void> {
  for (const { name, value } of secrets)
    await db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((on) => on.column('name').doUpdateSet({ value }))
      .execute()
}

/** Facts are not in the backup; they are derived from the log. */
const withoutFacts = (match: Match): Match => ({
  ...match,
  tables: match.tables.map((row) => ({ ...row, facts_at: 0 })),
})

async function addMatches(db: Kysely<Schema>, matches: readonly Match[], restored: Restored): Promise<void> {
  if (matches.length === 0) return
  await db.transaction().execute(async (all) => {
    const ids = matches.flatMap(({ tables }) => tables.map(({ id }) => id))
    const there = await all.selectFrom('tables').select('id').where('id', 'in', ids).execute()
    const known = new Set(there.map(({ id }) => id))
    const missing = matches.filter(({ tables }) => tables.every(({ id }) => !known.has(id)))
    for (const part of ['tables', 'seatings', 'entries', 'chat', 'transcripts'] as const)
      for (const rows of chunks(missing.flatMap((match) => [...match[part]])))
        await all.insertInto(part).values(rows).execute()
    restored.matches += missing.length
    restored.kept += matches.length - missing.length
    for (const { entries } of missing) restored.entries += entries.length
  })
}

function* chunks<R>(rows: readonly R[]): Generator<R[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}

async function* linesOf(file: string): AsyncGenerator {
  const input = createReadStream(file)
  const text = input.pipe(createGunzip()).setEncoding('utf8')
  input.on('error', (error) => text.destroy(error))
  let rest = ''
  for await (const chunk of text) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
  if (rest !== '') throw new SyntaxError('the last line is cut off')
}

const notOurs = (file: string, cause?: unknown): StartProblem =>
  new StartProblem(`${file} is not a whole backup of Bothy: nothing was changed.`, { cause })

async function headerOf(file: string): Promise<Header> {
  for await (const line of linesOf(file)) {
    if (isHeader(line)) return line
    break
  }
  throw notOurs(file)
}

async function checkWhole(file: string): Promise<void> {
  let [number, isWhole] = [0, false]
  const counted: Copied = { people: 0, matches: 0, entries: 0 }
  try {
    for await (const line of linesOf(file)) {
      if (isWhole || isHeader(line) !== (number === 0)) throw notOurs(file)
      number++
      if (isPeople(line)) counted.people += line.people.length
      else if (isMatch(line)) {
        counted.matches++
        counted.entries += line.entries.length
      } else if (isFooter(line)) {
        const { people, matches, entries } = line.end
        isWhole = people === counted.people && matches === counted.matches && entries === counted.entries
        if (!isWhole) throw notOurs(file)
      } else if (!isHeader(line) && !isSecrets(line) && !isRatings(line) && !isApart(line)) throw notOurs(file)
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new StartProblem(`There is no file ${file}.`, { cause: error })
    throw notOurs(file, error)
  }
  if (!isWhole) throw notOurs(file)
}
