import { existsSync, readFileSync } from 'node:fs'
import { isLadder, LADDER_LEVELS, rungsOf } from '@bothy/bots'
import { GAME_IDS } from '@bothy/games'
import { expect, test } from 'vitest'

const fileOf = (game: string): URL => new URL(`../../games/${game}/opponents/ladder.json`, import.meta.url)
const kept = GAME_IDS.filter((game) => existsSync(fileOf(game)))

test('some game has a ladder', () => expect(kept.length).toBeGreaterThan(0))

test.each(kept)('the ratings of %s follow from the matches that are kept with them', (game) => {
  const ladder: unknown = JSON.parse(readFileSync(fileOf(game), 'utf8'))
  if (!isLadder(ladder)) throw new Error('no ladder')
  expect(ladder.game).toBe(game)
  expect(ladder.seats.length + ladder.alone.length).toBeGreaterThan(0)
  for (const { seats, matches, rungs } of ladder.seats) {
    expect(rungs).toEqual(rungsOf(seats, matches))
    for (const { one, others, tallies } of matches) {
      expect(LADDER_LEVELS.indexOf(one)).toBe(LADDER_LEVELS.indexOf(others) + 1)
      for (const [share, deals] of tallies) expect(share >= 0 && share <= 1 && deals > 0).toBe(true)
    }
  }
  for (const { mean, low, high, lowestTenth } of ladder.alone) {
    expect(low <= mean && mean <= high).toBe(true)
    expect(lowestTenth).toBeLessThan(high)
  }
})
