import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './command.ts'

export function readInput(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    throw new UsageError(`cannot read ${path}`)
  }
}

/** Called before hours of work, not after them: makes the folder, and refuses one that cannot be written. */
export function prepareOutput(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    accessSync(dirname(path), constants.W_OK)
  } catch {
    throw new UsageError(`cannot write ${path}`)
  }
}

export function writeNewFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new UsageError(isThere ? `${path} exists already: choose another name` : `cannot write ${path}`)
  }
}
