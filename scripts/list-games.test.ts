import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outdated, writeLists } from './list-games.ts'
import { MissingPart } from './list-modules.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PLACES = {
  'board/index.ts': 'export const board = {}\n',
  'board/words.ts': 'export const words = {}\n',
  'board/emblem.tsx': 'export function Emblem() {}\n',
  'data/sources.ts': 'export const SOURCES = []\nexport const INFERRED = []\n',
  'words/en-about.ts': 'export const about = {}\n',
  'words/fr-about.ts': 'export const about = {}\n',
}
const RULEBOOKS = ['rulebook/en.md', 'rulebook/fr.md']
const PARTS = {
  './manifest': 'export const manifest = {}\n',
  './figures': 'export const figures = {}\n',
  '.': 'const cairn = {}\nexport { cairn as game }\n',
  './opponents': 'export const strategy = {}\n',
  './words/en': 'export const en = {}\n',
  './words/fr': 'export const fr = {}\n',
}

let box = ''
const put = (path: string, text: string): void => {
  mkdirSync(join(box, path, '..'), { recursive: true })
  writeFileSync(join(box, path), text)
}
const read = (path: string): string => readFileSync(join(box, path), 'utf8')
const fileOf = (part: string): string => `${part === '.' ? 'rules' : part.slice(2)}/index.ts`

function addGame(id: string, parts: { readonly [part: string]: string } = PARTS): void {
  const folder = `packages/games/${id}`
  for (const [place, text] of Object.entries(PLACES)) put(`${folder}/${place}`, text)
  for (const place of RULEBOOKS) put(`${folder}/${place}`, '# Cairn\n')
  for (const [part, text] of Object.entries(parts)) put(`${folder}/${fileOf(part)}`, text)
  const exports = Object.fromEntries(Object.keys(parts).map((part) => [part, `./${fileOf(part)}`]))
  put(`${folder}/package.json`, JSON.stringify({ name: `@bothy/${id}`, version: '0.1.0', exports }))
  const { workspaces = [] } = JSON.parse(read('package.json')) as { workspaces?: string[] }
  put('package.json', JSON.stringify({ workspaces: [...workspaces, folder] }))
}

beforeEach(() => {
  box = mkdtempSync(join(tmpdir(), 'bothy-lists-'))
  put('package.json', JSON.stringify({ workspaces: ['packages/games'] }))
  put('tsconfig.base.json', JSON.stringify({ compilerOptions: { strict: true } }))
  put('tsconfig.json', JSON.stringify({ files: [], references: [{ path: './packages/games' }] }))
  put(
    'packages/client/tsconfig.json',
    JSON.stringify({ references: [{ path: '../kernel' }, { path: '../games/gone' }] }),
  )
  for (const file of ['package.json', 'tsconfig.json'])
    cpSync(join(ROOT, 'packages/games', file), join(box, 'packages/games', file))
  symlinkSync(join(ROOT, 'node_modules'), join(box, 'node_modules'))
})
afterEach(() => rmSync(box, { recursive: true }))

test('the lists of the repository are as they would be written', () => {
  expect(outdated(ROOT)).toEqual([])
})

test('a game is a folder and a workspace: all else is written', () => {
  addGame('cairn')
  expect(outdated(box)).toContain('packages/games/written/rules.ts')
  writeLists(box)
  expect(outdated(box)).toEqual([])
  expect(read('packages/games/written/ids.ts')).toContain("GAME_IDS = ['cairn'] as const")
  expect(read('packages/games/written/rules.ts')).toContain("'cairn': async () => (await import('@bothy/cairn')).game")
  expect(read('packages/games/written/manifests.ts')).toContain("from '@bothy/cairn/manifest'")
  const { dependencies } = JSON.parse(read('packages/games/package.json')) as { dependencies: object }
  expect(dependencies).toEqual({ '@bothy/cairn': '0.1.0', '@bothy/kernel': '0.1.0' })
  expect(JSON.parse(read('packages/games/tsconfig.json'))).toMatchObject({
    references: [{ path: '../kernel' }, { path: './cairn' }],
  })
  expect(JSON.parse(read('tsconfig.base.json'))).toMatchObject({
    compilerOptions: {
      strict: true,
      paths: { '@bothy/cairn/opponents': ['./packages/games/cairn/opponents/index.ts'] },
    },
  })
  expect(JSON.parse(read('packages/client/tsconfig.json'))).toEqual({
    references: [{ path: '../kernel' }, { path: '../games/cairn' }],
  })
  expect(JSON.parse(read('tsconfig.json'))).toMatchObject({
    references: ['', '/cairn', '/cairn/board'].map((folder) => ({ path: `./packages/games${folder}` })),
  })
})

test('what was changed by hand, and what no game has any more, is noticed', () => {
  addGame('cairn')
  writeLists(box)
  put('packages/games/written/ids.ts', 'export const GAME_IDS = []\n')
  put('packages/games/written/puzzles.ts', '')
  expect(outdated(box)).toEqual(['packages/games/written/ids.ts', 'packages/games/written/puzzles.ts'])
  writeLists(box)
  expect(outdated(box)).toEqual([])
})

test.each(Object.keys(PARTS))(
  'a game without %s is refused in one sentence, and so is one that names it otherwise',
  (part) => {
    addGame('cairn', Object.fromEntries(Object.entries(PARTS).filter(([name]) => name !== part)))
    expect(() => outdated(box)).toThrow(MissingPart)
    expect(() => outdated(box)).toThrow(`packages/games/cairn/package.json does not export "${part}".`)
    put('package.json', JSON.stringify({ workspaces: ['packages/games'] }))
    addGame('cairn', { ...PARTS, [part]: 'export const other = {}\n' })
    expect(() => outdated(box)).toThrow(/does not export "\w+"\./)
  },
)

test.each([
  ['exports it under another name', 'const board = {}\nexport { board as other }\n'],
  ['exports a type of that name', 'export type board = object\n'],
  ['exports it from a list of types', 'type board = object\nexport type { board }\n'],
  ['names it in a comment', '// export const board = {}\n/* export { board } */\n'],
  ['exports a longer name', 'const boards = {}\nexport { boards }\n'],
])('a game whose board %s is refused', (_, text) => {
  addGame('cairn')
  put('packages/games/cairn/board/index.ts', text)
  expect(() => outdated(box)).toThrow('packages/games/cairn/board/index.ts does not export "board".')
})

test.each([
  ['board/data-guide.tsx', 'guide'],
  ['board/legend.tsx', 'legend'],
  ['board/test/layout-case.ts', 'layoutCase'],
])('a game may do without %s, but not export another name there', (place, name) => {
  addGame('cairn')
  writeLists(box)
  expect(outdated(box)).toEqual([])
  put(`packages/games/cairn/${place}`, 'export const other = {}\n')
  expect(() => outdated(box)).toThrow(`packages/games/cairn/${place} does not export "${name}".`)
})

test.each(RULEBOOKS)('a game without %s is refused', (place) => {
  addGame('cairn')
  rmSync(join(box, 'packages/games/cairn', place))
  expect(() => outdated(box)).toThrow(`packages/games/cairn/${place} is missing.`)
})

test.each(Object.keys(PLACES))('a game whose %s is missing or exports another name is refused', (place) => {
  addGame('cairn')
  put(`packages/games/cairn/${place}`, 'export const other = {}\n')
  expect(() => outdated(box)).toThrow(/packages\/games\/cairn\/\S+ does not export "\w+"\./)
  rmSync(join(box, 'packages/games/cairn', place))
  expect(() => outdated(box)).toThrow(`packages/games/cairn/${place} is missing.`)
})
