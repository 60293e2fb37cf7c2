import { expect, test } from 'vitest'
import { levelsFor, playable } from './nets.ts'

test('a level is offered only where there is a net for the number of seats', () => {
  expect(levelsFor('lords-of-scotland', 4)).toEqual(['beginner', 'easy', 'medium', 'hard', 'expert'])
  expect(playable('lords-of-scotland', 4, 'hard')).toBe('hard')
  expect(levelsFor('lords-of-scotland', 9)).toEqual(['beginner', 'easy', 'medium'])
  expect(playable('lords-of-scotland', 9, 'hard')).toBe('medium')
  expect(playable('lords-of-scotland', 9, 'easy')).toBe('easy')
  expect(playable('lords-of-scotland', 9, 'beginner')).toBe('beginner')
})

test('a net that does not know the setup is not offered', () => {
  expect(levelsFor('lords-of-scotland', 4, false)).toEqual(['beginner', 'easy', 'medium'])
  expect(playable('lords-of-scotland', 4, 'hard', false)).toBe('medium')
})
