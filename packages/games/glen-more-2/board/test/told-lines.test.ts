import { typeset } from '@bothy/kernel/french'
import { expect, test } from 'vitest'
import { TOLD } from '../scoring/told-lines.ts'

const all = Object.entries(TOLD).map(([kind, told]) => [kind, told] as const)

test.each(all)('%s is explained in at most 22 words, in both languages', (_, { en, fr }) => {
  for (const text of [en, fr]) expect(text.split(/\s+/u).length).toBeLessThanOrEqual(22)
  expect(typeset(fr)).toBe(fr)
  expect(en).not.toBe(fr)
})
