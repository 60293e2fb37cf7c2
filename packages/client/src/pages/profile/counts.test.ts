import type { GameCount, RunningGame } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { byUrgency, spanOf, totalOf, totalsByGame, totalsBySeats } from './counts.ts'

const count = (
  game: string,
  seats: number,
  played: number,
  placed: number,
  won: number,
  best: number | null,
): GameCount => ({
  game,
  seats,
  played,
  placed,
  won,
  best,
})
const COUNTS = [
  count('glen', 2, 3, 2, 1, 40),
  count('glen', 4, 1, 1, 0, null),
  count('lords', 4, 9, 9, 3, -2),
  count('lords', 1, 2, 0, 0, 7),
]

test('games and seats are added up', () => {
  expect(totalOf(COUNTS)).toEqual({ played: 15, placed: 12, won: 4, best: 40 })
  expect(totalOf([])).toEqual({ played: 0, placed: 0, won: 0, best: null })
  expect(totalsByGame(COUNTS)).toEqual([
    ['lords', { played: 11, placed: 9, won: 3, best: 7 }],
    ['glen', { played: 4, placed: 3, won: 1, best: 40 }],
  ])
  expect(totalsBySeats(COUNTS)).toEqual([
    [2, { played: 3, placed: 2, won: 1, best: 40 }],
    [4, { played: 10, placed: 10, won: 3, best: -2 }],
  ])
})

test('a time is told in the largest unit that has passed', () => {
  const minute = 60_000
  expect([0, 59_999].map((ms) => spanOf(ms).unit)).toEqual(['moments', 'moments'])
  expect(spanOf(59 * minute + 59_000)).toEqual({ unit: 'minutes', count: 59 })
  expect(spanOf(60 * minute)).toEqual({ unit: 'hours', count: 1 })
  expect(spanOf(47 * 60 * minute)).toEqual({ unit: 'days', count: 1 })
})

test('games at which it is my turn come first, each sort with the longest wait first', () => {
  const game = (id: string, status: 'playing' | 'waiting', myTurn: boolean, waited: number): RunningGame =>
    ({ table: { id, status, myTurn }, waited }) as RunningGame
  const games = [
    game('theirs', 'playing', false, 900),
    game('open', 'waiting', false, 5000),
    game('mine', 'playing', true, 10),
    game('mine for long', 'playing', true, 20),
  ]
  expect(byUrgency(games).map(({ table }) => table.id)).toEqual(['mine for long', 'mine', 'theirs', 'open'])
})
