import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** A line of its own, or a block behind a space or a bracket: a glob in a text is no comment. */
const COMMENT = /(?<![^\s{(,])\/\*[\s\S]*?\*\/|^\s*\/\/ /gm
/** One comment in so many lines. It was one in 21 before those that repeated names went. */
const LINES_A_COMMENT = 51

const counted = (text: string): number => [...text.matchAll(COMMENT)].length

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/written/'))

test('comments are few, so that each is worth reading', () => {
  const texts = files.map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0)
  const comments = texts.reduce((sum, text) => sum + counted(text), 0)
  expect(files.length).toBeGreaterThan(3000)
  expect(comments).toBeGreaterThan(1000)
  expect(lines / comments).toBeGreaterThan(LINES_A_COMMENT)
})

test('blocks and lines count, globs and addresses do not', () => {
  expect(counted('/** One. */\n  // Two.\nf(/* three */)\nconst a = <>{/* Four. */}</>')).toBe(4)
  expect(counted("const all = ['src/**/*.ts', '/*']\nconst url = 'https://example.org'")).toBe(0)
})
