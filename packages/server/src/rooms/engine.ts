import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@bothy/games'

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))
/** Everything that decides what a log means, and how it is written down. */
const FOLDERS = [
  ...['kernel', 'kit', 'room'].map((name) => join(PACKAGES, name, 'src')),
  ...GAME_IDS.flatMap((id) => ['data', 'rules', 'modules'].map((room) => join(PACKAGES, 'games', id, room))),
].filter((folder) => existsSync(folder))

/** Rooms of a module that a log does not depend on. */
const BESIDE = /^[^/]+\/(?:board|opponents|words)\//
const isSource = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts') && !BESIDE.test(name)

/**
 * A fingerprint of the sources that run here: the same on every machine, another one after the smallest change. Null if a file was
 * changed after `began`, when this process may have loaded it before or after: then nobody knows what runs.
 */
export async function engineOf(
  folders: readonly string[] = FOLDERS,
  began = performance.timeOrigin,
): Promise<string | null> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true }))
      .map((name) => name.replaceAll('\\', '/'))
      .filter(isSource)
    for (const name of names.sort()) {
      const path = join(folder, name)
      if ((await stat(path)).ctimeMs >= began) return null
      const text = await readFile(path)
      hash.update(`${name} ${text.length}\n`).update(text)
    }
  }
  return hash.digest('hex')
}
