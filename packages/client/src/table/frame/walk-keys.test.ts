import { expect, test } from 'vitest'
import { stepTo } from './walk-keys.ts'

test('up and down lead to the lines beside, Home and End to the outermost, other keys nowhere', () => {
  for (const ends of ['wrap', 'stop'] as const) {
    expect(['ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => stepTo(key, 1, 4, ends))).toEqual([0, 2, 0, 3])
    expect(['a', 'Tab', 'ArrowLeft', 'toString'].map((key) => stepTo(key, 1, 4, ends))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(stepTo('ArrowDown', 0, 0, ends)).toBe(null)
  }
})

test('at its ends a list goes on at the other, or stops', () => {
  expect([stepTo('ArrowUp', 0, 4, 'wrap'), stepTo('ArrowDown', 3, 4, 'wrap')]).toEqual([3, 0])
  expect([stepTo('ArrowUp', 0, 4, 'stop'), stepTo('ArrowDown', 3, 4, 'stop')]).toEqual([0, 3])
})
