import { readFileSync } from 'node:fs'
import { GAME_IDS, loadGame, loadTexts } from '@bothy/games'
import { expect, test } from 'vitest'

const text = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

type Manifest = { name: string; version: string; workspaces?: string[]; dependencies?: Record<string, string> }
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
    const needed = Object.keys(manifest(folder).dependencies ?? {}).flatMap((name) => named.get(name) ?? [])
    const from = short(folder)
    for (const to of arrows.get(from) ?? []) expect([from, needed]).toEqual([from, expect.arrayContaining([to])])
    expect([from, ...reached(from)]).toEqual(expect.arrayContaining(needed))
  }
})
