import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = { readonly [module: string]: Chunk }

const ENTRY = 'index.html'
const TABLE = 'src/pages/table-page.tsx'
const WORDS = '../board-kit/src/ui/messages/fr.ts'

export type BundleSizes = {
  /** All scripts and styles of all pages, each language and the rules included. */
  readonly all: number
  /** The worker of tables on one device, with its own copy of rules and opponents; loaded only for these. */
  readonly worker: number
  readonly fonts: number
}

/** Bytes of these files after gzip. */
const sum = (dist: string, files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0)

const atTable = (game: string): readonly string[] => [
  ENTRY,
  TABLE,
  WORDS,
  `../games/${game}/board/index.ts`,
  `../games/${game}/board/catalogue-fr.ts`,
]

/** Bytes that a player of a game at a table loads: shell, table, board, and the words of the longer language. */
export const playSize = (dist: string, game: string): number => sum(dist, reached(readManifest(dist), atTable(game)))

export type ModuleSizes = {
  /** Bytes that come with the first one, whichever it is. */
  readonly common: number
  /** By name: its part and its words. */
  readonly each: ReadonlyMap<string, number>
}

/** Bytes that a table of a game loads besides for modules that it plays, none of them before; null for a game without any. */
export function moduleSizes(dist: string, game: string): ModuleSizes | null {
  const manifest = readManifest(dist)
  const table = reached(manifest, atTable(game))
  const files = new Map<string, readonly string[]>()
  const own = `../games/${game}/modules/`
  for (const part of Object.keys(manifest)) {
    const id = part.startsWith(own) ? /^(\w+)\/board\/index\.ts$/.exec(part.slice(own.length))?.[1] : undefined
    if (id === undefined) continue
    const parts = [part, `${own}${id}/words/fr.ts`]
    if (parts.some((module) => table.has(manifest[module]?.file ?? ''))) throw new Error(`every table loads ${id}`)
    files.set(
      id,
      [...reached(manifest, parts)].filter((file) => !table.has(file)),
    )
  }
  if (files.size === 0) return null
  const all = [...files.values()]
  const isCommon = (file: string): boolean => all.every((of) => of.includes(file))
  return {
    common: sum(dist, new Set(all.flat().filter(isCommon))),
    each: new Map(
      [...files].map(([id, of]) => [
        id,
        sum(
          dist,
          of.filter((file) => !isCommon(file)),
        ),
      ]),
    ),
  }
}

/** Bytes of the built client after gzip. Fonts are counted apart. */
export function bundleSizes(dist: string): BundleSizes {
  const manifest = readManifest(dist)
  const code = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))
  const listed = [...code].filter((file) => /\.(js|css)$/.test(file))
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  return {
    all: sum(dist, listed),
    worker: sum(
      dist,
      assets.filter((file) => file.endsWith('.js') && !code.has(file)),
    ),
    fonts: assets
      .filter((file) => file.endsWith('.woff2'))
      .reduce((total, file) => total + statSync(join(dist, file)).size, 0),
  }
}

/** By module, from `vite build`. */
export function readManifest(dist: string): Manifest {
  const read: unknown = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  if (!isManifest(read)) throw new Error('the manifest of the client is not one')
  return read
}

const isManifest = (x: unknown): x is Manifest =>
  typeof x === 'object' && x !== null && Object.values(x).every((chunk) => typeof chunk === 'object' && 'file' in chunk)

/** Files that come with these modules by plain imports. */
function reached(manifest: Manifest, modules: readonly string[]): Set<string> {
  const files = new Set<string>()
  const todo = [...modules]
  const seen = new Set<string>()
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (seen.has(name)) continue
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`the built client has no ${name}: rebuild it`)
    seen.add(name)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    todo.push(...(chunk.imports ?? []))
  }
  return files
}
