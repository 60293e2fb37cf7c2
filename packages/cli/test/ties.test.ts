import { loadTexts } from '@bothy/games'
import { expect, test } from 'vitest'
import { tieLines } from '../src/ties.ts'

const NAMES = ['You', 'Ailsa', 'Rory']
const CUBES = { id: 'cubes', values: [4, 5, 0] }

test('a broken tie names what broke it, with the numbers', async () => {
  const result = { scores: [30, 30, 9], tieBreaks: [CUBES], ranks: [2, 1, 3], verdict: null }
  expect(tieLines(result, await loadTexts('glen-more', 'en'), NAMES, 'en')).toEqual([
    'tied at 30: Ailsa, You',
    '  If tied on VP, most cubes on tiles wins GM-89: Ailsa 5 cubes, You 4 cubes',
  ])
})

test('a tie that nothing broke says who shares the place', async () => {
  const none = [
    { id: 'army', values: [12, 0, 0] },
    { id: 'rank', values: [90, 0, 0] },
  ]
  const result = { scores: [41, 20, 20], tieBreaks: none, ranks: [1, 2, 2], verdict: null }
  const lines = tieLines(result, await loadTexts('lords-of-scotland', 'fr'), NAMES, 'fr')
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    4,
    'égalité à 20\u00a0points\u00a0: Ailsa, Rory',
    '  2e place partagée\u00a0: Ailsa, Rory',
  ])
})

test('no line where scores say it all', async () => {
  const result = { scores: [30, 20, 9], tieBreaks: [CUBES], ranks: [1, 2, 3], verdict: null }
  expect(tieLines(result, await loadTexts('glen-more', 'en'), NAMES, 'en')).toEqual([])
})
