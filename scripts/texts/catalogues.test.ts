import { expect, test } from 'vitest'
import { allTexts, faults, type Language, textsOf } from './catalogues.ts'

const { files, texts } = allTexts()
const inLanguage = (language: Language) => texts.filter(({ languages }) => languages.includes(language))

test('every catalogue and every page of rules is read, in both languages', () => {
  expect(files.length).toBeGreaterThanOrEqual(200)
  for (const language of ['en', 'fr'] as const) expect(inLanguage(language).length).toBeGreaterThan(6_000)
  const silent = files.filter((file) => !texts.some((text) => text.file === file))
  // These put words of others together, or hold types.
  expect(silent.filter((file) => !/\/(parts|words|chronicle-texts|brought|catalogue-(en|fr))\.ts$/.test(file))).toEqual(
    [],
  )
  const twin = (file: string): string =>
    file.replace(/(^|[/.-])fr((?:-[a-z-]+)?\.(?:ts|md))$/, (_, before: string, after: string) => `${before}en${after}`)
  const french = files.filter((file) => twin(file) !== file)
  expect(french.length).toBeGreaterThan(75)
  expect(french.map(twin).filter((file) => !files.includes(file))).toEqual([])
  for (const part of [
    'docs/rules/glen-more.fr.md',
    'packages/client/src/ui/messages/halted.ts',
    'packages/client/src/pages/lobby/words-fr.ts',
    'packages/client/src/games/glen-more-2/primer-en.ts',
    'packages/games/glen-more-2/src/chronicles/tome/messages/en.ts',
    'packages/games/lords-of-scotland/src/messages/pitch.ts',
    'packages/server/src/notices/texts.ts',
  ])
    expect(files).toContain(part)
})

test('no text says what the guides of style rule out', () => {
  expect(texts.flatMap(faults)).toEqual([])
})

test('a number in a French text of the client or a mail keeps to the word after it', () => {
  const counted = texts.filter(
    ({ file, languages, text }) =>
      /^packages\/(client|server)/.test(file) && languages.includes('fr') && /\d[ \u00a0]\p{L}/u.test(text),
  )
  expect(counted.length).toBeGreaterThan(20)
  const parted = counted.filter(
    ({ languages, isTypeset, text }) => languages.length === 1 && !isTypeset && /\d \p{L}/u.test(text),
  )
  expect(parted.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

test.each([
  [
    'words-en.ts',
    "export const words = { left: (n: number) => `Whoever ${n > 1 ? 'stays' : 'leaves'} wins` }",
    'Whoever',
  ],
  ['words-fr.ts', "export const fr = { a: typeset('La partie est finie.') } satisfies Words", 'est finie'],
  ['messages/halted.ts', "export const HALTED = { en: { way: 'Point at a tile.' } } as const", 'Point at'],
  ['rules/x.en.md', '# Aim\n\nMost victory points (VP) wins.', 'Most victory points (VP) wins'],
])('a fault that is planted in %s is found', (file, source, what) => {
  const found = textsOf(file, source).flatMap(faults)
  expect(found).toEqual([expect.stringContaining(`${file}: “${what}”`)])
})

test('names of modules, keys and types are no texts', () => {
  const source = "import { x } from './whoever.ts'\nexport type T = 'whoever'\nexport const y = { whoever: x }"
  expect(textsOf('words-en.ts', source)).toEqual([])
})
