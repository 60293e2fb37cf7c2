import { ROUNDS } from '../data/limits.ts'
import type { GoodId } from '../data/goods.ts'
import type { State } from '../rules/types.ts'

/** VP for £1 that can be spent in a round, by round; the last entry: after the last Production. Money grows until it is spent. */
const MONEY: readonly number[] = [1.05, 1.05, 0.74, 0.51, 0.36, 0.29, 0.1]

/** Worth of a good in stock after Production of a round, in pounds of the next one; by round and good. */
const GOODS: readonly (readonly number[])[] = [
  [4.4, 5.3, 5.3, 10.4, 11.5, 11.6],
  [4.4, 5.3, 5.3, 10.4, 11.5, 11.6],
  [4.4, 4.6, 5, 9.5, 10.9, 10.7],
  [4.7, 5.1, 4.8, 11, 12.5, 12.4],
  [5, 5.7, 4.3, 12, 13.3, 13.5],
]
const AT_END: readonly number[] = [1, 1, 1, 2, 2, 2]

export const roundOf = (s: State): number => Math.max(1, s.round)

export const moneyRate = (round: number): number => MONEY[Math.min(round, ROUNDS + 1)]

export const goodRate = (round: number, good: GoodId): number =>
  round >= ROUNDS ? AT_END[good] : GOODS[round][good] * MONEY[round + 1]

export function incomeRate(round: number): number {
  let sum = 0
  for (let later = round + 1; later <= ROUNDS; later++) sum += MONEY[later + 1]
  return sum
}
