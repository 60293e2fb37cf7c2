import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkExport, checkPlace, MissingPart, writtenModules } from './list-modules.ts'

/**
 * Writes what `packages/games` knows of the games from the workspaces of `package.json`: `written/*.ts`, its dependencies, its references
 * and those of the whole project, and the paths of exports for the compiler. `--check` only reports differences. Node needs such a list;
 * bundlers split between files, so there is one for each part, and a page fetches no more than it asks for.
 */
const FOLDER = 'packages/games'
const CLIENT = 'packages/client/tsconfig.json'

type Part = 'manifests' | 'figures' | 'rules' | 'opponents' | 'texts-en' | 'texts-fr' | 'lessons' | 'coaches' | Why
/** Why a decision is better than another, loaded by an analysis alone. */
type Why = 'merits' | 'merits-en' | 'merits-fr'

const PARTS: { readonly [part in Part]: { readonly path: string; readonly name: string } } = {
  manifests: { path: '/manifest', name: 'manifest' },
  figures: { path: '/figures', name: 'figures' },
  rules: { path: '', name: 'game' },
  opponents: { path: '/opponents', name: 'strategy' },
  'texts-en': { path: '/words/en', name: 'en' },
  'texts-fr': { path: '/words/fr', name: 'fr' },
  lessons: { path: '/lessons', name: 'lessons' },
  coaches: { path: '/coach', name: 'coach' },
  merits: { path: '/merits', name: 'merits' },
  'merits-en': { path: '/words/en-merits', name: 'meritWords' },
  'merits-fr': { path: '/words/fr-merits', name: 'meritWords' },
}

const TYPES: { readonly [part in Part]: readonly [type: string, imports: string] } = {
  manifests: ['GameManifest', "import type { GameManifest } from '@bothy/kernel'\n"],
  figures: ['GameFigures', "import type { GameFigures } from '@bothy/kernel'\n"],
  rules: ['Game<GameTypes>', "import type { Game, GameTypes } from '@bothy/kernel'\n"],
  opponents: [
    'Strategy<GameTypes>',
    "import type { GameTypes } from '@bothy/kernel'\nimport type { Strategy } from '@bothy/kernel/strategy'\n",
  ],
  'texts-en': ['Texts<GameTypes>', "import type { GameTypes, Texts } from '@bothy/kernel'\n"],
  'texts-fr': ['Texts<GameTypes>', "import type { GameTypes, Texts } from '@bothy/kernel'\n"],
  lessons: ['Lessons', "import type { Lessons } from '@bothy/kernel/lessons'\n"],
  coaches: [
    'Coach<GameTypes>',
    "import type { GameTypes } from '@bothy/kernel'\nimport type { Coach } from '@bothy/kernel/coach'\n",
  ],
  merits: [
    'Merits<GameTypes>',
    "import type { GameTypes } from '@bothy/kernel'\nimport type { Merits } from '@bothy/kernel/merits'\n",
  ],
  'merits-en': ['MeritWords', "import type { MeritWords } from '@bothy/kernel/merits'\n"],
  'merits-fr': ['MeritWords', "import type { MeritWords } from '@bothy/kernel/merits'\n"],
}
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name)
const ALL = Object.keys(PARTS).filter(isPart)
/** Small and needed at once: they come with the list, the others are loaded on demand. */
const AT_ONCE: readonly Part[] = ['manifests', 'figures']
/** A game may do without these; its package exports them if it has them. */
const SOME: readonly Part[] = ['lessons', 'coaches', 'merits', 'merits-en', 'merits-fr']

const PLACES: { readonly [file: string]: readonly string[] } = {
  'board/index.ts': ['board'],
  'board/words.ts': ['words'],
  'board/emblem.tsx': ['Emblem'],
  'data/sources.ts': ['SOURCES', 'INFERRED'],
  'words/en-about.ts': ['about'],
  'words/fr-about.ts': ['about'],
}
const RULEBOOKS = ['rulebook/en.md', 'rulebook/fr.md']
const OPTIONAL: { readonly [file: string]: string } = {
  'board/data-guide.tsx': 'guide',
  'board/legend.tsx': 'legend',
  'board/test/layout-case.ts': 'layoutCase',
}

type Package = {
  readonly name: string
  readonly version: string
  readonly workspaces?: readonly string[]
  readonly exports?: { readonly [path: string]: string }
  readonly dependencies?: { readonly [name: string]: string }
}
type Listed = Package & { readonly id: string; readonly folder: string }

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8')
/** Marked trust: settings of this repository. */
const isObject = <T extends object>(x: unknown): x is T => typeof x === 'object' && x !== null
function settings<T extends object>(root: string, path: string): T {
  const found: unknown = JSON.parse(read(root, path))
  if (!isObject<T>(found)) throw new Error(`${path} holds no settings`)
  return found
}
const packageAt = (root: string, folder: string): Package => settings(root, join(folder, 'package.json'))

function gamesOf(root: string): readonly Listed[] {
  const { workspaces = [] } = packageAt(root, '.')
  return workspaces
    .filter((folder) => dirname(folder) === FOLDER)
    .map((folder) => ({ id: folder.slice(FOLDER.length + 1), folder, ...packageAt(root, folder) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** A game that exports another name is an error here; a list by name would pass over it. */
function checkExports(root: string, game: Listed): void {
  for (const part of ALL) {
    const { path, name } = PARTS[part]
    const file = game.exports?.[`.${path}`]
    if (file === undefined && SOME.includes(part)) continue
    if (file === undefined) throw new MissingPart(`${game.folder}/package.json does not export ".${path}".`)
    checkExport(root, join(game.folder, file), name)
  }
  for (const [file, names] of Object.entries(PLACES)) {
    for (const name of names) checkExport(root, join(game.folder, file), name)
  }
  for (const file of RULEBOOKS) checkPlace(root, join(game.folder, file))
  for (const [file, name] of Object.entries(OPTIONAL)) {
    const path = join(game.folder, file)
    if (existsSync(join(root, path))) checkExport(root, path, name)
  }
}

const HEAD = '// Written by scripts/list-games.ts from the workspaces of package.json.\n'

function tableOf(part: Part, games: readonly Listed[]): string {
  const { path, name } = PARTS[part]
  const [type, imports] = TYPES[part]
  const constant = part.replaceAll('-', '_').toUpperCase()
  const ids = "import type { GameId } from './ids.ts'\n"
  if (AT_ONCE.includes(part)) {
    const own = games.map((game, i) => `import { ${name} as ${name}${i} } from '${game.name}${path}'\n`).join('')
    const lines = games.map(({ id }, i) => `  '${id}': ${name}${i},\n`).join('')
    return `${HEAD}${imports}${own}${ids}\nexport const ${constant}: { readonly [id in GameId]: ${type} } = {\n${lines}}\n`
  }
  const having = games.filter(({ exports = {} }) => `.${path}` in exports)
  const lines = having.map((game) => `  '${game.id}': async () => (await import('${game.name}${path}')).${name},\n`)
  const some = SOME.includes(part) ? '?' : ''
  return `${HEAD}${imports}${ids}\nexport const ${constant}: { readonly [id in GameId]${some}: () => Promise<${type}> } = {\n${lines.join('')}}\n`
}

function wholeProject(root: string, games: readonly Listed[]): object {
  const project = settings<{ readonly references?: readonly { readonly path: string }[] }>(root, 'tsconfig.json')
  const others = (project.references ?? []).filter(({ path }) => !path.startsWith(`./${FOLDER}/`))
  const own = games.flatMap(({ folder }) => [{ path: `./${folder}` }, { path: `./${folder}/board` }])
  return { ...project, references: [...others, ...own] }
}

/** Tests of the client read words and rules of every game. */
function clientProject(root: string, games: readonly Listed[]): object {
  const project = settings<{ readonly references?: readonly { readonly path: string }[] }>(root, CLIENT)
  const others = (project.references ?? []).filter(({ path }) => !path.startsWith('../games/'))
  return { ...project, references: [...others, ...games.map(({ id }) => ({ path: `../games/${id}` }))] }
}

/** Without its path the compiler takes a package for foreign code, and lets every import pass. */
function withPaths(root: string): object {
  const base = settings<{ readonly compilerOptions?: object }>(root, 'tsconfig.base.json')
  const { workspaces = [] } = packageAt(root, '.')
  const paths = workspaces.flatMap((folder) => {
    const { name, exports = {} } = packageAt(root, folder)
    return Object.entries(exports).map(([path, file]): [string, string[]] => [
      name + path.slice(1),
      [`./${folder}/${file.slice(2)}`],
    ])
  })
  const found: { readonly [name: string]: readonly string[] } = Object.fromEntries(paths)
  return { ...base, compilerOptions: { ...base.compilerOptions, paths: found } }
}

function written(root: string): ReadonlyMap<string, string | object> {
  const games = gamesOf(root)
  for (const game of games) checkExports(root, game)
  const ids = games.map(({ id }) => `'${id}'`).join(', ')
  const files = new Map<string, string | object>([
    [
      `${FOLDER}/written/ids.ts`,
      `${HEAD}export const GAME_IDS = [${ids}] as const\nexport type GameId = (typeof GAME_IDS)[number]\n`,
    ],
  ])
  for (const part of ALL) files.set(`${FOLDER}/written/${part}.ts`, tableOf(part, games))
  for (const { folder } of games) for (const [path, table] of writtenModules(root, folder)) files.set(path, table)
  const manifest = packageAt(root, FOLDER)
  const kernel = manifest.dependencies?.['@bothy/kernel'] ?? manifest.version
  const wanted = [
    ...games.map((game): [string, string] => [game.name, game.version]),
    ['@bothy/kernel', kernel] as const,
  ]
  const dependencies: { readonly [name: string]: string } = Object.fromEntries(
    wanted.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  files.set(`${FOLDER}/package.json`, { ...manifest, dependencies })
  const project = settings(root, `${FOLDER}/tsconfig.json`)
  const references = [{ path: '../kernel' }, ...games.map(({ id }) => ({ path: `./${id}` }))]
  files.set(`${FOLDER}/tsconfig.json`, { ...project, references })
  files.set('tsconfig.json', wholeProject(root, games))
  files.set(CLIENT, clientProject(root, games))
  files.set('tsconfig.base.json', withPaths(root))
  return files
}

/** Settings are compared as they are read: their layout is the formatter's. */
const isSame = (root: string, path: string, content: string | object): boolean =>
  existsSync(join(root, path)) &&
  (typeof content === 'string'
    ? read(root, path) === content
    : JSON.stringify(settings(root, path)) === JSON.stringify(content))

function leftOver(root: string, files: ReadonlyMap<string, unknown>): readonly string[] {
  return globSync(`${FOLDER}/{written,*/modules/written}/**/*.ts`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !files.has(path))
}

export function outdated(root: string): readonly string[] {
  const files = written(root)
  const changed = [...files].filter(([path, content]) => !isSame(root, path, content)).map(([path]) => path)
  return [...changed, ...leftOver(root, files)]
}

/** One reference or path to a line: the formatter leaves objects as long as it finds them. */
const inLines = (content: object): string =>
  `${JSON.stringify(content, null, 2).replaceAll(/\{\s+("path": "[^"]+")\s+\}/g, '{ $1 }')}\n`

export function writeLists(root: string): void {
  const files = written(root)
  for (const path of leftOver(root, files)) rmSync(join(root, path))
  for (const [path, content] of files) {
    if (isSame(root, path, content)) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : inLines(content))
    if (typeof content !== 'string')
      execFileSync(join(root, 'node_modules/.bin/oxfmt'), [path], { cwd: root, stdio: 'ignore' })
  }
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  try {
    if (!process.argv.includes('--check')) writeLists(root)
    const old = outdated(root)
    if (old.length > 0) {
      console.error(`Not up to date: ${old.join(', ')}. Run: node scripts/list-games.ts`)
      process.exitCode = 1
    }
  } catch (error) {
    if (!(error instanceof MissingPart)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
