import { CLIENT, KIT, type Plant } from './plant.ts'

const FLOORS = ['net', 'games', 'rules', 'book', 'table', 'replay', 'pages', 'lesson', 'app'] as const

export const PAGES: readonly Plant[] = [
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
    what: 'parts of boards of the kit are imported below',
    path: `${KIT}/board/parts.ts`,
    source: `export { up } from '../parts/up.ts'`,
    lint: 'floors',
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
    what: 'a page imports the figures of games',
    path: `${CLIENT}/pages/figures.ts`,
    source: `export { FIGURES } from '@bothy/games/figures'`,
    lint: 'floors',
  },
  {
    what: 'the table imports lessons',
    path: `${CLIENT}/table/lesson.ts`,
    source: `export { up } from '../lesson/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'lessons import the book',
    path: `${CLIENT}/lesson/book.ts`,
    source: `export { up } from '../book/up.ts'`,
    lint: 'floors',
  },
  {
    what: 'the server imports the client',
    path: 'packages/server/src/client.ts',
    source: `export { here } from '@bothy/client'`,
    lint: 'no-restricted-imports',
  },
]
