import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultReport } from '@bothy/room'
import { OWN_FOLDER } from './data-folder.ts'

const MOST_FILES = 100
const MOST_BYTES = 4 * 1024 * 1024
const OWN_FILE = 0o600
const REPORT_FORMAT = 'bothy-fault/1'

/** One file for each table and length of its log. A report holds the seed, so all that is hidden; names, words and persons are left out. */
export class Reports {
  readonly #dir: string
  readonly #program: string

  constructor(dir: string, program: string) {
    this.#dir = dir
    this.#program = program
  }

  write({ error, kind, ...report }: FaultReport): void {
    const file = {
      format: REPORT_FORMAT,
      program: this.#program,
      at: new Date().toISOString(),
      kind,
      ...report,
      error: error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : null,
    }
    const text = JSON.stringify(file, null, 1)
    if (text.length > MOST_BYTES) return
    mkdirSync(this.#dir, { recursive: true, mode: OWN_FOLDER })
    const name = `${report.game}-${report.table}-${report.entries.length}.json`.replaceAll(/[^\w.-]/g, '_')
    writeFileSync(join(this.#dir, `${name}.new`), text, { mode: OWN_FILE })
    renameSync(join(this.#dir, `${name}.new`), join(this.#dir, name))
    this.#dropOldest()
  }

  #dropOldest(): void {
    const files = readdirSync(this.#dir).map((name) => join(this.#dir, name))
    if (files.length <= MOST_FILES) return
    const byAge = files.map((path) => ({ path, age: statSync(path).mtimeMs })).toSorted((a, b) => a.age - b.age)
    for (const { path } of byAge.slice(0, files.length - MOST_FILES)) rmSync(path, { force: true })
  }
}
