import { expect, test } from 'vitest'
import { lowestOf, placesBy, pointsByDifference } from './difference.ts'

const TABLE = [0, 1, 2, 3, 5, 8]

test('the lowest value, wherever it is', () => {
  expect([[3, 1, 2], [-1], [2, 2], [0, 4]].map(lowestOf)).toEqual([1, -1, 2, 0])
})

test('points grow with the difference to the lowest, up to the last step', () => {
  expect(pointsByDifference([5, 2, 2, 0], TABLE)).toEqual([8, 2, 2, 0])
  expect(pointsByDifference([9, 3], TABLE)).toEqual([8, 0])
  expect(pointsByDifference([4, 4, 4], TABLE)).toEqual([0, 0, 0])
})

test('places are shared and then skipped', () => {
  const points = [10, 30, 10, 20]
  expect(placesBy(4, (a, b) => points[b] - points[a])).toEqual([3, 1, 3, 2])
})
