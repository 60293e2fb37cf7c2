import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from './walls-sandbox.ts'

type Plant = { what: string; path: string; source: string; lint?: string; types?: string }

const HOUSE = 'packages/games/lords-of-scotland'
const GAME = `${HOUSE}/rules`

const CLIENT = 'packages/client/src'
const BOARD = `${HOUSE}/board`
const KIT = 'packages/board-kit/src'
const ROOM_PLANTS = [
  ['data', 'rules'],
  ['data', 'words'],
  ['data', 'opponents'],
  ['rules', 'words'],
  ['rules', 'opponents'],
  ['words', 'rules'],
  ['words', 'opponents'],
  ['opponents', 'words'],
  ['modules/fair/data', 'rules'],
  ['modules/fair/rules', 'words'],
  ['modules/fair/words', 'opponents'],
  ['modules/fair/opponents', 'words'],
] as const
const PLAIN = ['bots', 'cli', 'kernel', 'kit', 'protocol', 'room'] as const
const FLOORS = ['net', 'games', 'rules', 'table', 'replay', 'pages', 'app'] as const

const PLANTS: readonly Plant[] = [
  ...(['What', 'Who', 'Whose'] as const).map((word) => ({
    what: `a comment begins with ${word}`,
    path: `packages/kit/src/begins-${word}.ts`,
    source: `/** ${word} is asked. */\nexport const asked = 1`,
    lint: 'plain',
  })),
  ...PLAIN.map((name) => ({
    what: `a comment of ${name} says whoever`,
    path: `packages/${name}/src/whoever.ts`,
    source: `export const one = 1 // for whoever asks`,
    lint: 'plain',
  })),
  {
    what: 'a game imports another game',
    path: `${GAME}/other.ts`,
    source: `export { here } from '@bothy/other-game'`,
    lint: 'no-restricted-imports',
    types: 'TS6307',
  },
  {
    what: 'a game imports another game by path',
    path: `${GAME}/escape.ts`,
    source: `export { there } from '../../other-game/rules/there.ts'`,
    lint: 'rooms',
    types: 'TS6307',
  },
  {
    what: 'a game reaches into the kernel by path',
    path: `${GAME}/topics/reach.ts`,
    source: `export { hide } from '../../../../kernel/src/secret.ts'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'a game imports a library',
    path: `${GAME}/library.ts`,
    source: `export { test } from 'vitest'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'a game reads files',
    path: `${GAME}/files.ts`,
    source: `export { readFileSync } from 'node:fs'`,
    lint: 'no-nodejs-modules',
  },
  {
    what: 'a game loads Node late',
    path: `${GAME}/late.ts`,
    source: `export const files = () => import('node:fs')`,
    lint: 'no-nodejs-modules',
  },
  {
    what: 'a game uses Math.random',
    path: `${GAME}/random.ts`,
    source: `export const r = Math.random()`,
    lint: 'no-restricted-properties',
  },
  {
    what: 'a game takes random out of Math',
    path: `${GAME}/random-2.ts`,
    source: `export const { random } = Math`,
    lint: 'no-restricted-properties',
  },
  ...['Date', 'setTimeout', 'process', 'window', 'document', 'globalThis', 'performance'].flatMap((name) => [
    {
      what: `a game uses ${name}`,
      path: `${GAME}/global-${name}.ts`,
      source: `export const x: unknown = ${name}`,
      lint: 'no-restricted-globals',
    },
    {
      what: `the kernel uses ${name}`,
      path: `packages/kernel/src/global-${name}.ts`,
      source: `export const x: unknown = ${name}`,
      lint: 'no-restricted-globals',
    },
  ]),
  {
    what: 'the kernel uses Math.random',
    path: 'packages/kernel/src/dice.ts',
    source: `export const r = Math.random()`,
    lint: 'no-restricted-properties',
  },
  {
    what: 'the kernel imports a game',
    path: 'packages/kernel/src/upwards.ts',
    source: `export { here } from '@bothy/lords-of-scotland'`,
    lint: 'no-restricted-imports',
    types: 'TS6307',
  },
  {
    what: 'the kernel imports vitest outside the contract suite',
    path: 'packages/kernel/src/suite.ts',
    source: `export { test } from 'vitest'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'a bot imports a game',
    path: 'packages/bots/src/clever.ts',
    source: `export { here } from '@bothy/lords-of-scotland'`,
    lint: 'no-restricted-imports',
    types: 'TS6307',
  },
  {
    what: 'the protocol imports the kernel',
    path: 'packages/protocol/src/kernel.ts',
    source: `export { hide } from '@bothy/kernel'`,
    lint: 'no-restricted-imports',
    types: 'TS6307',
  },
  {
    what: 'a room imports a game',
    path: 'packages/room/src/game.ts',
    source: `export { here } from '@bothy/games'`,
    lint: 'no-restricted-imports',
    types: 'TS6307',
  },
  {
    what: 'the client imports the server',
    path: 'packages/client/src/server.ts',
    source: `export { here } from '@bothy/server'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'the client imports a type of the server',
    path: 'packages/client/src/server-type.ts',
    source: `import type { here } from '@bothy/server'\nexport type Here = typeof here`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'the client loads the server late',
    path: 'packages/client/src/server-late.ts',
    source: `export const server = () => import('@bothy/server')`,
    types: 'TS6307',
  },
  {
    what: 'the client imports Node',
    path: 'packages/client/src/node.ts',
    source: `export { join } from 'node:path'`,
    lint: 'no-nodejs-modules',
  },
  ...FLOORS.slice(0, -1).map((floor, i) => ({
    what: `the floor ${floor} of the client imports the one above`,
    path: `${CLIENT}/${floor}/upwards.ts`,
    source: `export { up } from '../${FLOORS[i + 1]}/up.ts'`,
    lint: 'floors',
  })),
  {
    what: 'a floor of the client loads the one above late',
    path: `${CLIENT}/net/late.ts`,
    source: `export const up = () => import('../pages/up.ts')`,
    lint: 'floors',
  },
  {
    what: 'a floor of the client names a type of the one above',
    path: `${CLIENT}/rules/type.ts`,
    source: `export type Up = import('../table/up.ts').Up`,
    lint: 'floors',
  },
  {
    what: 'a floor of the client imports the entrance',
    path: `${CLIENT}/pages/entrance.ts`,
    source: `export { here } from '../main.tsx'`,
    lint: 'floors',
  },
  {
    what: 'controls of the board kit import parts of boards',
    path: `${KIT}/ui/upwards.ts`,
    source: `export { up } from '../board/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'art of the board kit imports controls',
    path: `${KIT}/art/upwards.ts`,
    source: `export { up } from '../ui/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'the board kit imports the games',
    path: `${KIT}/board/games.ts`,
    source: `export { here } from '@bothy/games'`,
    lint: 'floors',
    types: 'TS6307',
  },
  {
    what: 'the board kit imports its suites',
    path: `${KIT}/board/suites.ts`,
    source: `export { up } from '../testing/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'the connection imports parts of boards',
    path: `${CLIENT}/net/board.ts`,
    source: `export { up } from '@bothy/board-kit/board/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'a page imports suites of the board kit',
    path: `${CLIENT}/pages/suites.ts`,
    source: `export { up } from '@bothy/board-kit/testing/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'a board imports another board',
    path: `${BOARD}/art/other.ts`,
    source: `export { up } from '../../other-game/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'the board of a module imports another game',
    path: `${HOUSE}/modules/fair/board/other.ts`,
    source: `export { up } from '../../../../other-game/board/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'the board of a module imports its rules by path',
    path: `${HOUSE}/modules/fair/board/path.ts`,
    source: `export { here } from '../rules/index.ts'`,
    lint: 'floors',
  },
  {
    what: 'a test of the board of a module imports tests of another game',
    path: `${HOUSE}/modules/fair/board/test/other.test.ts`,
    source: `export { up } from '../../../../../other-game/board/test/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'a test of the board of a module imports its rules by path',
    path: `${HOUSE}/modules/fair/board/test/path.test.ts`,
    source: `export { here } from '../../rules/index.ts'`,
    lint: 'floors',
  },
  {
    what: 'a test of a board imports the server by path',
    path: `${BOARD}/test/path.test.ts`,
    source: `export { here } from '../../../../server/src/index.ts'`,
    lint: 'floors',
  },
  {
    what: 'a test of a board imports the server',
    path: `${BOARD}/test/server.test.ts`,
    source: `export { here } from '@bothy/server'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'the board of a module imports tests of its board',
    path: `${HOUSE}/modules/fair/board/tests.ts`,
    source: `export { up } from '../../../board/test/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'a board imports the list of games',
    path: `${BOARD}/list.ts`,
    source: `export { up } from '../up.ts'`,
    lint: 'floors',
  },
  {
    what: 'a board imports the rules of another game',
    path: `${BOARD}/rules.ts`,
    source: `export { here } from '@bothy/other-game'`,
    lint: 'floors',
  },
  {
    what: 'a board imports its engine',
    path: `${BOARD}/engine.ts`,
    source: `export { here } from '@bothy/lords-of-scotland'`,
    lint: 'floors',
  },
  {
    what: 'a board imports types and values of its engine in one',
    path: `${BOARD}/engine-mixed.ts`,
    source: `import { type Here, here } from '@bothy/lords-of-scotland'\nexport const a: Here = here`,
    lint: 'floors',
  },
  {
    what: 'a board loads its engine late',
    path: `${BOARD}/engine-late.ts`,
    source: `export const up = () => import('@bothy/lords-of-scotland')`,
    lint: 'floors',
  },
  {
    what: 'a board imports its opponents',
    path: `${BOARD}/opponents.ts`,
    source: `export { lore } from '@bothy/lords-of-scotland/opponents'`,
    lint: 'floors',
  },
  {
    what: 'the board of a module imports its engine',
    path: `${HOUSE}/modules/fair/board/engine.ts`,
    source: `export { here } from '@bothy/lords-of-scotland'`,
    lint: 'floors',
  },
  {
    what: 'the board of a module loads tables of rules',
    path: `${HOUSE}/modules/fair/board/tables.ts`,
    source: `export { MODULES } from '@bothy/lords-of-scotland/modules/written/rules'`,
    lint: 'floors',
  },
  {
    what: 'opponents import a board',
    path: `${HOUSE}/opponents/board.ts`,
    source: `export { up } from '../board/up.ts'`,
    lint: 'rooms',
  },
  {
    what: 'words import a board',
    path: `${HOUSE}/words/board.ts`,
    source: `export { up } from '../board/up.ts'`,
    lint: 'rooms',
  },
  {
    what: 'data import a board late',
    path: `${HOUSE}/data/board.ts`,
    source: `export const up = () => import('../board/up.ts')`,
    lint: 'rooms',
  },
  {
    what: 'parts of boards of the kit are imported below',
    path: `${KIT}/board/parts.ts`,
    source: `export { up } from '../parts/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'pure parts of rules import a game',
    path: 'packages/kit/src/game.ts',
    source: `export { here } from '@bothy/lords-of-scotland'`,
    lint: 'no-restricted-imports',
    types: 'TS6307',
  },
  {
    what: 'a board imports its rules by path',
    path: `${BOARD}/path.ts`,
    source: `export { here } from '../rules/index.ts'`,
    lint: 'floors',
  },
  {
    what: 'a board imports the client',
    path: `${BOARD}/client.ts`,
    source: `export { here } from '@bothy/client'`,
    lint: 'floors',
  },
  {
    what: 'a board imports suites of the board kit',
    path: `${BOARD}/suites.ts`,
    source: `export { up } from '@bothy/board-kit/testing/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'rules import their board',
    path: `${GAME}/board.ts`,
    source: `export { board } from '../board/index.ts'`,
    lint: 'no-restricted-imports',
    types: 'TS6307',
  },
  ...ROOM_PLANTS.map(([room, there]) => ({
    what: `${room} of a game load ${there}`,
    path: `${HOUSE}/${room}/from-${there}.ts`,
    source: `export { up } from '${room.replaceAll(/[^/]+/g, '..')}/${there}/up.ts'`,
    lint: 'rooms',
  })),
  {
    what: 'data of a game load rules late',
    path: `${HOUSE}/data/late.ts`,
    source: `export const up = () => import('../rules/up.ts')`,
    lint: 'rooms',
  },
  {
    what: 'data of a game name a type of its opponents',
    path: `${HOUSE}/data/type.ts`,
    source: `export type Up = import('../opponents/up.ts').Up`,
    lint: 'rooms',
  },
  {
    what: 'a manifest loads rules',
    path: `${HOUSE}/manifest-rules.ts`,
    source: `export { up } from './rules/up.ts'`,
    lint: 'rooms',
  },
  {
    what: 'a test of a game reaches into tests of another',
    path: `${HOUSE}/test/rules/reach.ts`,
    source: `export { up } from '../../../other-game/test/up.ts'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'a test of a module reaches into the kernel by path',
    path: `${HOUSE}/modules/fair/test/reach.ts`,
    source: `export { up } from '../../../../../kernel/src/up.ts'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'rules import a board of a module',
    path: `${GAME}/module-board.ts`,
    source: `export { up } from '../modules/fair/board/up.ts'`,
    lint: 'rooms',
  },
  {
    what: 'the table knows a game',
    path: `${CLIENT}/table/game.ts`,
    source: `export { here } from '@bothy/lords-of-scotland'`,
    lint: 'floors',
  },
  {
    what: 'a page imports what is for tests',
    path: `${CLIENT}/pages/tests.ts`,
    source: `export { up } from '../test/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'two files of the board kit name types of each other',
    path: `${KIT}/ui/ring-a.ts`,
    source: `import type { B } from './ring-b.ts'\nexport type A = B | null`,
    lint: 'no-cycle',
  },
  {
    what: 'two files of the board kit name types of each other back',
    path: `${KIT}/ui/ring-b.ts`,
    source: `import type { A } from './ring-a.ts'\nexport type B = A | undefined`,
    lint: 'no-cycle',
  },
  {
    what: 'the server imports the client',
    path: 'packages/server/src/client.ts',
    source: `export { here } from '@bothy/client'`,
    lint: 'no-restricted-imports',
  },
  {
    what: 'a secret is put into a view',
    path: `${GAME}/view.ts`,
    source: `import { hide, type Json } from '@bothy/kernel'\nexport const view: Json = { hand: hide([1, 2]) }`,
    types: 'TS2322',
  },
  {
    what: 'a switch forgets a case',
    path: `${GAME}/forgets.ts`,
    source: `export function f(k: 'a' | 'b') {\n  switch (k) {\n    case 'a':\n      return 1\n    default:\n      return 2\n  }\n}`,
    lint: 'switch-exhaustiveness-check',
  },
  {
    what: 'a type is asserted',
    path: `${GAME}/assert.ts`,
    source: `export const f = (x: unknown) => x as string`,
    lint: 'consistent-type-assertions',
  },
  {
    what: 'null is asserted away',
    path: `${GAME}/bang.ts`,
    source: `export const f = (x: string | null) => x!`,
    lint: 'no-non-null-assertion',
  },
  {
    what: 'any is written',
    path: `${GAME}/any.ts`,
    source: `export const f = (x: any): unknown => x`,
    lint: 'no-explicit-any',
  },
  {
    what: 'a promise is forgotten',
    path: 'packages/server/src/floating.ts',
    source: `const later = async () => 1\nexport const f = () => {\n  later()\n}`,
    lint: 'no-floating-promises',
  },
  {
    what: 'two files import each other',
    path: `${GAME}/ring-a.ts`,
    source: `export { b } from './ring-b.ts'\nexport const a = 1`,
    lint: 'no-cycle',
  },
  {
    what: 'two files import each other back',
    path: `${GAME}/ring-b.ts`,
    source: `export { a } from './ring-a.ts'\nexport const b = 1`,
    lint: 'no-cycle',
  },
]

describe('walls', () => {
  let box: Sandbox
  const clean: string[] = []
  const lint: string[] = []
  const types: string[] = []

  beforeAll(async () => {
    box = await createSandbox()
    clean.push(...(await box.compile()), ...(await box.lint()))
    for (const plant of PLANTS) await box.plant(plant.path, `${plant.source}\n`)
    lint.push(...(await box.lint()))
    types.push(...(await box.compile()))
  }, 120_000)

  afterAll(() => box?.remove())

  test('nothing is reported before anything is planted', () => {
    expect(clean.filter((line) => !line.startsWith('packages/kernel/'))).toEqual([])
  })

  for (const plant of PLANTS) {
    test(plant.what, () => {
      const reports = (lines: string[]) => lines.filter((line) => line.startsWith(plant.path)).join('\n')
      if (plant.lint) expect(reports(lint)).toContain(`(${plant.lint})`)
      if (plant.types) expect(reports(types)).toContain(plant.types)
    })
  }
})
