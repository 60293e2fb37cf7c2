import { expect, test } from 'vitest'
import { lastTurnLine } from './last-turn.ts'

test('what was gained has a plus, what was lost a minus, and nothing is said of the rest', () => {
  const gains = [
    [2, '2 casks'],
    [-1, '-1 VP'],
    [0, '0 coins'],
  ] as const
  expect(lastTurnLine(['Glen Shee'], gains)).toBe('Glen Shee · +2 casks · −1 VP')
})

test('what does not fit on two lines is left out', () => {
  const long = 'a tile with a name that takes most of two lines'
  expect(lastTurnLine([long, 'another tile'], [])).toBe(long)
})
