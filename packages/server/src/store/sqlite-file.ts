import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OWN_FILE } from '../ops/data-folder.ts'
import { StartProblem, notOurs } from '../start-problem.ts'
import { STEPS_TAKEN, isKnown, tooNew } from './migrations/migrate.ts'
import { MIGRATIONS } from './migrations/migrations.ts'

/** Blocks the thread, so only for start and end; while serving, `WriteThread` waits instead. */
const BUSY_MS = 5000
export const IN_MEMORY = ':memory:'
/** Programs that counted steps by `user_version` knew five; they refuse a higher number as too new. */
const COUNTED_STEPS = 5
const NO_LONGER_COUNTED = COUNTED_STEPS + 1

/** Refuses a file of a newer or foreign program, and leaves it unchanged. */
export function openFile(path: string): DatabaseSync {
  if (existsSync(path)) refuseForeign(path)
  else if (path !== IN_MEMORY) closeSync(openSync(path, 'a', OWN_FILE))
  const db = new DatabaseSync(path, { timeout: BUSY_MS })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  return db
}

function refuseForeign(path: string): void {
  if (!statSync(path).isFile()) throw new StartProblem(notOurs(path))
  const db = new DatabaseSync(path, { timeout: BUSY_MS, readOnly: true })
  try {
    if (!isKnown(stepsTaken(db)) || versionOf(db) > NO_LONGER_COUNTED) throw tooNew(path, 'folder with --data')
    if (versionOf(db) === 0 && !hasTable(db, STEPS_TAKEN) && db.prepare('select 1 from sqlite_schema').get())
      throw new StartProblem(notOurs(path))
  } finally {
    db.close()
  }
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('pragma user_version').get()?.['user_version'] ?? 0)

const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined

export function stepsTaken(db: DatabaseSync): readonly string[] {
  if (!hasTable(db, STEPS_TAKEN))
    return MIGRATIONS.slice(0, Math.min(versionOf(db), COUNTED_STEPS)).map(({ name }) => name)
  return db
    .prepare(`select name from ${STEPS_TAKEN} order by name`)
    .all()
    .map(({ name }) => String(name))
}

/** Called before migrations: older databases counted their steps by `user_version`. */
export function nameCountedSteps(db: DatabaseSync): void {
  if (hasTable(db, STEPS_TAKEN) || versionOf(db) === 0) return
  const names = stepsTaken(db).map((name) => `('${name}', '${new Date(0).toISOString()}')`)
  db.exec(
    `begin immediate;
     create table ${STEPS_TAKEN} (name varchar(255) not null primary key, timestamp varchar(255) not null);
     insert into ${STEPS_TAKEN} (name, timestamp) values ${names.join(', ')};
     commit`,
  )
}

/** Called after migrations: older programs then find a higher number than they know, and refuse the file. */
export function endCounting(db: DatabaseSync): void {
  db.exec(`pragma user_version = ${NO_LONGER_COUNTED}`)
}
