import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const CLIENT = 'packages/client'
/** Read by the pages besides packages; the build refuses to read other files. */
const BESIDES_PACKAGES = ['package-lock.json']
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test'])

export function clientSources(root) {
  const folders = new Map(manifestOf(root, '.').workspaces.map((folder) => [manifestOf(root, folder).name, folder]))
  const found = new Set([CLIENT])
  for (const folder of found)
    for (const name of Object.keys(manifestOf(root, folder).dependencies ?? {}))
      if (folders.has(name)) found.add(folders.get(name))
  return [...found, ...BESIDES_PACKAGES]
}

export function clientChanged(root) {
  return Math.max(...clientSources(root).map((path) => newestChange(join(root, path))))
}

function manifestOf(root, folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}

function newestChange(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  let newest = stat.mtimeMs
  for (const entry of readdirSync(path)) {
    if (NOT_SOURCES.has(entry) || entry.includes('.test.')) continue
    newest = Math.max(newest, newestChange(join(path, entry)))
  }
  return newest
}
