import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OWN_FILE } from '../ops/data-folder.ts'
import { StartProblem, notOurs } from '../start-problem.ts'
import { STEPS_TAKEN, isKnown, tooNew } from './migrations/migrate.ts'
import { MIGRATIONS } from './migrations/migrations.ts'

/** At the start and at the end. A server that runs waits without standing still: see `WriteThread`. */
const BUSY_MS = 5000
export const IN_MEMORY = ':memory:'
/** Programs that counted steps by `user_version` knew this many; they refuse a higher number as too new. */
const COUNTED_STEPS = 5
const NO_LONGER_COUNTED = COUNTED_STEPS + 1

/** Opens (or makes) a file, or ':memory:'. One that a newer program or another one has made is refused and stays as it is. */
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

/** By name, also where they were only counted. */
export function stepsTaken(db: DatabaseSync): readonly string[] {
  if (!hasTable(db, STEPS_TAKEN))
    return MIGRATIONS.slice(0, Math.min(versionOf(db), COUNTED_STEPS)).map(({ name }) => name)
  return db
    .prepare(`select name from ${STEPS_TAKEN} order by name`)
    .all()
    .map(({ name }) => String(name))
}

/** Before steps are taken: a database whose steps were counted gets the list of their names. */
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

/** After steps were taken: programs that count find one more than they know. */
export function endCounting(db: DatabaseSync): void {
  db.exec(`pragma user_version = ${NO_LONGER_COUNTED}`)
}
