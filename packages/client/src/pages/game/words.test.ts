import { expect, test } from 'vitest'
import { gameEn } from './words-en.ts'
import { gameFr } from './words-fr.ts'

test('both languages say how many, how far and in which place', () => {
  expect([gameEn.lessons(1, 3), gameFr.lessons(1, 3)]).toEqual(['1 of 3 lessons', '1 sur 3\u00a0leçons'])
  expect([gameEn.firstGameSeats(1), gameFr.firstGameSeats(2)]).toEqual([
    'Against one beginner.',
    'Contre 2\u00a0débutants.',
  ])
  expect(gameEn.own(3, 1, '39')).toBe('You: 3 games, 1 won, most points 39')
  expect(gameFr.own(1, 0, null)).toBe('Vous\u00a0: 1\u00a0partie, 0\u00a0victoire')
  expect([gameEn.yourPlace(2), gameFr.yourPlace(1)]).toEqual(['You: 2nd', 'Vous\u00a0: 1re'])
  expect([gameEn.looking(1), gameFr.looking(2)]).toEqual([
    '1 person is looking for a game',
    '2\u00a0personnes cherchent une partie',
  ])
})
