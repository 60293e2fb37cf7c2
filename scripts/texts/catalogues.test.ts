import { expect, test } from 'vitest'
import { allTexts, faults, type Language, textsOf } from './catalogues.ts'

const { files, texts } = allTexts()
const inLanguage = (language: Language) => texts.filter(({ languages }) => languages.includes(language))

test('every catalogue and every page of rules is read, in both languages', () => {
  expect(files.length).toBeGreaterThanOrEqual(200)
  for (const language of ['en', 'fr'] as const) expect(inLanguage(language).length).toBeGreaterThan(6_000)
  const silent = files.filter((file) => !texts.some((text) => text.file === file))
  // These join words of other files, or hold types.
  expect(silent.filter((file) => !/\/(parts|words|chronicle-texts|brought|catalogue-(en|fr))\.ts$/.test(file))).toEqual(
    [],
  )
  const twin = (file: string): string =>
    file.replace(/(^|[/.-])fr((?:-[a-z-]+)?\.(?:ts|md))$/, (_, before: string, after: string) => `${before}en${after}`)
  const french = files.filter((file) => twin(file) !== file)
  expect(french.length).toBeGreaterThan(75)
  expect(french.map(twin).filter((file) => !files.includes(file))).toEqual([])
  for (const part of [
    'packages/games/glen-more/rulebook/fr.md',
    'docs/operations/security.md',
    'packages/board-kit/src/ui/messages/halted.ts',
    'packages/client/src/pages/lobby/words-fr.ts',
    'packages/games/glen-more-2/board/words/primer-en.ts',
    'packages/games/glen-more-2/modules/tome/words/en.ts',
    'packages/games/lords-of-scotland/words/pitch.ts',
    'packages/server/src/notices/texts.ts',
    'packages/server/src/previews/words.ts',
  ])
    expect(files).toContain(part)
})

test('no text says what the guides of style rule out', () => {
  expect(texts.flatMap(faults)).toEqual([])
})

test('a number in a French text of the client or a mail keeps to the word after it', () => {
  const counted = texts.filter(
    ({ file, languages, text }) =>
      /^packages\/(board-kit|client|server|games\/[^/]+\/board)\//.test(file) &&
      languages.includes('fr') &&
      /\d[ \u00a0]\p{L}/u.test(text),
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
  ['rules/y.en.md', 'You can pay 2 casks for it.', 'pay 2 casks'],
  ['rules/z.en.md', 'Scotsmen are paid from anywhere.', 'Scotsmen are paid'],
  ['rules/y.fr.md', 'Quand vous payez un Écossais, il part.', 'payez un Écossais'],
  ['rules/z.fr.md', 'Un tonneau payé est perdu.', 'tonneau payé'],
  ['rules/w.fr.md', 'Une escarmouche compte cinq manches.', 'cinq manches'],
  ['rules/w.en.md', 'You can pay casks for rolls.', 'pay casks'],
  ['words-fr.ts', "export const fr = { over: 'partie finie' } satisfies Words", 'partie finie'],
  ['rules/v.en.md', '- **EX-1** From c3r2 level 0 reaches c2r3.', 'c3r2'],
  ['docs/operations/x.md', '| harm | whoever runs it is told | `server/test/x.test.ts`: “whoever asks” |', 'whoever'],
  ['rules/x.en.md', '# Aim\n\nMost victory points (VP) wins.', 'Most victory points (VP) wins'],
])('a fault that is planted in %s is found', (file, source, what) => {
  const found = textsOf(file, source).flatMap(faults)
  expect(found).toEqual([expect.stringContaining(`${file}: “${what}”`)])
})

test('no rule is a block of more than 120 words', () => {
  const rules = texts.filter(({ file, text }) => file.includes('/rulebook/') && /^\*\*[A-Z\d-]+\*\* /.test(text))
  expect(rules.length).toBeGreaterThan(800)
  const long = rules.filter(({ text }) => text.split(/\s+/).length > 120)
  expect(long.map(({ file, text }) => `${file}: ${text.slice(0, 20)}`)).toEqual([])
})

test('Lords of Scotland tells what the server sends after the rules, the rulings and the examples', () => {
  const order = (file: string): readonly string[] =>
    texts
      .filter((it) => it.file === file)
      .flatMap(({ text }) => /^(?:- )?\*\*(LOS-8[12]|EX-28)\*\*/.exec(text)?.[1] ?? [])
  for (const language of ['en', 'fr'])
    expect(order(`packages/games/lords-of-scotland/rulebook/${language}.md`)).toEqual(['LOS-81', 'EX-28', 'LOS-82'])
})

test('titles of tests that a page for hosts quotes are no texts', () => {
  const line = '| harm | nobody is told | `server/test/x.slow.test.ts`: “whoever asks” and “whoever does not” |'
  expect(textsOf('docs/operations/x.md', line).flatMap(faults)).toEqual([])
})

test('names of modules, keys and types are no texts', () => {
  const source = "import { x } from './whoever.ts'\nexport type T = 'whoever'\nexport const y = { whoever: x }"
  expect(textsOf('words-en.ts', source)).toEqual([])
})
