import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/ /gm
/** One comment in so many lines. It was one in 21 before those that repeated names went. */
const LINES_A_COMMENT = 45

const files = globSync('{packages,bench,e2e,scripts}/**/*.{ts,tsx,mts,mjs}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.build/**'],
})

test('comments are few, so that each is worth reading', () => {
  const texts = files.map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0)
  const comments = texts.reduce((sum, text) => sum + [...text.matchAll(COMMENT)].length, 0)
  expect(files.length).toBeGreaterThan(2700)
  expect(comments).toBeGreaterThan(1000)
  expect(lines / comments).toBeGreaterThan(LINES_A_COMMENT)
})
