import type { ChronicleId } from '@bothy/glen-more-2/data'
import { typeset } from '@bothy/kernel/french'
import { expect, test } from 'vitest'
import { toldOf } from '../scoring/told-lines.ts'
import { wordsOf } from '../words.ts'

export function toldRows(id: ChronicleId, rows: readonly number[]): void {
  test.each(rows)('row %i of a scoring is explained in at most 22 words, in both languages', (row) => {
    const [en, fr] = (['en', 'fr'] as const).map((language) => toldOf(`${id}:${row}`, wordsOf(language)) ?? '')
    for (const text of [en, fr]) {
      expect(text).toMatch(/^[A-ZÀÉ].+\.$/)
      expect(text.split(/\s+/u).length).toBeLessThanOrEqual(22)
    }
    expect(typeset(fr)).toBe(fr)
    expect(en).not.toBe(fr)
  })

  test('every row of a scoring has words of its own', () => {
    expect(new Set(rows.map((row) => toldOf(`${id}:${row}`, wordsOf('en')))).size).toBe(rows.length)
  })
}
