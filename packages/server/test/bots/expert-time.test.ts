import { expect, test } from 'vitest'
import { expertTime } from '../../src/bots/bot-pool.ts'

test('an expert has all its time while few ask, and so much less where many do that all are answered soon', () => {
  expect(expertTime(1500, 1, 1)).toBe(1500)
  expect(expertTime(1500, 1, 4)).toBe(1500)
  expect(expertTime(1500, 1, 12)).toBe(500)
  expect(expertTime(1500, 4, 100)).toBe(240)
  expect(expertTime(1500, 1, 1000)).toBe(100)
})

test('a host may grant less', () => {
  expect(expertTime(300, 4, 1)).toBe(300)
  expect(expertTime(50, 1, 1)).toBe(50)
})
