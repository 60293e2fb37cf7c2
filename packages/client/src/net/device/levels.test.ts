import { GAME_IDS, hasNet, MANIFESTS, plansItself } from '@bothy/games'
import { expect, test } from 'vitest'
import { levelsFor, playable } from './levels.ts'
import { netAt } from './nets.ts'

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

test.each(GAME_IDS)('the manifest of %s says for how many players there are nets', (game) => {
  const { min, max } = MANIFESTS[game].seats
  const counts = Array.from({ length: max + 2 }, (_, seats) => seats)
  expect(counts.filter((seats) => hasNet(game, seats))).toEqual(
    counts.filter((seats) => netAt(game, seats) !== undefined),
  )
  expect(hasNet(game, min) || plansItself(game)).toBe(true)
})
