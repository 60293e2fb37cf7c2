import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  alike,
  FOLDER,
  folderOf,
  isShot,
  LEAST_ALIKE,
  linesOf,
  readList,
  SHOTS,
  sketch,
  stale,
  takenNow,
} from './age.ts'

const shots = Object.keys(SHOTS).filter(isShot)
const filesIn = (folder: string): readonly string[] =>
  shots.filter((shot) => folderOf(shot) === folder).flatMap((shot): readonly string[] => SHOTS[shot].files)
const files = filesIn(FOLDER)
const page = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('no picture of the README, of a link or an invitation is older than its page: npm run pictures takes them again', () => {
  expect(stale(readList())).toEqual([])
})

test('npm run pictures runs outside the tests, and tells of the same old pictures', () => {
  const script = fileURLToPath(new URL('../pictures.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  const old = stale(readList())
  expect([status, stderr.trim().split('\n').filter(Boolean)]).toEqual([old.length === 0 ? 0 : 1, old])
})

test('every picture of all folders is taken by npm run pictures, and those of both READMEs are among them', () => {
  for (const folder of new Set(shots.map(folderOf)))
    expect(
      readdirSync(folder)
        .filter((file) => !['pictures.json', 'README.md'].includes(file))
        .toSorted(),
    ).toEqual(filesIn(folder).toSorted())
  const shown = ['README.md', 'README.fr.md'].flatMap((name) =>
    [...page(name).matchAll(/docs\/pictures\/([\w-]+\.png)/g)].map(([, file]) => file),
  )
  expect(shown.length).toBeGreaterThan(files.length)
  expect(shown.filter((file) => !files.includes(file))).toEqual([])
})

test('every part of a page has lines to compare', () => {
  for (const { shows } of Object.values(SHOTS))
    for (const part of shows) expect(linesOf(part).size).toBeGreaterThan(300)
})

const LINES = Array.from({ length: 2000 }, (_, i) => `line ${i}`)
const now = sketch(new Set(LINES))
const changed = (count: number): string =>
  sketch(new Set([...LINES.slice(count), ...LINES.slice(0, count).map((line) => `new ${line}`)]))

test('a few lines do not make a page another, a fifth of them does', () => {
  expect(alike(now, now)).toBe(1)
  expect(alike(now, sketch(new Set(LINES.toReversed())))).toBe(1)
  expect(alike(now, changed(60))).toBeGreaterThan(LEAST_ALIKE)
  expect(alike(now, changed(400))).toBeLessThan(LEAST_ALIKE)
  expect(alike(now, sketch(new Set(['nothing'])))).toBeLessThan(0.1)
})

test('a page that was made new, a picture of other origin and one that nobody has taken are told, with what to run', () => {
  const today = new Map(shots.map((shot) => [shot, takenNow(shot)]))
  const of = (shot: (typeof shots)[number]) => today.get(shot) ?? takenNow(shot)
  const list = Object.fromEntries(today)
  expect(stale(list, of)).toEqual([])
  const old = { ...of('home'), sketches: { home: now } }
  const other = { ...of('replay'), files: { 'replay.png': 'another' } }
  const link = { ...of('previews-glen-more'), sketches: { 'glen-more': now } }
  const { table: _, ...rest } = list
  expect(stale({ ...rest, home: old, replay: other, 'previews-glen-more': link }, of)).toEqual([
    'table: not in docs/pictures/pictures.json; run npm run pictures table',
    expect.stringMatching(
      /^home: its pictures are older than the page: only \d+ of 100 lines of “home” .*; run npm run pictures home$/,
    ),
    'replay.png: is not the picture that was recorded; run npm run pictures replay',
    expect.stringMatching(/^previews-glen-more: its pictures are older .*; run npm run pictures previews-glen-more$/),
  ])
})
