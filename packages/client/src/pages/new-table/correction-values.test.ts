import { expect, test } from 'vitest'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { correctionsIn, found, placeText, valuesOf, withValue } from './correction-values.ts'

const DATA = { market: { wool: { price: 3, fee: 3 } }, forêt: { price: 2 } }
const guide = {
  words: {
    of: () => ({ group: (id: string) => id.toUpperCase(), label: (at: string) => at.split('.').slice(1).join(' ') }),
  },
  groupOf: (at: string) => at.split('.')[0] ?? '',
} as unknown as DataGuide
const values = valuesOf(DATA, guide, 'en')

test('values are found by words of their name, without accents and capitals, the nearest first', () => {
  expect(found(values, 'Wool PRICE').map(({ at }) => at)).toEqual(['market.wool.price'])
  expect(found(values, 'foret').map(({ at }) => at)).toEqual(['forêt.price'])
  expect(found(values, 'price').map(({ at }) => at)).toEqual(['market.wool.price', 'forêt.price'])
  expect(found(values, 'market')).toHaveLength(2)
  expect(found(values, 'barley')).toEqual([])
  expect(found(values, '  ')).toEqual([])
})

test('a value that is put back is no correction any more', () => {
  const one = withValue([], 'market.wool.fee', 5, 3)
  expect(one).toEqual([{ at: 'market.wool.fee', value: 5 }])
  expect(withValue(one, 'market.wool.fee', 6, 3)).toEqual([{ at: 'market.wool.fee', value: 6 }])
  expect(withValue(one, 'market.wool.fee', 3, 3)).toEqual([])
})

test('what has the wrong form is not edited', () => {
  expect(correctionsIn(DATA, [{ at: 'market.wool.fee', value: 5 }])).toHaveLength(1)
  expect(correctionsIn(DATA, [{ at: 'market.silk', value: 5 }])).toEqual([])
  expect(correctionsIn(DATA, null)).toEqual([])
})

test('the place of a problem is told in words', () => {
  const corrections = [{ at: 'market.wool.fee', value: 5 }]
  expect(placeText('corrections[0]', corrections, guide)).toBe('MARKET, wool fee')
  expect(placeText('corrections[0].value', corrections, null)).toBe('market.wool.fee')
  expect(placeText('corrections', corrections, guide)).toBe('')
  expect(placeText('corrections[7].at', corrections, guide)).toBe('corrections[7].at')
})
