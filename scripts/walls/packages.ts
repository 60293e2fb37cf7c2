import { GAME, type Plant } from './plant.ts'

export const PACKAGES: readonly Plant[] = [
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
]
