import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { GAME_IDS, type GameId, loadGame, loadTexts, MANIFESTS } from '@bothy/games'
import { expect, test } from 'vitest'

const text = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** Files of the repository, those besides that are not yet added. */
const tracked = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(new URL(`../${path}`, import.meta.url)))

type Versions = Record<string, string>
type Manifest = {
  name: string
  version: string
  workspaces?: string[]
  dependencies?: Versions
  devDependencies?: Versions
}
const manifest = (folder: string): Manifest => JSON.parse(text(`${folder}/package.json`)) as Manifest

/** Nobody has played it yet, so there is nothing to tell. */
const UNRELEASED = '0.0.0'

test.each(GAME_IDS)('the changelog knows the version and the newest revision of %s', async (id) => {
  const { title } = await loadTexts(id, 'en')
  const [, section] = text('CHANGELOG.md').split(`\n## ${title}\n`)
  const { revision } = await loadGame(id)
  const { version } = manifest(`packages/games/${id}`)
  if (version === UNRELEASED) return expect([section, revision]).toEqual([undefined, 1])
  const [own = ''] = section?.split('\n## ', 1) ?? []
  const headings = [...own.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
  expect(headings[0]).toMatch(new RegExp(`, rules revision ${revision}$`))
  expect(headings.map((heading) => heading.split(',', 1)[0])).toContain(version)
})

test('only a new game has no version', () => {
  const released = GAME_IDS.filter((id) => manifest(`packages/games/${id}`).version !== UNRELEASED)
  expect(released.length).toBeGreaterThan(3)
})

function drawn(): Map<string, string[]> {
  const [, diagram = ''] = /```mermaid\nflowchart([\s\S]*?)```/.exec(text('docs/architecture.md')) ?? []
  const folders = new Map([...diagram.matchAll(/^ {2}(\w+)\["([\w/*-]+)<br/gm)].map(([, node, label]) => [node, label]))
  return new Map(
    [...diagram.matchAll(/^ {2}(\w+)\[".*?"\](?: --> (.+))?$/gm)].map(([, node, targets]) => [
      folders.get(node) ?? node,
      (targets ?? '').split(' & ').flatMap((target) => folders.get(target) ?? []),
    ]),
  )
}

test('the diagram of the architecture has every package, games as one, and its arrows are the dependencies', () => {
  const nodeOf = (folder: string): string => folder.replace(/^packages\//, '').replace(/^games\/.+/, 'games/*')
  const workspaces = manifest('.').workspaces ?? []
  const named = new Map(workspaces.map((folder) => [manifest(folder).name, nodeOf(folder)]))
  const arrows = drawn()
  expect([...arrows.keys()].sort()).toEqual([...new Set(named.values())].sort())

  const reached = (from: string): string[] => (arrows.get(from) ?? []).flatMap((to) => [to, ...reached(to)])
  for (const from of arrows.keys()) {
    const own = workspaces.filter((folder) => nodeOf(folder) === from).map(manifest)
    const needed = own.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => named.get(name) ?? []),
    )
    for (const to of arrows.get(from) ?? []) expect([from, needed]).toEqual([from, expect.arrayContaining([to])])
    expect([from, ...reached(from)]).toEqual(expect.arrayContaining(needed))
  }
})

/** Other files than folders of games, written lists, tests, pictures and texts. */
const KNOW_GAMES = [
  // The workspaces, and what `scripts/list-games.ts` writes from them.
  'package.json',
  'packages/games/package.json',
  'packages/games/tsconfig.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'packages/client/tsconfig.json',
  // Browser tests of single games that take longest, and so begin first.
  'vitest.e2e.config.ts',
]

const folderOf = (id: GameId): string => `packages/games/${id}/`

/** Files of the source that may not know what games are called, but for folders of games; a toy that builds cairns is a fixture. */
const sources = (): readonly string[] => {
  const isTest =
    /\.test\.|\/test\/|^e2e\/|^docs\/|\.md$|^scripts\/pictures|^scripts\/walls|^package-lock|^packages\/games\/written\/|^packages\/kernel\/src\/toy\//
  return tracked().filter((path) => /\.(ts|tsx|mjs|js|json|html|css|yml|sh)$/.test(path) && !isTest.test(path))
}

test('no other file knows a game by name', () => {
  const named = GAME_IDS.flatMap((id) => [id, MANIFESTS[id].title])
  const names = new RegExp(`(?<![\\w-])(?:${named.join('|')})(?![\\w-])`)
  const walked = sources().filter((path) => !GAME_IDS.some((id) => path.startsWith(folderOf(id))))
  expect(walked.length).toBeGreaterThan(900)
  const found = walked.filter((path) => names.test(text(path)))
  expect(found.toSorted()).toEqual(KNOW_GAMES.toSorted())
})

/** Of its rules, `GM2-1`, and of the classes, properties and pictures of its board, `gm2-ring`. */
const prefixOf = (id: GameId): string => {
  const [, prefix] = /^\*\*([A-Z][A-Z0-9]*)-1\b/m.exec(text(`${folderOf(id)}rulebook/en.md`)) ?? []
  if (prefix === undefined) throw new Error(`the rules of ${id} have no ids`)
  return prefix.toLowerCase()
}

test.each(GAME_IDS)('what the board of %s draws has no name outside its folder', (id) => {
  const names = new RegExp(`(?<![\\w])${prefixOf(id)}-[a-z]`)
  const [inside, outside] = [true, false].map((isOwn) =>
    sources().filter((path) => path.startsWith(folderOf(id)) === isOwn),
  )
  const board = inside.filter((path) => path.includes('/board/'))
  expect(board.length).toBeGreaterThan(10)
  expect(board.filter((path) => names.test(text(path))).length).toBeGreaterThan(board.length / 5)
  expect(outside.length).toBeGreaterThan(1500)
  expect(outside.filter((path) => names.test(text(path)))).toEqual([])
})

test('no file lists the games by hand, tests included', () => {
  const ids = `'(?:${GAME_IDS.join('|')})'`
  const list = new RegExp(`(?:${ids},\\s*)+${ids}`, 'g')
  const hasAll = (path: string): boolean =>
    [...text(path).matchAll(list)].some(([found]) => GAME_IDS.every((id) => found.includes(`'${id}'`)))
  const walked = tracked('*.ts', '*.tsx', '*.mjs').filter(
    (path) => !/^packages\/games\/written\/|^scripts\/pictures/.test(path),
  )
  expect(walked.length).toBeGreaterThan(2500)
  expect(walked.filter(hasAll)).toEqual([])
})

test('decisions are numbered without gaps, and each begins with its number', () => {
  const pages = readdirSync(new URL('../docs/decisions/', import.meta.url)).filter((name) => name.endsWith('.md'))
  expect(pages.length).toBeGreaterThan(30)
  const numbers = pages.toSorted().map((name) => name.slice(0, 4))
  expect(numbers).toEqual(pages.map((_, i) => `${i + 1}`.padStart(4, '0')))
  for (const page of pages) expect(text(`docs/decisions/${page}`)).toMatch(new RegExp(`^# ${page.slice(0, 4)}\\b`))
})

test('a decision that another replaces says so at its top', () => {
  const folder = new URL('../docs/decisions/', import.meta.url)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'))
  expect(pages.length).toBeGreaterThan(30)
  const replaced = pages.flatMap((page) =>
    [...text(`docs/decisions/${page}`).matchAll(/^Replaces.*$/gm)].flatMap(([line]) =>
      [...line.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, older = '']) => ({ older, page })),
    ),
  )
  expect(replaced.length).toBeGreaterThan(0)
  for (const { older, page } of replaced) {
    const [, , top] = text(`docs/decisions/${older}`).split('\n')
    expect(top, `${older} is replaced by ${page}`).toContain(`(${page})`)
  }
})

const ROOT = new URL('..', import.meta.url)
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsIn = (page: string): readonly string[] =>
  [...text(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const linksIn = (page: string): readonly string[] =>
  [
    ...text(page)
      .replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[()"]/g, ' '))
      .matchAll(/\]\(([^)\s]+)\)|\b(?:src|href|srcset)="([^"\s]+)"/g),
  ]
    .map(([, link = '', quoted]) => quoted ?? link)
    .filter((link) => !/^[a-z]+:/.test(link))

function isDead(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const to = path === '' ? page : new URL(path, new URL(page, ROOT)).pathname.slice(ROOT.pathname.length)
  if (!existsSync(new URL(to, ROOT))) return true
  return anchor !== undefined && to.endsWith('.md') && !anchorsIn(to).includes(anchor)
}

test('every link of a text leads somewhere', () => {
  const pages = tracked('*.md')
  const links = pages.flatMap((page) => linksIn(page).map((link) => ({ page, link })))
  expect(pages.length).toBeGreaterThan(50)
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter(({ link }) => link.includes('#')).length).toBeGreaterThan(5)
  for (const page of ['README.md', 'README.fr.md', 'docs/add-a-game.md', 'docs/architecture.md', 'docs/protocol.md'])
    expect([page, linksIn(page).length]).toEqual([page, expect.toSatisfy((count: number) => count > 2)])
  expect(links.filter(({ page, link }) => isDead(page, link))).toEqual([])
})

/** Of the texts that tell how things are; decisions tell how they were. */
test('every path that a text names is there', () => {
  const pages = tracked('*.md').filter((page) => !/^docs\/decisions\/|^CHANGELOG/.test(page))
  const named = pages.flatMap((page) =>
    [...text(page).matchAll(/`((?:bench|deploy|docs|e2e|packages|scripts)\/[\w./-]+)`/g)].map(([, path = '']) => ({
      page,
      path,
    })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ path }) => !existsSync(new URL(path, ROOT)))).toEqual([])
})

/** Of Node and of debuggers. */
const FOREIGN = new Set(['breakOnSigint', 'restartFrame'])

test('every name in a text that looks like one of the source is there', () => {
  const pages = tracked('*.md').filter((page) => page !== 'CHANGELOG.md')
  const named = pages.flatMap((page) =>
    [
      ...text(page)
        .replaceAll(/```[\s\S]*?```/g, '')
        .matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z\d]*)*|[a-z]+(?:[A-Z][a-z\d]*)+)(?:\([^`\n]*\))?`/g),
    ].map(([, name = '']) => ({ page, name })),
  )
  const missing = new Set(named.map(({ name }) => name).filter((name) => !FOREIGN.has(name)))
  const walked = tracked('*.ts', '*.tsx', '*.mjs').filter((path) => path !== 'scripts/documents.test.ts')
  for (const path of walked) {
    const source = text(path)
    for (const name of missing)
      if (source.includes(name) && new RegExp(`\\b${name}\\b`).test(source)) missing.delete(name)
  }
  expect([walked.length > 2500, named.length > 200]).toEqual([true, true])
  expect(named.filter(({ name }) => missing.has(name))).toEqual([])
})

test('no text leaves open who acts', () => {
  const pages = tracked('*.md').filter((page) => page !== 'CHANGELOG.md')
  expect(pages.length).toBeGreaterThan(50)
  expect(pages.filter((page) => /\bwhoever\b/i.test(text(page)))).toEqual([])
})
