import type { Hint } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { rated } from './strength.ts'

const hintOf = (worth: number, error = 0.005): Hint => ({ actions: [{}], worth, error, events: [], why: [] })

test('a decision is the best, nearly as good where the difference may be chance, or sound', () => {
  const list = [hintOf(0.58), hintOf(0.56), hintOf(0.5)]
  expect([0, 1, 2].map((i) => rated('share', list, i).strength)).toEqual(['best', 'near', 'sound'])
})

test('what is uncertain is not told apart', () => {
  const list = [hintOf(0.58, 0.04), hintOf(0.5, 0.05)]
  expect(rated('share', list, 1).strength).toBe('near')
})

test('the bar is full for the best, shorter for less, and never vanishes', () => {
  const list = [hintOf(-3), hintOf(-6), hintOf(-90)]
  const shares = [0, 1, 2].map((i) => rated('points', list, i).share)
  expect(shares[0]).toBe(1)
  expect(shares[1]).toBeLessThan(1)
  expect(shares[2]).toBeLessThan(shares[1])
  expect(shares[2]).toBeGreaterThan(0.1)
  expect(rated('points', list, 1).less).toBe(3)
})
