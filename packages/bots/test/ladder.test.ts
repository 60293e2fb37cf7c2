import { stream, unit } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { LADDER_LEVELS, type LadderMatch, ladderOf, ladderPairs } from '../src/index.ts'

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

test('each level plays the next weaker one', () => {
  expect(ladderPairs(['random', 'easy', 'medium', 'hard'])).toEqual([
    ['easy', 'random'],
    ['medium', 'easy'],
    ['hard', 'medium'],
  ])
})
