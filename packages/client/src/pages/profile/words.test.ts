import { expect, test } from 'vitest'
import { profileEn } from './words-en.ts'
import { profileFr } from './words-fr.ts'

test('both languages say how long, how often and in which place', () => {
  expect(profileEn.waited({ unit: 'hours', count: 1 })).toBe('for 1 hour')
  expect(profileFr.waited({ unit: 'days', count: 2 })).toBe('depuis 2\u00a0jours')
  expect(profileEn.total(1, 0)).toBe('1 finished game, 0 won')
  expect(profileFr.total(2, 1)).toBe('2\u00a0parties terminées, 1\u00a0victoire')
  expect([profileEn.ranked(2), profileFr.ranked(1)]).toEqual(['2nd place', '1re place'])
})

test('sentences have typographic apostrophes, and French spaces that do not break', () => {
  const plain = (words: object): string[] => Object.values(words).filter((word) => typeof word === 'string')
  for (const sentence of [...plain(profileEn), ...plain(profileFr)]) expect(sentence).not.toContain("'")
  const bad = plain(profileFr).filter((sentence) => /(?<!\u202f)[;!?]|(?<!\u00a0)(»|:)|«(?!\u00a0)/.test(sentence))
  expect(bad).toEqual([])
})
