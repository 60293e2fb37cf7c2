import { expect, test } from 'vitest'
import { bundleOf } from './bundle.ts'
import { cheapest, NEVER } from './cheapest.ts'

const costs = { stock: bundleOf([0, 0, 1]), cost: [1, 0.5, 3, 2], coins: 4 }
const ALL = [0, 1, 2, 3]

test('own resources first, then the cheapest purchases', () => {
  expect([1, 2, 3].map((count) => cheapest(costs, ALL, count, true))).toEqual([0.5, 1.5, 2.5])
  expect([1, 2, 3].map((count) => cheapest(costs, ALL, count, false))).toEqual([0.5, 1.5, 3.5])
  expect(cheapest(costs, [2, 3], 1, true)).toBe(2)
})

test('what the coins do not reach, or what there are too few kinds for, is never to be had', () => {
  expect(cheapest(costs, ALL, 4, false)).toBe(NEVER)
  expect(cheapest({ ...costs, coins: 5 }, ALL, 4, false)).toBe(6.5)
  expect(cheapest({ ...costs, coins: 9 }, ALL, 5, false)).toBe(NEVER)
})
