import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PACKAGES = new URL('../packages/', import.meta.url)
const page = readFileSync(new URL('../docs/operations/security.md', import.meta.url), 'utf8')

const named = [...page.matchAll(/`([\w./-]+\.ts)`: ((?:“[^”]+”(?: and (?=“))?)+)/g)].flatMap(([, file, titles]) =>
  [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => [file, title] as const),
)

test('every threat names a test', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('|') && !/^\|( threat |---)/.test(line))
  expect(rows.length).toBeGreaterThan(40)
  for (const row of rows) expect(row).toMatch(/`[\w./-]+\.ts`: “[^”]+” \|$|”( and .*)? \|$/)
  expect(named.length).toBeGreaterThanOrEqual(rows.length)
})

test.each(named)('%s has the test “%s”', (file, title) => {
  const path = new URL(file, PACKAGES)
  expect(existsSync(path)).toBe(true)
  const source = readFileSync(path, 'utf8')
  expect([`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted))).toBe(true)
})
