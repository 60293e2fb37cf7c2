import { expect, test } from 'vitest'
import { coinsIn, priceTable, saleOf, UNBUYABLE } from './ladder.ts'

test('three purchases cost 1, 2 and 3; a fourth is refused', () => {
  const prices = priceTable(3, 4)
  expect(prices[0]).toEqual([0, 1, 3, 6, UNBUYABLE])
  expect(prices[1]).toEqual([0, 2, 5, UNBUYABLE, UNBUYABLE])
  expect(prices[3]).toEqual([0, UNBUYABLE, UNBUYABLE, UNBUYABLE, UNBUYABLE])
})

test('a sale brings back what the last purchase cost', () => {
  for (let filled = 1; filled <= 3; filled++) {
    expect(saleOf(filled)).toBe(priceTable(3, 1)[filled - 1][1])
    expect(coinsIn(filled) - coinsIn(filled - 1)).toBe(saleOf(filled))
  }
  expect(saleOf(0)).toBe(0)
  expect(coinsIn(0)).toBe(0)
})
