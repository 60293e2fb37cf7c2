import { expect, test } from 'vitest'
import type { Result } from '../contract.ts'
import { toy } from '../toy/toy.ts'
import type { TieBreak, Verdict } from '../toy/types.ts'
import { examine } from './examine.ts'

const SEATS = 3
const RANKS = 'ranks follow scores and tie-breaks'
const COMPLETE = 'the result is complete'

function foundWith(result: Result<TieBreak, Verdict>): readonly string[] {
  const game = { ...toy, result: (s: Parameters<typeof toy.result>[0]) => (toy.result(s) === null ? null : result) }
  const demands = { bound: 80, games: 1, share: 0, setups: () => [{}] }
  const questions = examine(game, demands, SEATS).findings.map(({ question }) => question)
  return questions.filter((question) => question === RANKS || question === COMPLETE)
}

const tied = (ranks: number[], ...open: number[][]): Result<TieBreak, Verdict> => ({
  scores: [7, 9, 9],
  tieBreaks: open.map((values) => ({ id: 'open', values })),
  ranks,
  verdict: null,
})

test.each([
  ['broken by the tie-break', tied([3, 2, 1], [9, 1, 2])],
  ['equal in the tie-break too, and shared', tied([3, 1, 1], [0, 2, 2])],
  ['without a tie-break, and shared', tied([3, 1, 1])],
])('right: %s', (_, result) => {
  expect(foundWith(result)).toEqual([])
})

test.each([
  ['a tie that was broken but is shared', tied([3, 1, 1], [0, 1, 2])],
  ['a tie broken the wrong way round', tied([3, 1, 2], [0, 1, 2])],
  ['a tie broken by nothing', tied([3, 1, 2], [0, 2, 2])],
  ['a tie broken although the game has no tie-break', tied([3, 1, 2])],
  ['a tie-break before the score', tied([1, 3, 2], [9, 1, 2])],
  ['the lowest score first', { scores: [7, 8, 9], tieBreaks: [], ranks: [1, 2, 3], verdict: null }],
] as const)('caught: %s', (_, result) => {
  expect(foundWith(result)).toEqual([RANKS])
})

test.each([
  ['a seat without a value', tied([3, 2, 1], [0, 1])],
  ['a value that is no number', tied([3, 2, 1], [0, 1, Number.NaN])],
  ['a tie-break twice', tied([3, 2, 1], [0, 1, 2], [0, 1, 2])],
])('caught: %s', (_, result) => {
  expect(foundWith(result)).toContain(COMPLETE)
})
