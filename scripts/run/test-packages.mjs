import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export class UnknownPackage extends Error {
  name = 'UnknownPackage'
}

export function foldersOf(names) {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const folders = new Map([...workspaces, 'scripts'].map((folder) => [basename(folder), folder]))
  return names.map((name) => {
    const folder = folders.get(name)
    if (folder === undefined || !existsSync(join(ROOT, folder)))
      throw new UnknownPackage(`There is no package "${name}". There are: ${[...folders.keys()].join(', ')}.`)
    return folder
  })
}
