import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { GAME_IDS, loadGame, loadTexts } from '@bothy/games'
import { expect, test } from 'vitest'

const text = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

type Versions = Record<string, string>
type Manifest = {
  name: string
  version: string
  workspaces?: string[]
  dependencies?: Versions
  devDependencies?: Versions
}
const manifest = (folder: string): Manifest => JSON.parse(text(`${folder}/package.json`)) as Manifest

test.each(GAME_IDS)('the changelog knows the version and the newest revision of %s', async (id) => {
  const { title } = await loadTexts(id, 'en')
  const [, section = ''] = text('CHANGELOG.md').split(`\n## ${title}\n`)
  const headings = [...section.split('\n## ', 1)[0].matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
  const { revision } = await loadGame(id)
  expect(headings[0]).toMatch(new RegExp(`, rules revision ${revision}$`))
  expect(headings.map((heading) => heading.split(',', 1)[0])).toContain(manifest(`packages/games/${id}`).version)
})

/** `a --> b & c` of the diagram, as folders. */
function drawn(): Map<string, string[]> {
  const [, diagram = ''] = /```mermaid\nflowchart([\s\S]*?)```/.exec(text('docs/architecture.md')) ?? []
  const folders = new Map([...diagram.matchAll(/^ {2}(\w+)\["([\w/-]+)<br/gm)].map(([, node, label]) => [node, label]))
  return new Map(
    [...diagram.matchAll(/^ {2}(\w+)\[".*?"\](?: --> (.+))?$/gm)].map(([, node, targets]) => [
      folders.get(node) ?? node,
      (targets ?? '').split(' & ').flatMap((target) => folders.get(target) ?? []),
    ]),
  )
}

test('the diagram of the architecture has every package, and its arrows are the dependencies', () => {
  const short = (folder: string): string => folder.replace(/^packages\//, '')
  const workspaces = manifest('.').workspaces ?? []
  const named = new Map(workspaces.map((folder) => [manifest(folder).name, short(folder)]))
  const arrows = drawn()
  expect([...arrows.keys()].sort()).toEqual([...named.values()].sort())

  const reached = (from: string): string[] => (arrows.get(from) ?? []).flatMap((to) => [to, ...reached(to)])
  for (const folder of workspaces) {
    const { dependencies, devDependencies } = manifest(folder)
    const needed = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => named.get(name) ?? [])
    const from = short(folder)
    for (const to of arrows.get(from) ?? []) expect([from, needed]).toEqual([from, expect.arrayContaining([to])])
    expect([from, ...reached(from)]).toEqual(expect.arrayContaining(needed))
  }
})

test('the files that know a game by name are those that the page about adding one lists', () => {
  const [, table = ''] = text('docs/add-a-game.md').split('## Files that know a game')
  const rows = table.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, path]) => path))

  const own = GAME_IDS.map((id) => `packages/games/${id}/`)
  const isTest =
    /\.test\.|\/test\/|^e2e\/|^docs\/|\.md$|^scripts\/pictures|^scripts\/walls|^package-lock|^packages\/games\/written\//
  const names = new RegExp(GAME_IDS.map((id) => `['"/]${id}['"/]`).join('|'))
  const tracked = execFileSync('git', ['ls-files'], { cwd: new URL('..', import.meta.url), encoding: 'utf8' })
  const found = tracked
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|json)$/.test(path) && !isTest.test(path) && !own.some((at) => path.startsWith(at)))
    .filter((path) => names.test(text(path).replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')))
  expect(found.toSorted()).toEqual(listed.toSorted())
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
