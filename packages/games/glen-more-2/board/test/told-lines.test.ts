import { typeset } from '@bothy/kernel/french'
import { expect, test } from 'vitest'
import { allParts } from '../chronicles/brought.ts'
import { TOLD } from '../scoring/told-lines.ts'
import { wordsOf } from '../words.ts'
import './both-languages.ts'

const all = Object.entries(TOLD).map(([kind, told]) => [kind, told] as const)

test.each(all)('%s is explained in at most 22 words, in both languages', (_, { en, fr }) => {
  for (const text of [en, fr]) expect(text.split(/\s+/u).length).toBeLessThanOrEqual(22)
  expect(typeset(fr)).toBe(fr)
  expect(en).not.toBe(fr)
})

test('Chronicles that bring rows to a scoring tell them too', () => {
  const scored = allParts().flatMap((part) => part.scored ?? [])
  expect(scored.length).toBeGreaterThan(0)
  for (const { told } of scored)
    for (const language of ['en', 'fr'] as const) expect(told(0, wordsOf(language))).not.toBe('')
})
