import { expect, test } from 'vitest'
import type { Result } from '../contract.ts'
import { tiesOf } from './ties.ts'

const result = (scores: number[], ranks: number[], ...tieBreaks: number[][]): Result => ({
  scores,
  tieBreaks: tieBreaks.map((values, i) => ({ id: ['first', 'second'][i], values })),
  ranks,
  verdict: null,
})

test('without equal scores there is nothing to tell, whatever the tie-breaks say', () => {
  expect(tiesOf(result([3, 9, 5], [3, 1, 2], [4, 4, 4]))).toEqual([])
})

test('a tie that the first comparison breaks does not need the second', () => {
  expect(tiesOf(result([9, 9, 5], [2, 1, 3], [1, 4, 8], [7, 7, 7]))).toEqual([
    {
      score: 9,
      seats: [1, 0],
      compared: [
        {
          id: 'first',
          values: [
            { seat: 1, value: 4 },
            { seat: 0, value: 1 },
          ],
        },
      ],
      shared: [],
    },
  ])
})

test('the second comparison is only between those whom the first left equal', () => {
  const [tie] = tiesOf(result([9, 9, 9], [3, 2, 1], [1, 1, 2], [5, 6, 0]))
  expect(tie.compared.map(({ id, values }) => [id, values.map(({ seat }) => seat)])).toEqual([
    ['first', [2, 1, 0]],
    ['second', [1, 0]],
  ])
  expect(tie.shared).toEqual([])
})

test('equal in everything: the place is shared', () => {
  const [tie] = tiesOf(result([9, 9, 2], [1, 1, 3], [4, 4, 0]))
  expect([tie.compared.length, tie.shared]).toEqual([1, [{ rank: 1, seats: [0, 1] }]])
})

test('a game without tie-breaks shares at once', () => {
  expect(tiesOf(result([2, 7, 7], [3, 1, 1]))).toEqual([
    { score: 7, seats: [1, 2], compared: [], shared: [{ rank: 1, seats: [1, 2] }] },
  ])
})

test('several ties stand in the order of the places', () => {
  const ties = tiesOf(result([1, 5, 1, 5], [3, 2, 3, 1], [0, 1, 0, 2]))
  expect(ties.map(({ score, seats }) => [score, seats])).toEqual([
    [5, [3, 1]],
    [1, [0, 2]],
  ])
})
