import type { Summary } from '@bothy/room'
import { expect, test } from 'vitest'
import { outcomesOf } from '../../src/results/outcomes.ts'
import { bot, person } from './ratings.contract.ts'

function summary(
  holders: Summary['holders'],
  result: { scores: number[]; ranks: number[] } | null,
  resigned: readonly number[] = [],
): Summary {
  return {
    status: 'over',
    holders,
    toAct: [],
    progress: 1,
    commitment: null,
    seed: null,
    unready: [],
    resigned,
    ended: { result, abandoned: result === null },
    botTurn: false,
    updated: 10,
  }
}
const places = (of: Summary): readonly (number | null)[] => outcomesOf(of).map(({ place }) => place)

test('everybody has a place and points, shared places too', () => {
  const of = summary([person('ann'), bot('hard'), person('ben')], { scores: [12, 30, 12], ranks: [2, 1, 2] })
  expect(outcomesOf(of)).toEqual([
    { seat: 0, player: 'ann', name: 'ann', place: 2, points: 12 },
    { seat: 1, player: 'bot:hard', name: null, place: 1, points: 30 },
    { seat: 2, player: 'ben', name: 'ben', place: 2, points: 12 },
  ])
})

test('a player who left is last without points, wherever a bot took the seat', () => {
  const result = { scores: [30, 20, 10], ranks: [1, 2, 3] }
  const of = summary([person('ann', 'medium'), person('ben'), person('cat')], result, [0])
  expect(outcomesOf(of).map(({ place, points }) => [place, points])).toEqual([
    [3, null],
    [1, 20],
    [2, 10],
  ])
})

test('of a match that was ended early only those who left have lost', () => {
  expect(places(summary([person('ann'), person('ben'), person('cat')], null, [2]))).toEqual([null, null, 3])
  expect(places(summary([person('ann'), person('ben')], null))).toEqual([null, null])
})

test('alone, or in two seats at once, nobody wins', () => {
  expect(outcomesOf(summary([person('ann')], { scores: [40], ranks: [1] }))).toMatchObject([
    { place: null, points: 40 },
  ])
  const shared = summary([person('ann'), person('ann'), person('ben')], { scores: [3, 2, 1], ranks: [1, 2, 3] })
  expect(outcomesOf(shared)).toMatchObject([
    { seat: 0, place: null, points: null },
    { seat: 2, place: 3 },
  ])
})

test('nothing is said of bots alone, nor of people in a file', () => {
  const result = { scores: [2, 1], ranks: [1, 2] }
  expect(outcomesOf(summary([bot('easy'), bot('hard')], result))).toEqual([])
  const name = { kind: 'person', person: null, name: 'Flora', away: null } as const
  expect(outcomesOf(summary([name, person('ann')], result))).toEqual([])
})
