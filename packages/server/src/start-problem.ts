export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

const SQLITE = { perm: 3, busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cantOpen: 14, notADatabase: 26 } as const
const PRIMARY = 0xff

const sentences: ReadonlyMap<number, (file: string) => string> = new Map([
  [SQLITE.perm, (file) => `${file} can’t be written: check the permissions of the file and its folder.`],
  [SQLITE.readOnly, (file) => `${file} can’t be written: check the permissions of the file and its folder.`],
  [SQLITE.io, (file) => `${file} can’t be written: the disk is full or failing.`],
  [SQLITE.full, (file) => `${file} can’t be written: the disk is full.`],
  [SQLITE.corrupt, (file) => `${file} is damaged: put a backup in its place, or choose another folder with --data.`],
  [SQLITE.cantOpen, (file) => `${file} can’t be opened: check that it is a file and that its folder can be written.`],
  [SQLITE.busy, (file) => `${file} is in use by another program.`],
  [SQLITE.notADatabase, notOurs],
])

export function notOurs(file: string): string {
  return `${file} is not a Bothy database: nothing was changed. Move it away, or choose another folder with --data.`
}

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined

export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && (code & PRIMARY) === SQLITE.busy
}

/** PostgreSQL: disk full; index or data corrupted; input or output failed. */
const POSTGRES = { full: ['53100'], damaged: ['XX001', 'XX002', '58030'] } as const

export function damageOf(error: unknown): 'disk-full' | 'damaged' | null {
  if (!(error instanceof Error)) return null
  const sqlite = codeOf(error)
  const primary = sqlite === undefined ? undefined : sqlite & PRIMARY
  const postgres = 'code' in error ? error.code : undefined
  if (primary === SQLITE.full || POSTGRES.full.some((code) => code === postgres)) return 'disk-full'
  if (primary === SQLITE.corrupt || primary === SQLITE.notADatabase || primary === SQLITE.io) return 'damaged'
  if (POSTGRES.damaged.some((code) => code === postgres)) return 'damaged'
  return damageOf(error.cause)
}

export function databaseProblem(file: string, error: unknown): unknown {
  const code = codeOf(error)
  const sentence = code === undefined ? undefined : sentences.get(code & PRIMARY)
  return sentence === undefined ? error : new StartProblem(sentence(file), { cause: error })
}

export function folderProblem(folder: string, error: unknown): StartProblem {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartProblem(`${folder} is not a folder: choose another one with --data.`, { cause: error })
  const why = code === 'ENOSPC' ? 'the disk is full' : 'check its permissions, or choose another folder with --data'
  return new StartProblem(`${folder} can’t be written: ${why}.`, { cause: error })
}
