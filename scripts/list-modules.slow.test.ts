import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MissingPart, writtenModules } from './list-modules.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GAME = 'packages/games/glen-more-2'
const ORDER = `${GAME}/modules/order.ts`

let box = ''
const path = (...parts: readonly string[]): string => join(box, GAME, 'modules', ...parts)
const table = (name: string): string => writtenModules(box, GAME).get(`${GAME}/modules/written/${name}`) ?? ''

beforeEach(() => {
  box = mkdtempSync(join(tmpdir(), 'bothy-modules-'))
  cpSync(join(ROOT, GAME, 'modules'), path(), { recursive: true })
})
afterEach(() => rmSync(box, { recursive: true }))

test('a game without modules has no tables of them', () => {
  expect(writtenModules(ROOT, 'packages/games/glen-more').size).toBe(0)
})

test('a module that loses its place in the order is refused, and one that loses its folder too', () => {
  const order = readFileSync(join(box, ORDER), 'utf8')
  writeFileSync(join(box, ORDER), order.replace("'mobs', ", ''))
  expect(() => table('rules.ts')).toThrow(`${ORDER} does not name "mobs".`)
  writeFileSync(join(box, ORDER), order)
  rmSync(path('mobs'), { recursive: true })
  expect(() => table('rules.ts')).toThrow(MissingPart)
})

test('a module is in every table, in the order of all', () => {
  for (const name of writtenModules(box, GAME).keys()) {
    const text = table(name.slice(`${GAME}/modules/written/`.length))
    if (name.endsWith('boxes.ts') || name.endsWith('law-ids.ts') || name.endsWith('corrections.ts')) continue
    expect(text.indexOf('race')).toBeGreaterThan(0)
    expect(text.indexOf('mobs')).toBeGreaterThan(text.indexOf('race'))
  }
  expect(table('boxes.ts')).not.toContain('mountain')
})

test.each([
  ['manifest.ts', 'manifest'],
  ['rules/index.ts', 'race'],
  ['rules/types.ts', 'RaceModuleTypes'],
  ['opponents/index.ts', 'raceStrategy'],
  ['words/fr.ts', 'race'],
  ['words/en-option.ts', 'option'],
  ['words/fr-pitch.ts', 'pitch'],
  ['board/index.ts', 'race'],
  ['board/picture.tsx', 'Picture'],
])('a module whose %s is missing or exports another name than %s is refused', (place, name) => {
  const file = path('race', place)
  writeFileSync(file, 'export const other = {}\n')
  expect(() => table('rules.ts')).toThrow(`${GAME}/modules/race/${place} does not export "${name}".`)
  rmSync(file)
  expect(() => table('rules.ts')).toThrow(`${GAME}/modules/race/${place} is missing.`)
})

test('a new module is its folder and its place in the order', () => {
  mkdirSync(path('fair'))
  expect(() => table('rules.ts')).toThrow(`${ORDER} does not name "fair".`)
})
