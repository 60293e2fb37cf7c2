import { afterEach, expect, test } from 'vitest'
import { beginAnewBy, catalogue, change, chooseLanguage, loadInUse } from './catalogue.ts'
import { chosenLanguage, language } from '../page/settings.ts'

afterEach(() => {
  chosenLanguage.value = null
  change.value = 'done'
})

const said = (text: string): (() => Promise<string>) => {
  return () => Promise.resolve(text)
}

function slow(text: string): { readonly source: () => Promise<string>; come(): void; fail(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { source: () => promise, come: () => resolve(text), fail: () => reject(new Error('no line')) }
}

test('only the language that is wanted is fetched, and once', async () => {
  const asked: string[] = []
  const words = catalogue({
    en: async () => `English ${asked.push('en')}`,
    fr: async () => `French ${asked.push('fr')}`,
  })
  await loadInUse(words)
  await loadInUse(words)
  expect([words.of('en'), words.has('fr'), asked]).toEqual(['English 1', false, ['en']])
  expect(() => words.of('fr')).toThrow('not loaded')
})

test('the language changes when all words in use have come, not before', async () => {
  const late = slow('bonjour')
  const [greeting, farewell] = [
    catalogue({ en: said('hello'), fr: late.source }),
    catalogue({ en: said('bye'), fr: said('au revoir') }),
  ]
  await Promise.all([loadInUse(greeting), loadInUse(farewell)])
  const changing = chooseLanguage('fr')
  await farewell.load('fr')
  expect([language.value, change.value]).toEqual(['en', 'loading'])
  late.come()
  await changing
  expect([language.value, change.value]).toEqual(['fr', 'done'])
  expect([greeting.of('fr'), farewell.of('fr')]).toEqual(['bonjour', 'au revoir'])
})

test('what is opened while the language changes has its words too', async () => {
  const late = slow('bonjour')
  const greeting = catalogue({ en: said('hello'), fr: late.source })
  await loadInUse(greeting)
  const changing = chooseLanguage('fr')
  const board = catalogue({ en: said('tile'), fr: said('tuile') })
  await loadInUse(board)
  late.come()
  await changing
  expect([language.value, board.of(language.value)]).toEqual(['fr', 'tuile'])
})

test('words that were on their way in the old language are fetched in the new one as well', async () => {
  const late = slow('tile')
  const board = catalogue({ en: late.source, fr: said('tuile') })
  const opening = loadInUse(board)
  await chooseLanguage('fr')
  late.come()
  await opening
  expect(board.of(language.value)).toBe('tuile')
})

test('a language that cannot be fetched leaves the old one; asked again it is tried again', async () => {
  let tries = 0
  const fr = async (): Promise<string> => {
    if (++tries === 1) throw new Error('no line')
    return 'bonjour'
  }
  const greeting = catalogue({ en: said('hello'), fr })
  await loadInUse(greeting)
  await chooseLanguage('fr')
  expect([language.value, chosenLanguage.value, change.value]).toEqual(['en', null, 'failed'])
  await chooseLanguage('fr')
  expect([language.value, change.value, greeting.of('fr')]).toEqual(['fr', 'done', 'bonjour'])
})

test('of two wishes the last one counts', async () => {
  const late = slow('bonjour')
  const greeting = catalogue({ en: said('hello'), fr: late.source })
  await loadInUse(greeting)
  const first = chooseLanguage('fr')
  await chooseLanguage('en')
  late.fail()
  await first
  expect([language.value, change.value]).toEqual(['en', 'done'])
})

test('a language that does not come again, though there is a line, is shown by a page that begins anew', async () => {
  const begun: string[] = []
  let isConnected = false
  beginAnewBy(async (wanted) => isConnected && begun.push(wanted) > 0)
  const greeting = catalogue({ en: said('hello'), fr: () => Promise.reject(new Error('kept by the browser')) })
  await loadInUse(greeting)
  for (const _ of ['first', 'second, without a line']) {
    await chooseLanguage('fr')
    expect([begun, change.value]).toEqual([[], 'failed'])
  }
  isConnected = true
  await chooseLanguage('fr')
  expect(begun).toEqual(['fr'])
  beginAnewBy(() => Promise.resolve(false))
})
