import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { circlesIn, type Manifest } from './import-circles.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['packages', 'bench', 'e2e', 'scripts']
const IS_SOURCE = /\.(?:ts|tsx|mts|mjs)$/
const IS_FOREIGN = /(?:^|\/)(?:node_modules|dist)\//

function walk(folder: string): readonly string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.slice(ROOT.length), entry.name))
    .filter((path) => !IS_FOREIGN.test(path))
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

function readSources(): { readonly texts: Map<string, string>; readonly packages: Map<string, Manifest> } {
  const paths = FOLDERS.flatMap(walk)
  const manifests = paths.filter((path) => path.endsWith('/package.json'))
  return {
    texts: new Map(paths.filter((path) => IS_SOURCE.test(path)).map((path) => [path, read(path)])),
    packages: new Map(manifests.map((path) => [dirname(path), JSON.parse(read(path)) as Manifest])),
  }
}

const { texts, packages } = readSources()

test('no file imports itself by way of others, not even as a type or later', () => {
  expect(texts.size).toBeGreaterThan(2500)
  expect([...packages.values()].filter(({ exports }) => exports !== undefined).length).toBeGreaterThan(10)
  expect(circlesIn(texts, packages)).toEqual([])
})

test.each([
  ['a type', "import type { Part } from './texts.ts'", "import type { Seat } from './contract.ts'"],
  ['an export', "export type { Part } from './texts.ts'", "import {\n  Seat,\n} from './contract.ts'"],
  ['a later import', "const a = () => import('./texts.ts')", "import { type Seat } from '@bothy/kernel/contract'"],
  ['a type in place', "type A = import('./texts.ts').Part", "import './contract.ts'"],
])('a circle by %s is found', (_, there, back) => {
  const planted = new Map([
    ['packages/kernel/src/contract.ts', there],
    ['packages/kernel/src/texts.ts', back],
    ['packages/kernel/src/beside.ts', there],
  ])
  const kernel = { name: '@bothy/kernel', exports: { '.': './src/index.ts', './*': './src/*.ts' } }
  expect(circlesIn(planted, new Map([['packages/kernel', kernel]]))).toEqual([
    ['packages/kernel/src/contract.ts', 'packages/kernel/src/texts.ts'],
  ])
})
