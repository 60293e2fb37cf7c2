import { expect, test } from 'vitest'
import { nextLevel } from './next-level.ts'

test('two lost games in a row lead a level down, three won ones a level up', () => {
  expect(nextLevel('easy', ['l', 'l', 'w'], true)).toBe('beginner')
  expect(nextLevel('hard', ['l', 'l'], true)).toBe('medium')
  expect(nextLevel('easy', ['w', 'w', 'w', 'l'], true)).toBe('medium')
  expect(nextLevel('beginner', ['w', 'w', 'w'], true)).toBe('easy')
  expect(nextLevel('hard', ['w', 'w', 'w'], true)).toBe('expert')
})

test('two lost games lead to the beginner at once as long as none of the game has been won', () => {
  for (const level of ['easy', 'medium', 'hard', 'expert']) expect(nextLevel(level, ['l', 'l'], false)).toBe('beginner')
  expect(nextLevel('beginner', ['l', 'l'], false)).toBeNull()
})

test('nothing is suggested before, beyond the ends, or after bots without a plan', () => {
  expect(nextLevel('easy', ['l'], true)).toBeNull()
  expect(nextLevel('easy', ['l', 'w', 'l'], true)).toBeNull()
  expect(nextLevel('easy', ['w', 'w', 'l', 'w'], true)).toBeNull()
  expect(nextLevel('beginner', ['l', 'l'], true)).toBeNull()
  expect(nextLevel('expert', ['w', 'w', 'w'], true)).toBeNull()
  expect(nextLevel('random', ['l', 'l'], true)).toBeNull()
})
