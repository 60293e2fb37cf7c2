import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const APART = /^assets\/(?:lesson-host|analysis-host|hint-host|load-merits|merits)-/

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
type Manifest = { readonly [module: string]: Chunk }

const ENTRY = 'index.html'
const TABLE = 'src/pages/table-page.tsx'
const WORDS = '../board-kit/src/ui/messages/fr.ts'

export type BundleSizes = {
  readonly all: number
  /** Loaded only for tables on one device; it has its own copy of rules and opponents. The guide of lessons, hints and the analysis come with the first of them. */
  readonly worker: number
  readonly fonts: number
}

const sum = (dist: string, files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0)

const atTable = (game: string): readonly string[] => [
  ENTRY,
  TABLE,
  WORDS,
  `../games/${game}/board/index.ts`,
  `../games/${game}/board/catalogue-fr.ts`,
]

/** Bytes loaded by a player at a table: shell, table, board, and the words of the longer language. */
export const playSize = (dist: string, game: string): number => sum(dist, reached(readManifest(dist), atTable(game)))

export type ModuleSizes = {
  readonly common: number
  readonly each: ReadonlyMap<string, number>
}

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

/** Bytes after gzip; fonts are counted apart. */
export function bundleSizes(dist: string): BundleSizes {
  const manifest = readManifest(dist)
  const code = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]))
  const listed = [...code].filter((file) => /\.(js|css)$/.test(file))
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  const worker = assets.filter((file) => file.endsWith('.js') && !code.has(file) && !APART.test(file))
  const fonts = assets.filter((file) => file.endsWith('.woff2'))
  for (const [what, files] of Object.entries({ code: listed, worker, fonts }))
    if (files.length === 0) throw new Error(`the built client has no ${what}: rebuild it`)
  return {
    all: sum(dist, listed),
    worker: sum(dist, worker),
    fonts: fonts.reduce((total, file) => total + statSync(join(dist, file)).size, 0),
  }
}

export function readManifest(dist: string): Manifest {
  const read: unknown = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  if (!isManifest(read)) throw new Error('the manifest of the client is not one')
  return read
}

const isManifest = (x: unknown): x is Manifest =>
  typeof x === 'object' && x !== null && Object.values(x).every((chunk) => typeof chunk === 'object' && 'file' in chunk)

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
