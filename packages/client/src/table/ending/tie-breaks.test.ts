import { plain, type Result } from '@bothy/kernel'
import { en as glenMoreEn } from '@bothy/glen-more/words/en'
import { fr as glenMoreFr } from '@bothy/glen-more/words/fr'
import { en as lordsEn } from '@bothy/lords-of-scotland/words/en'
import { fr as lordsFr } from '@bothy/lords-of-scotland/words/fr'
import { afterAll, beforeEach, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { tieSentences } from './tie-breaks.ts'

const NAMES = ['Ann', 'Bob', 'Cal']
beforeEach(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

type Words = Parameters<typeof tieSentences>[1]
const told = (result: Result, texts: Words): string[] =>
  tieSentences(result, texts, NAMES).map((message) => plain(message, NAMES).trim())

const glenMore = (scores: number[], cubes: number[], ranks: number[]): Result => ({
  scores,
  tieBreaks: [{ id: 'cubes', values: cubes }],
  ranks,
  verdict: null,
})
const lords = (army: number[], rank: number[], ranks: number[]): Result => ({
  scores: [41, 41, 30],
  tieBreaks: [
    { id: 'army', values: army },
    { id: 'rank', values: rank },
  ],
  ranks,
  verdict: null,
})

test('no equal points: nothing is said, though cubes are equal', () => {
  expect(told(glenMore([30, 28, 9], [4, 4, 4], [1, 2, 3]), glenMoreEn)).toEqual([])
})

test('a broken tie names what broke it, with the numbers', () => {
  expect(told(glenMore([30, 30, 9], [4, 5, 4], [2, 1, 3]), glenMoreEn)).toEqual([
    'Bob and Ann are tied at 30. If tied on VP, most cubes on tiles wins GM-89: Bob 5 cubes, Ann 4 cubes.',
  ])
})

test('a tie that nothing broke is a shared victory', () => {
  expect(told(glenMore([30, 30, 9], [1, 1, 4], [1, 1, 3]), glenMoreEn)).toEqual([
    'Ann and Bob are tied at 30. If tied on VP, most cubes on tiles wins GM-89: Ann 1 cube, Bob 1 cube. Ann and Bob share the victory.',
  ])
})

test('a tie for a later place is told as well', () => {
  expect(told(glenMore([30, 9, 9], [0, 2, 2], [1, 2, 2]), glenMoreEn)[0]).toMatch(/Bob and Cal share 2nd place\.$/)
})

test('the second comparison is told only when the first did not decide', () => {
  expect(told(lords([24, 12, 3], [60, 90, 5], [1, 2, 3]), lordsEn)).toEqual([
    'Ann and Bob are tied at 41. If tied on points, the stronger army in the last skirmish wins LOS-79: Ann 24, Bob 12.',
  ])
  expect(told(lords([12, 12, 3], [60, 90, 5], [2, 1, 3]), lordsEn)[0]).toMatch(
    /LOS-79: Bob 12, Ann 12\. If armies are tied, .* LOS-65: Bob rank 90, Ann rank 60\.$/,
  )
})

test('in French', () => {
  chosenLanguage.value = 'fr'
  const spaced = (texts: string[]): string[] => texts.map((text) => text.replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(spaced(told(glenMore([30, 30, 9], [5, 5, 4], [1, 1, 3]), glenMoreFr))).toEqual([
    'Égalité entre Ann et Bob, à 30 points. À égalité de PV, le joueur qui a le plus de cubes sur ses tuiles passe devant GM-89 : Ann 5 cubes, Bob 5 cubes. Victoire partagée : Ann et Bob.',
  ])
  expect(spaced(told(lords([24, 0, 3], [60, 0, 5], [1, 2, 3]), lordsFr))[0]).toContain('Ann 24, Bob pas d’armée.')
})
