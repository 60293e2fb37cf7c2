import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commonFiles, commonLines, withoutImports } from './common-lines.ts'

/**
 * Without imports, which grow with each part that both boards take from the kit, and without closing tags: 953 lines before there were parts,
 * 466 before counting changed, then 396. With imports and tags 1,237, 742 and 673.
 */
const MOST = 400

const boardOf = (game: string): string => fileURLToPath(new URL(`../packages/games/${game}/board`, import.meta.url))

test('both boards of Glen More tell little twice', () => {
  const found = commonFiles(boardOf('glen-more'), boardOf('glen-more-2'))
  expect(found.size).toBeGreaterThan(50)
  const sum = [...found.values()].reduce((n, lines) => n + lines, 0)
  const most = [...found].toSorted(([, a], [, b]) => b - a).slice(0, 12)
  expect(sum, most.map(([file, lines]) => `${file} ${lines}`).join(', ')).toBeLessThan(MOST)
})

test('imports do not count, in scripts and in sheets', () => {
  const imports = "import {\n  one,\n  two,\n} from 'a.ts'\nimport 'b.css'\n@import './c.css' layer(d);\n"
  expect(withoutImports(`${imports}const one = 1`).trim()).toBe('const one = 1')
})

test('lines count that stand in both in the same order, brackets aside', () => {
  expect(commonLines('return (\n<b>one</b>\n</b>\n)', 'return (\n<b>one</b>\n</b>\n)')).toBe(1)
  expect(commonLines('const one = 1\nconst two = 2\n}\n', '  const one = 1\nconst other = 3\nconst two = 2\n}')).toBe(2)
  expect(commonLines('const one = 1\nconst two = 2', 'const two = 2\nconst one = 1')).toBe(1)
})
