/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ORDER } from '../../modules/order.ts'

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))
const files = globSync(['packages/{*/src,games}/**/*.{ts,tsx,css}', 'bench/src/*.ts', 'scripts/*.ts'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/node_modules|\/test\/|\.test\./.test(file))

const GAME = 'packages/games/glen-more-2/'
/** May name any module; the toy game of the kernel has a council of its own. */
const MAY_NAME = /glen-more-2\/modules\/(?:order\.ts$|written\/)|kernel\/src\/toy\//
/** A file of the game, by its path in it, with the Chronicles that it may name; each must be needed. */
const REACHES_OUT: { readonly [file: string]: readonly string[] } = {
  // GM2-C8-1: gangsters reach into the Chronicle that they belong to.
  'modules/mobs/data/index.ts': ['cellars', 'haggis', 'mountain', 'race', 'tome'],
  'modules/mobs/board/now.ts': ['englishman', 'haggis', 'mountain', 'tome'],
  'modules/mobs/board/others.tsx': ['haggis', 'mountain'],
  'modules/mobs/opponents/index.ts': ['englishman', 'haggis'],
  'modules/mobs/rules/gangsters/boats.ts': ['race'],
  'modules/mobs/rules/gangsters/claimer.ts': ['tome'],
  'modules/mobs/rules/gangsters/duff.ts': ['englishman'],
  'modules/mobs/rules/gangsters/feasters.ts': ['haggis'],
  'modules/mobs/rules/gangsters/laird.ts': ['englishman'],
  'modules/mobs/rules/gangsters/trick.ts': ['mountain'],
  'modules/mobs/rules/index.ts': ['haggis'],
  'modules/mobs/words/en.ts': ['haggis'],
  'modules/mobs/words/fr.ts': ['haggis'],
  'modules/mobs/words/parts.ts': ['haggis'],
  // GM2-C4-1: an event pays the coins in England.
  'modules/tome/board/now.ts': ['englishman'],
  // Why the rondel has so many spaces, as the page about Bothy says.
  'data/sources.ts': ['englishman'],
}

const takes = (text: string, id: string): boolean =>
  new RegExp(
    String.raw`modules/${id}/|['"]\.{1,2}/(?:\S*/)?${id}/|chronicles\??\.${id}\b|['"]${id}['"]|\{[^{}]*\b${id}\b[^{}]*\} = (?:\w+\.)*chronicles\b`,
  ).test(text)

/** `englishman` as a word, and in names like `swapEnglishman` and `ENGLISHMAN_AT`. */
function says(text: string, id: string): boolean {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return new RegExp(String.raw`(?<![A-Za-z])${id}(?![a-z])|${name}(?![a-z])|${id.toUpperCase()}(?![A-Z])`).test(text)
}

/** Tiles and resources of the box whose kind bears the same word, so that only what takes such a Chronicle is found. */
const SAME_WORD: { readonly [id: string]: RegExp } = {
  mountain: /(?<!chronicle: )'mountain'/g,
  haggis: /(?<!chronicle: )'haggis'|"haggis"/g,
  race: /raceStart|Race Start|start of the race/g,
}
const inBox = (file: string, id: string): boolean =>
  id === 'mountain' || id === 'haggis' || (id === 'race' && !file.startsWith(GAME))

const isNamed = (file: string, text: string, id: string): boolean => {
  const own = text.replaceAll(SAME_WORD[id] ?? /(?!)/g, '')
  return takes(own, id) || (/\.(?:ts|tsx)$/.test(file) && !inBox(file, id) && says(own, id))
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*/g, '')

test('GM2-C0-1 a Chronicle is named in its own folder, in the order of all, and nowhere else', () => {
  expect(files.length).toBeGreaterThan(1500)
  const named = files
    .filter((file) => !MAY_NAME.test(file))
    .flatMap((file) => {
      const text = withoutComments(readFileSync(`${ROOT}${file}`, 'utf8'))
      return ORDER.filter((id) => !file.startsWith(`${GAME}modules/${id}/`))
        .filter((id) => isNamed(file, text, id))
        .map((id) => `${file}: ${id}`)
    })
  const allowed = Object.entries(REACHES_OUT).flatMap(([file, ids]) => ids.map((id) => `${GAME}${file}: ${id}`))
  expect(named.toSorted()).toEqual(allowed.toSorted())
})

test.each([
  ["import { here } from '../modules/tome/rules/index.ts'", 'tome'],
  ["import { here } from '../../race/rules/index.ts'", 'race'],
  ['const rows = view.chronicles?.mountain', 'mountain'],
  ['const { mobs, haggis } = view.chronicles', 'haggis'],
  ["isInPlay(s, 'council')", 'council'],
  ["case 'swapEnglishmanWithTile':", 'englishman'],
  ["const told = 'the Englishman '", 'englishman'],
  ['const MOBS = 3', 'mobs'],
  ['tomeOf(s)', 'tome'],
])('GM2-C0-1 %s is found', (line, id) => {
  expect(isNamed(`${GAME}rules/planted.ts`, line, id)).toBe(true)
})

test.each([
  ["type: 'mountain'", 'mountain'],
  ["case 'raceStart':", 'race'],
  ['once: { haggis: 1 }', 'haggis'],
  ['const customers = 3', 'tome'],
  ['traceOf(s)', 'race'],
])('GM2-C0-1 %s is a thing of the box', (line, id) => {
  expect(isNamed(`${GAME}rules/planted.ts`, line, id)).toBe(false)
})
