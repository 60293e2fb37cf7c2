import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url))
const WORDS = [
  '{board-kit,client}/src/**/{en,fr,*-en,*-fr}.ts',
  'games/*/{board,words,modules}/**/{en,fr,*-en,*-fr}.ts',
]
const SHEETS = ['{board-kit,client}/src/**/*.css', 'games/*/{board,modules}/**/*.css']

/** Letters outside the `unicode-range` of our faces are drawn in a font of the device. */
function lettersOfFonts(): (letter: string) => boolean {
  const css = readFileSync(join(PACKAGES, 'board-kit/src/ui/fonts.css'), 'utf8')
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])
  return (letter) =>
    ranges.some(([from, to]) => (letter.codePointAt(0) ?? 0) >= from && (letter.codePointAt(0) ?? 0) <= to)
}

test('what style sheets write is written in letters that our fonts have', () => {
  const isOurs = lettersOfFonts()
  const files = globSync(SHEETS, { cwd: PACKAGES })
  expect(files.length).toBeGreaterThan(150)
  const foreign = files.flatMap((file) => {
    const css = readFileSync(join(PACKAGES, file), 'utf8')
    const written = [...css.matchAll(/content:\s*'([^']*)'/g)].map(([, text = '']) => text)
    return written.filter((text) => !Array.from(text).every(isOurs)).map((text) => `${file}: ${text}`)
  })
  expect(foreign).toEqual([])
})

test('all words of both languages are written in letters that our fonts have', () => {
  const isOurs = lettersOfFonts()
  const files = globSync(WORDS, { cwd: PACKAGES })
  expect(files.length).toBeGreaterThan(130)
  const foreign = files.flatMap((file) => {
    const letters = [...new Set(readFileSync(join(PACKAGES, file), 'utf8'))].filter((letter) => !isOurs(letter))
    return letters.map((letter) => `${file}: ${letter}`)
  })
  expect(foreign).toEqual([])
})
