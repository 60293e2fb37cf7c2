import type { Candidate, Playouts, Question } from '@bothy/kernel/strategy'
import { stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { weighByPlays } from '../src/expert/search.ts'
import { lateSuite } from '../src/late-suite.ts'
import { positionsOf } from '../src/strategy-suite.ts'
import { newLearner } from '../src/train/learner.ts'
import { dice, type DiceAction, type DiceState, diceStrategy, type DiceTypes } from './dice.ts'

/** Worlds are told apart by their number of turns; a play brings what the test says of its world. */
interface Told {
  readonly judgements: readonly number[]
  readonly plays: number
  valueOf(candidate: number, world: number): number | null
}

const NAMES: readonly DiceAction[] = ['bank', 'swap', 'red', 'blue']
const inTime = (): boolean => false

function search({ judgements, plays, valueOf }: Told, isLate = inTime) {
  const played: { readonly candidate: number; readonly world: number }[] = []
  let worlds = 0
  const question: Question<DiceTypes> = {
    seat: 0,
    legal: NAMES,
    sample: (): DiceState => ({ ...dice.create(null, 2, 'search', 1), turns: worlds++ }),
    budget: { iterations: 1 },
    rng: stream('search'),
  }
  const playouts: Playouts<DiceTypes> = {
    unit: 'points',
    standing: () => [0, 0],
    candidates: () => ({
      list: judgements.map((judgement, i): Candidate<DiceAction> => ({ plies: [NAMES[i]], judgement })),
      plays,
    }),
    playOut(world, _seat, [ply]) {
      const candidate = NAMES.indexOf(ply)
      played.push({ candidate, world: world.turns })
      return valueOf(candidate, world.turns)
    },
  }
  const weighed = weighByPlays(playouts, question, isLate)
  const order = weighed.map(({ plies }) => NAMES.indexOf(plies[0]))
  const playsOf = (candidate: number): number => weighed[order.indexOf(candidate)].plays
  return { weighed, order, played, playsOf }
}

/** Swings so that no candidate is ever far behind, the same for everybody or not. */
const swing = (world: number): number => (world % 2 === 0 ? 10 : -10)
const noise = (candidate: number, world: number): number => ((candidate * 7 + world * 5) % 11) - 5

describe('sequential halving', () => {
  test('those that are left are played out in the same worlds, each in its order', () => {
    const { played } = search({ judgements: [0, 0, 0, 0], plays: 32, valueOf: noise })
    const worldsOf = (candidate: number): number[] =>
      played.flatMap((play) => (play.candidate === candidate ? [play.world] : []))
    const all = NAMES.map((_, i) => worldsOf(i)).sort((a, b) => b.length - a.length)
    expect(all[0]).toEqual(Array.from({ length: all[0].length }, (_, i) => i))
    for (const worlds of all) expect(worlds).toEqual(all[0].slice(0, worlds.length))
  })

  test('the weaker half goes, so the better ones have more plays, and all together no more than granted', () => {
    const { weighed, played, order } = search({
      judgements: [0, 0, 0, 0],
      plays: 48,
      valueOf: (candidate, world) => candidate + noise(candidate, world),
    })
    expect(order).toEqual([3, 2, 1, 0])
    expect(weighed.map(({ plays }) => plays)).toEqual([18, 18, 6, 6])
    expect(played).toHaveLength(48)
  })

  test('the first judgement counts as four plays', () => {
    const { weighed } = search({ judgements: [6, 1], plays: 8, valueOf: (candidate) => (candidate === 0 ? 3 : 4) })
    expect(weighed.map(({ value }) => value)).toEqual([(6 * 4 + 3 * 4) / 8, (1 * 4 + 4 * 4) / 8])
  })

  test('luck that all share decides nothing, however great', () => {
    const { order } = search({
      judgements: [0, 0],
      plays: 16,
      valueOf: (candidate, world) => 1000 * swing(world) + candidate * 0.01,
    })
    expect(order).toEqual([1, 0])
  })

  test('without plays the first judgement decides', () => {
    const { order, played } = search({ judgements: [1, 3, 2], plays: 0, valueOf: () => 0 })
    expect([order, played]).toEqual([[1, 2, 0], []])
  })
})

describe('dropping early', () => {
  test('a candidate that is far behind in the same worlds goes after eight plays, and a clear choice ends the search', () => {
    const { played, playsOf } = search({
      judgements: [0, 0],
      plays: 400,
      valueOf: (candidate, world) => swing(world) + (candidate === 0 ? 0.5 : 0) + 0.01 * noise(candidate, world),
    })
    expect([playsOf(0), playsOf(1)]).toEqual([8, 8])
    expect(played).toHaveLength(16)
  })

  test('one that is behind by less than luck stays', () => {
    const { played } = search({
      judgements: [0, 0],
      plays: 400,
      valueOf: (candidate, world) => (candidate === 0 ? 0.5 + swing(world) : 0),
    })
    expect(played).toHaveLength(400)
  })

  test('the others go on, and the dropped one stands behind them', () => {
    const { order, playsOf } = search({
      judgements: [0, 0, 9],
      plays: 96,
      valueOf: (candidate, world) => (candidate === 2 ? -50 : noise(candidate, world)),
    })
    expect(order[2]).toBe(2)
    expect(playsOf(2)).toBe(8)
    expect(playsOf(0)).toBeGreaterThan(8)
  })
})

describe('when time is up', () => {
  test('at once: the best by the first judgement, without a play', () => {
    const { order, played } = search({ judgements: [1, 3, 2], plays: 96, valueOf: () => 0 }, () => true)
    expect([order[0], played]).toEqual([1, []])
  })

  test('the best so far, by the worlds that all were played in: a part of one does not count', () => {
    const { weighed, order } = search({
      judgements: [1, 0],
      plays: 96,
      valueOf: (candidate, world) => (world < 2 ? 6 * candidate : candidate === 0 ? 1000 : null),
    })
    expect(order[0]).toBe(1)
    expect(weighed.map(({ plays }) => plays)).toEqual([2, 2])
  })

  test.each([1, 5, 20, 60])('it ends within two looks at the clock, after %i of them', (most) => {
    let looks = 0
    const { played } = search({ judgements: [0, 0, 0, 0], plays: 400, valueOf: noise }, () => {
      return ++looks > most
    })
    expect(played.length).toBeLessThanOrEqual(most * NAMES.length)
    expect(looks).toBeLessThanOrEqual(most + 2)
  })
})

describe('the game of dice', () => {
  const positionsAt = positionsOf(dice, diceStrategy)
  lateSuite(dice, diceStrategy, {
    seatCounts: [2, 3],
    netFor: (seats) => newLearner(diceStrategy.inputs(seats).length, 8, seats, stream('net')).net,
    positions: (seats, count) => positionsAt({ seats, count, seed: 'late', every: 2 }),
  })
})
