import { expect, test } from 'vitest'
import { levels } from './levels.ts'

test('an example stands level with its rule', () => {
  expect(levels([0, 300], [100, 100], 10)).toEqual({ tops: [0, 300], end: 400 })
})

test('an example that the one before would cover stands below it', () => {
  expect(levels([20, 50, 500], [200, 80, 40], 10)).toEqual({ tops: [20, 230, 500], end: 540 })
})
