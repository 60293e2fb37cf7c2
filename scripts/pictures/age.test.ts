import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alike, FOLDER, isShot, LEAST_ALIKE, linesOf, readList, SHOTS, sketch, stale, takenNow } from './age.ts'

const files = Object.values(SHOTS).flatMap((shot): readonly string[] => shot.files)
const page = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('no picture of the README is older than its page: npm run pictures takes them again', () => {
  expect(stale(readList())).toEqual([])
})

test('every picture of the folder is taken by npm run pictures, and those of both READMEs are among them', () => {
  expect(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.png'))
      .toSorted(),
  ).toEqual(files.toSorted())
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
  const shots = Object.keys(SHOTS).filter(isShot)
  const today = new Map(shots.map((shot) => [shot, takenNow(shot)]))
  const of = (shot: (typeof shots)[number]) => today.get(shot) ?? takenNow(shot)
  const list = Object.fromEntries(today)
  expect(stale(list, of)).toEqual([])
  const old = { ...of('home'), sketches: { home: now } }
  const other = { ...of('replay'), files: { 'replay.png': 'another' } }
  const { table: _, ...rest } = list
  expect(stale({ ...rest, home: old, replay: other }, of)).toEqual([
    'table: not in docs/pictures/pictures.json; run npm run pictures table',
    expect.stringMatching(
      /^home: its pictures are older than the page: only \d+ of 100 lines of “home” .*; run npm run pictures home$/,
    ),
    'replay.png: is not the picture that was recorded; run npm run pictures replay',
  ])
})
