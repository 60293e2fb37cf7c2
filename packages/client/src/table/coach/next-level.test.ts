import { expect, test } from 'vitest'
import { nextLevel } from './next-level.ts'

test('two lost games in a row lead a level down, three won ones a level up', () => {
  expect(nextLevel('easy', ['l', 'l', 'w'])).toBe('beginner')
  expect(nextLevel('hard', ['l', 'l'])).toBe('medium')
  expect(nextLevel('easy', ['w', 'w', 'w', 'l'])).toBe('medium')
  expect(nextLevel('beginner', ['w', 'w', 'w'])).toBe('easy')
  expect(nextLevel('hard', ['w', 'w', 'w'])).toBe('expert')
})

test('nothing is suggested before, beyond the ends, or after bots without a plan', () => {
  expect(nextLevel('easy', ['l'])).toBeNull()
  expect(nextLevel('easy', ['l', 'w', 'l'])).toBeNull()
  expect(nextLevel('easy', ['w', 'w', 'l', 'w'])).toBeNull()
  expect(nextLevel('beginner', ['l', 'l'])).toBeNull()
  expect(nextLevel('expert', ['w', 'w', 'w'])).toBeNull()
  expect(nextLevel('random', ['l', 'l'])).toBeNull()
})
