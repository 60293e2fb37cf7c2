import { stream, unit } from '@bothy/kernel'
import { expect, test } from 'vitest'
import {
  type Ladder,
  LADDER_LEVELS,
  type LadderMatch,
  ladderOf,
  ladderPairs,
  type Level,
  withAlone,
  withMatches,
} from '../src/index.ts'

/** Deals won with the odds that these ratings say. */
function playedBy(ratings: Readonly<Record<string, number>>, seats: number, deals: number): LadderMatch[] {
  const rng = stream('ladder', String(seats))
  const levels = LADDER_LEVELS.filter((level) => level in ratings)
  return ladderPairs(levels).map(([one, others]) => {
    const odds = 10 ** ((ratings[one] - ratings[others]) / 400) / (seats - 1)
    const share = odds / (1 + odds)
    return { one, others, seats, shares: Array.from({ length: deals }, () => (unit(rng) < share ? 1 : 0)) }
  })
}

test.each([2, 4])('ratings come back from games that were won by their odds, %i seats', (seats) => {
  const truth = { beginner: 1310, easy: 1500, medium: 1720, hard: 1900, expert: 2090 }
  const rungs = ladderOf(playedBy(truth, seats, 3000), 's')
  expect(rungs.map(({ level }) => level)).toEqual(['expert', 'hard', 'medium', 'easy', 'beginner'])
  for (const { level, rating, low, high } of rungs) {
    expect(Math.abs(rating - truth[level as keyof typeof truth])).toBeLessThan(30)
    expect(low).toBeLessThanOrEqual(rating)
    expect(high).toBeGreaterThanOrEqual(rating)
  }
})

test('the anchor is fixed, and a level that never loses has an end', () => {
  const rungs = ladderOf([{ one: 'medium', others: 'easy', seats: 2, shares: [1, 1, 1, 1] }], 's')
  expect(rungs[1]).toEqual({ level: 'easy', rating: 1500, low: 1500, high: 1500 })
  expect(rungs[0].rating).toBeGreaterThan(1700)
  expect(rungs[0].rating).toBeLessThan(2000)
})

test('fewer deals mean a wider interval', () => {
  const width = (deals: number): number => {
    const [best] = ladderOf(playedBy({ easy: 1500, medium: 1650 }, 2, deals), 's')
    return best.high - best.low
  }
  expect(width(50)).toBeGreaterThan(2 * width(1000))
})

test('each level plays the two weaker ones next to it', () => {
  expect(ladderPairs(['random', 'easy', 'medium', 'hard'])).toEqual([
    ['easy', 'random'],
    ['medium', 'easy'],
    ['medium', 'random'],
    ['hard', 'medium'],
    ['hard', 'easy'],
  ])
})

test('games against the level after the next count: they make a rating surer', () => {
  const truth = { easy: 1500, medium: 1600, hard: 1700 }
  const all = playedBy(truth, 2, 400)
  const width = (matches: readonly LadderMatch[]): number => {
    const [best] = ladderOf(matches, 's')
    return best.high - best.low
  }
  const neighbours = all.filter(({ one, others }) => one !== 'hard' || others !== 'easy')
  expect(neighbours).toHaveLength(2)
  expect(width(all)).toBeLessThan(0.9 * width(neighbours))
})

const none: Ladder = { game: 'g', seats: [], alone: [] }
const match = (one: Level, others: Level, seats: number, shares: readonly number[]): LadderMatch => ({
  one,
  others,
  seats,
  shares,
})

test('a ladder keeps what was played before, and a match played anew takes the place of the old one', () => {
  const first = withMatches(none, [match('easy', 'beginner', 2, [1, 0.5, 1]), match('medium', 'easy', 2, [1, 0])], 'a')
  const second = withMatches(
    first,
    [match('medium', 'easy', 2, [1, 1, 1, 0.5]), match('easy', 'beginner', 3, [1])],
    'b',
  )
  expect(second.seats.map(({ seats, matches }) => [seats, matches])).toEqual([
    [
      2,
      [
        {
          one: 'easy',
          others: 'beginner',
          seed: 'a',
          tallies: [
            [0.5, 1],
            [1, 2],
          ],
        },
        {
          one: 'medium',
          others: 'easy',
          seed: 'b',
          tallies: [
            [0.5, 1],
            [1, 3],
          ],
        },
      ],
    ],
    [3, [{ one: 'easy', others: 'beginner', seed: 'b', tallies: [[1, 1]] }]],
  ])
  const ratingOf = (ladder: Ladder, level: Level): number =>
    ladder.seats[0].rungs.find((rung) => rung.level === level)?.rating ?? 0
  expect(ratingOf(second, 'medium')).toBeGreaterThan(ratingOf(first, 'medium'))
  expect(ratingOf(second, 'beginner')).toBe(ratingOf(first, 'beginner'))
})

test('ratings of a kept ladder can be computed again from it', () => {
  const ladder = withMatches(
    none,
    [match('easy', 'beginner', 2, [1, 0.5, 0, 1]), match('hard', 'easy', 2, [1, 0.5])],
    'a',
  )
  expect(withMatches(ladder, [], 'z')).toEqual(ladder)
})

test('alone, a level that plays again has its new figures', () => {
  const figures = (level: Level, mean: number) => ({
    level,
    seed: 's',
    games: 4,
    mean,
    low: 1,
    high: 2,
    lowestTenth: 1,
  })
  const before = withAlone(none, [figures('hard', 150), figures('easy', 120)])
  expect(withAlone(before, [figures('easy', 160)]).alone.map(({ level, mean }) => [level, mean])).toEqual([
    ['easy', 160],
    ['hard', 150],
  ])
})
