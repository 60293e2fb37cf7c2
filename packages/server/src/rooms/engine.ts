import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@bothy/games'

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))
/** All sources that decide how a log is read and written. */
const FOLDERS = [
  ...['kernel', 'kit', 'room'].map((name) => join(PACKAGES, name, 'src')),
  ...GAME_IDS.flatMap((id) => ['data', 'rules', 'modules'].map((room) => join(PACKAGES, 'games', id, room))),
].filter((folder) => existsSync(folder))

const BESIDE = /^[^/]+\/(?:board|opponents|words)\//
const isSource = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts') && !BESIDE.test(name)

/**
 * The same on every machine, different after the smallest change. Null if a file changed after `began`: then it is unknown which version is
 * loaded.
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
