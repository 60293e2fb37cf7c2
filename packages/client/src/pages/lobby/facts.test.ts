import { afterAll, beforeEach, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { tableInfo } from '../../test/messages.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { clockWords } from '@bothy/board-kit/ui/words/clock-words.ts'
import { waitingWords } from '@bothy/board-kit/ui/words/waiting-words.ts'
import { tableFacts, wishFacts } from './facts.ts'

beforeEach(async () => {
  chosenLanguage.value = 'en'
  for (const words of [clockWords, waitingWords])
    for (const language of ['en', 'fr'] as const) await words.load(language)
})
afterAll(() => {
  chosenLanguage.value = null
})

test('an open table tells its pace, how well the host of a rated one plays, and how long it takes among so many', () => {
  const told = (rated: boolean, provisional: boolean): string =>
    tableFacts(
      'glen-more',
      tableInfo({ id: 'a', rated, pace: null }),
      rated ? { a: { rating: 1540, provisional } } : {},
    )
  expect(told(false, false)).toBe('No clock · Unrated · about 30 min')
  expect(told(true, false)).toBe('No clock · Rated, host 1540 · about 30 min')
  expect(told(true, true)).toBe('No clock · Rated, host 1540? · about 30 min')
  chosenLanguage.value = 'fr'
  expect(told(true, false)).toContain('Classée, hôte à 1540')
})

test('people who look for a game tell about how well they play, and no name', () => {
  const wish = { game: 'glen-more', seats: 4, pace: 'live', rated: true } as const
  expect(wishFacts('glen-more', { wish, rating: 1600 })).toMatch(/ · Rated, around 1600 · about 60 min$/)
  expect(wishFacts('glen-more', { wish: { ...wish, rated: false }, rating: null })).toMatch(
    / · Unrated · about 60 min$/,
  )
})
