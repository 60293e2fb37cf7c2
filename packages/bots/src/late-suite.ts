import { type Game, type GameTypes, stream } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { expect, test } from 'vitest'
import { playoutsOf } from './expert/expert.ts'
import { createBot } from './levels.ts'
import type { Net } from './net.ts'
import { ask } from './question.ts'

const TIMEOUT = 300_000
const POSITIONS = 3
const BUDGETS = [0, 3, 20, 45]
/** Steps of a search that each look once more before it is at its end. */
const MOST_AFTER_END = 24

interface LateDemands<T extends GameTypes> {
  readonly seatCounts: readonly number[]
  netFor(seats: number): Net | undefined
  /** Not the first ones alone: there a choice is often forced. */
  positions(seats: number, count: number): readonly T['state'][]
}

/** An expert when time is up. The clock counts how often it is read, so nothing here depends on speed. */
export function lateSuite<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  { seatCounts, netFor, positions }: LateDemands<T>,
): void {
  const questionsAt = (seats: number): readonly T['state'][] =>
    positions(seats, 4 * POSITIONS)
      .filter((s) => ask(game, s, game.actors(s)[0], { rng: stream('a'), budget: { iterations: 1 } }).legal.length > 1)
      .slice(0, POSITIONS)

  test.each(seatCounts)('a play has no value once time is up, %i seats', { timeout: TIMEOUT }, (seats) => {
    const { playOut } = playoutsOf(game, strategy, netFor(seats))
    let all = 0
    for (const s of questionsAt(seats)) {
      const [seat] = game.actors(s)
      const world = game.imagine(s, seat, stream('world'))
      let looks = 0
      const after = (most: number) => (): boolean => looks++ >= most
      expect(playOut(world, seat, [], after(Infinity))).not.toBeNull()
      const whole = looks
      all += whole
      for (const most of new Set([0, 1, Math.floor(whole / 2), whole - 1])) {
        if (most < 0 || most >= whole) continue
        looks = 0
        expect([most, playOut(world, seat, [], after(most))]).toEqual([most, null])
        expect(looks).toBeLessThanOrEqual(most + 2)
      }
    }
    expect(all).toBeGreaterThan(POSITIONS)
  })

  test.each(seatCounts)(
    'an expert answers within a few looks at the clock once it said stop, %i seats',
    { timeout: TIMEOUT },
    (seats) => {
      const net = netFor(seats)
      for (const s of questionsAt(seats))
        for (const ms of BUDGETS) {
          let looks = 0
          const bot = createBot(game, strategy, 'expert', {
            ...(net === undefined ? {} : { net }),
            now: () => looks++,
          })
          const question = ask(game, s, game.actors(s)[0], { rng: stream('late'), budget: { ms } })
          expect(question.legal).toContainEqual(bot.choose(question))
          expect(looks).toBeLessThanOrEqual(ms + 1 + MOST_AFTER_END)
        }
    },
  )
}
