import { expect, test } from 'vitest'
import { levelsFor, playable } from './nets.ts'

test('a level is offered only where there is a net for the number of seats', () => {
  expect(levelsFor('lords-of-scotland', 4)).toEqual(['easy', 'medium', 'hard'])
  expect(playable('lords-of-scotland', 4, 'hard')).toBe('hard')
  expect(levelsFor('lords-of-scotland', 9)).toEqual(['easy', 'medium'])
  expect(playable('lords-of-scotland', 9, 'hard')).toBe('medium')
  expect(playable('lords-of-scotland', 9, 'easy')).toBe('easy')
})

test('a net that does not know the setup is not offered', () => {
  expect(levelsFor('lords-of-scotland', 4, false)).toEqual(['easy', 'medium'])
  expect(playable('lords-of-scotland', 4, 'hard', false)).toBe('medium')
})
