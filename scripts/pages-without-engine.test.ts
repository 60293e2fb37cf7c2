import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { GAME_IDS } from '@bothy/games'
import { expect, test } from 'vitest'
import { roomOf } from './rooms-of-games.mjs'

// The table page of a game draws views that a server or a worker has made: it needs the game's data, not its rules.

const root = resolve(import.meta.dirname, '..')
const games = join(root, 'packages/games')

type Package = { readonly name: string; readonly exports?: { readonly [path: string]: string } }
const packageAt = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

const packages = new Map(
  [
    ...['kernel', 'kit', 'games', 'protocol', 'room', 'bots', 'board-kit'].map((name) => join(root, 'packages', name)),
    ...gameFolders(),
  ]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => [packageAt(folder).name, folder]),
)

function gameFolders(): string[] {
  return readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(games, entry.name, 'package.json')))
    .map((entry) => join(games, entry.name))
}

/** Imports that remain without their types: `import { type A } from 'x'` still loads x. */
function loaded(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  return [...found].flatMap(([, path]) => fileOf(file, path) ?? [])
}

function fileOf(from: string, path: string): string | null {
  if (path.startsWith('.')) return /\.tsx?$/.test(path) ? resolve(dirname(from), path) : null
  const [scope, name, ...rest] = path.split('/')
  const folder = packages.get(`${scope}/${name}`)
  if (folder === undefined) return null
  const { exports = {} } = packageAt(folder)
  const entry = exports[rest.length === 0 ? '.' : `./${rest.join('/')}`] ?? exports['./*']?.replace('*', rest.join('/'))
  return entry === undefined ? null : join(folder, entry)
}

function reached(from: string): string[] {
  const seen = new Set<string>()
  const todo = [from]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    todo.push(...loaded(file))
  }
  return [...seen].map((file) => relative(root, file))
}

const GAME = /^packages\/games\/[^/]+\/(.+)$/
const ENGINE_ROOMS: readonly (string | null)[] = ['rules', 'opponents']
const isEngine = (file: string): boolean => ENGINE_ROOMS.includes(roomOf(GAME.exec(file)?.[1] ?? 'manifest.ts'))

const PLAY =
  /^packages\/games\/[^/]+\/(?:opponents\/|rules\/(?:frames\/|(?:index|setup|sequence|view|clone|guess|imagine)\.ts$))/

/** Files that tell the outcome of an action from a view alone may be loaded, as long as they bring no play with them. */
function foretelling(folder: string): ReadonlySet<string> {
  const entry = packageAt(folder).exports?.['./rules/prospect']
  return new Set(entry === undefined ? [] : reached(join(folder, entry)))
}

test('every game is walked', () => {
  expect(gameFolders().map((folder) => relative(games, folder))).toEqual(GAME_IDS.toSorted())
})

test.each(gameFolders())('the data of %s is no engine', (folder) => {
  const data = packageAt(folder).exports?.['./data'] ?? 'no data'
  const files = reached(join(folder, data))
  expect(files).toContain(relative(root, join(folder, data)))
  expect(files.filter((file) => isEngine(file))).toEqual([])
})

test.each(GAME_IDS)('the table page of %s loads its data and not its engine', (id) => {
  const folder = join(games, id)
  const data = packageAt(folder).exports?.['./data'] ?? 'no data'
  const files = reached(join(folder, 'board/index.ts'))
  expect(files).toContain(join('packages/games', id, data))
  const foretold = foretelling(folder)
  expect(files.filter((file) => isEngine(file) && !foretold.has(file))).toEqual([])
  expect([...foretold].filter((file) => PLAY.test(file))).toEqual([])
})

const TEACHING =
  /^packages\/(?:client\/src\/(?:lesson|book|table\/coach)\/|kernel\/src\/(?:lessons|book)\/|games\/(?:[^/]+\/)+teaching\/)/
/** Whether a coach may speak is known before she is fetched. */
const MAY_SPEAK = ['coach-at-table.tsx', 'may-speak.ts', 'kept.ts'].map((file) =>
  join('packages/client/src/table/coach', file),
)

test('a table page loads no lesson, no book, and of the coach only whether she may speak', () => {
  const pages = ['pages/table-page.tsx', 'table/frame/lazy-parts.ts']
  const files = pages.flatMap((page) => reached(join(root, 'packages/client/src', page)))
  expect(files).toContain(join('packages/client/src/table/play-table.tsx'))
  expect(files).toContain(MAY_SPEAK[0])
  expect(files.filter((file) => TEACHING.test(file) && !MAY_SPEAK.includes(file))).toEqual([])
})

test('teaching that creeps in is noticed', () => {
  const taught = ['lesson/lesson-page.tsx', 'pages/rules.tsx', 'table/coach/coach.tsx'].map((page) =>
    reached(join(root, 'packages/client/src', page)).filter((file) => TEACHING.test(file)),
  )
  expect(taught.map((files) => files.length > 2)).toEqual([true, true, true])
})

test('an engine that creeps back is noticed', () => {
  const files = reached(join(games, 'glen-more/rules/index.ts'))
  expect(files.filter((file) => isEngine(file)).length).toBeGreaterThan(10)
  expect(files.filter((file) => PLAY.test(file)).length).toBeGreaterThan(3)
})
