import { below, type Game, type GameTypes, type Json, stream } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Strategy, Question } from '@bothy/kernel/strategy'
import { describe, expect, test } from 'vitest'
import { arena } from './arena.ts'
import { playBots } from './bot-table.ts'
import { type Bot, createBot, LEVELS, type Level, wantsNet } from './levels.ts'
import { lateSuite } from './late-suite.ts'
import type { Net } from './net.ts'
import { type PlanTree, weighPlans } from './plans.ts'
import { ask } from './question.ts'
import { createAnyBot } from './reference-bots.ts'
import { plainWeights } from './scripted.ts'

export interface StrategyDemands<T extends GameTypes> {
  readonly positionsAt: ReturnType<typeof positionsOf<T>>
  /** By number of seats; `null` leaves out levels that need one. */
  readonly nets: ReadonlyMap<number, Net> | null
  /** Inputs that hundreds of positions with two seats need not show. */
  readonly rare: RegExp
}

export { playBots }

const TIMEOUT = 300_000
const TABLES = IS_WHOLE ? 20 : 1
const STRENGTH_GAMES = IS_WHOLE ? 60 : 16
const STRENGTH_TIMEOUT = 10 * TIMEOUT
/** Levels that think for a second. */
const MOST_POSITIONS: Partial<Record<Level, number>> = { expert: IS_WHOLE ? 4 : 1, 'ismcts-1000': 1 }
const WHIM = 5
const STOCK = 40
const BATCH = 100
const BATCHES = 8

type Wanted = {
  readonly seats: number
  readonly count: number
  readonly seed: string
  readonly every?: number
  readonly setup?: Json
}

/** Playing to a position takes longer than most tests that start there, so positions are kept and copied. */
export function positionsOf<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
): (wanted: Wanted) => T['state'][] {
  const known = new Map<string, readonly T['state'][]>()
  return (wanted) => {
    const key = JSON.stringify(wanted)
    const states = known.get(key) ?? playTo(game, strategy, wanted)
    known.set(key, states)
    return states.map((s) => game.clone(s))
  }
}

function playTo<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>, wanted: Wanted): T['state'][] {
  const { seats, count, seed, every = 17, setup: raw = {} } = wanted
  const setup = game.setup(raw, seats)
  if (!setup.ok) throw new Error('no such table')
  const out: T['state'][] = []
  const rng = stream(seed)
  const easy = createBot(game, strategy, 'easy')
  for (let n = 0; out.length < count; n++) {
    const s = game.create(setup.value, seats, `${seed}-${n}`, game.revision)
    while (game.actors(s).length > 0 && out.length < count) {
      if (below(rng, every) === 0) out.push(game.clone(s))
      const question = questionAt(game, s, String(out.length))
      const isWhim = below(rng, WHIM) === 0
      const action = isWhim ? question.legal[below(rng, question.legal.length)] : easy.choose(question)
      game.apply(s, question.seat, action)
    }
  }
  return out
}

export const questionAt = <T extends GameTypes>(game: Game<T>, s: T['state'], seed: string): Question<T> =>
  ask(game, s, game.actors(s)[0], { rng: stream(seed), budget: { iterations: 1 } })

function plansAt<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  question: Question<T>,
): PlanTree<T['action']> {
  const weights = plainWeights(strategy)
  const terms = new Float64Array(weights.length)
  const worth = (state: T['state'], seat: number): number => {
    strategy.evaluate(state, seat, terms)
    return terms.reduce((sum, term, i) => sum + term * weights[i], 0)
  }
  return weighPlans(game, strategy, question, { samples: 1, isLate: () => false, worth }).tree
}

export function strategySuite<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  demands: StrategyDemands<T>,
): void {
  const { nets, rare, positionsAt } = demands
  const plansItself = strategy.planner !== undefined
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const positions = (seats: number, count: number): T['state'][] => {
    const stock = positionsAt({ seats, count: STOCK, seed: `stock-${seats}` })
    return stock.filter((_, i) => Math.floor(((i + 1) * count) / STOCK) > Math.floor((i * count) / STOCK))
  }
  const botFor = (level: Level, seats: number): Bot<T> => {
    const net = nets?.get(seats)
    return createAnyBot(game, strategy, level, wantsNet(strategy, level) && net !== undefined ? { net } : {})
  }

  const canPlay = (level: Level): boolean => nets !== null || !wantsNet(strategy, level)
  // A thousand iterations are slow with many seats, and work the same with few.
  const seatCountsOf = (level: Level): readonly number[] =>
    level === 'ismcts-1000' && !IS_WHOLE ? seatCounts.slice(0, 1) : seatCounts

  describe.each(LEVELS.filter(canPlay))('%s', (level) => {
    test.each(seatCountsOf(level))(
      'answers legally and the same for the same seed, %i seats',
      { timeout: TIMEOUT },
      (seats) => {
        const choices = positions(seats, 12).filter((s) => questionAt(game, s, 'a').legal.length > 1)
        expect(choices.length).toBeGreaterThan(0)
        for (const s of choices.slice(0, MOST_POSITIONS[level])) {
          const before = JSON.stringify(s)
          const question = questionAt(game, s, 'a')
          const answer = botFor(level, seats).choose(question)
          expect(question.legal).toContainEqual(answer)
          expect(botFor(level, seats).choose(questionAt(game, s, 'a'))).toEqual(answer)
          expect(JSON.stringify(s)).toBe(before)
        }
      },
    )
  })

  const anyOptions = (seats: number, seed: string): Json => {
    const rng = stream(seed)
    const chosen = game.options.map(({ id, values }) => {
      const allowed = values(seats)
      return [id, allowed[below(rng, allowed.length)]] as const
    })
    return Object.fromEntries(chosen)
  }

  test.each(seatCounts.filter((seats) => seats > 1))(
    'bots of all levels play on to the end, %i seats',
    { timeout: TABLES * TIMEOUT },
    (seats) => {
      for (let n = 0; n < TABLES; n++) {
        const seed = `any-${seats}-${n}`
        playBots(game, strategy, { setup: anyOptions(seats, seed), seats, seed, net: nets?.get(seats) }, n + seats)
      }
    },
  )

  test.skipIf(!canPlay('expert')).each(seatCounts)(
    'an expert plays on to the end, its decisions played out, %i seats',
    { timeout: TABLES * TIMEOUT },
    (seats) => {
      for (let n = 0; n < TABLES; n++) {
        const seed = `expert-${seats}-${n}`
        const first = LEVELS.length + LEVELS.indexOf('expert') - (n % seats)
        const table = { setup: anyOptions(seats, seed), seats, seed, net: nets?.get(seats) }
        expect(playBots(game, strategy, table, first)).toBeGreaterThan(0)
      }
    },
  )

  if (canPlay('expert')) lateSuite(game, strategy, { seatCounts, netFor: (seats) => nets?.get(seats), positions })

  /**
   * Honesty. A bot sees nothing but `sample()` and its list of actions, so it can only learn what `imagine` lets through. Here
   * everything hidden from the seat is permuted by `imagine` itself: the seat cannot tell the two states apart. Both questions
   * then draw their samples from one canonical imagined state, so that the same random numbers mean the same things. The
   * answers must be equal; a bot that reached for the true state would give itself away.
   */
  describe.each((['naive', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const).filter(canPlay))(
    '%s is honest',
    (level) => {
      test.each(seatCounts)('%i seats', { timeout: TIMEOUT }, (seats) => {
        for (const s of positions(seats, 10).slice(0, MOST_POSITIONS[level])) {
          const seat = game.actors(s)[0]
          const other = game.imagine(s, seat, stream('other'))
          const canonical = game.imagine(s, seat, stream('canonical'))
          const answers = [s, other].map((truth) => {
            const rng = stream('same')
            const sample = (): T['state'] => game.imagine(canonical, seat, rng)
            return botFor(level, seats).choose({ ...questionAt(game, truth, 'same'), rng, sample })
          })
          expect(answers[0]).toEqual(answers[1])
        }
      })
    },
  )

  test.each(seatCounts)('a beginner does nothing that is nonsense by the whole script, %i seats', (seats) => {
    for (const s of positions(seats, 12)) {
      const sample = (): T['state'] => game.clone(s)
      const { roots, rootOf, worths } = plansAt(game, strategy, { ...questionAt(game, s, 'whole'), sample })
      if (roots.length === 1) continue
      const least = Math.max(...worths) - strategy.beginner.slack
      const sound = roots.filter((_, root) => worths.some((worth, leaf) => rootOf[leaf] === root && worth >= least))
      for (const seed of ['a', 'b', 'c', 'd']) {
        const answer = botFor('beginner', seats).choose({ ...questionAt(game, s, seed), sample })
        expect(sound.map(({ action }) => action)).toContainEqual(answer)
      }
    }
  })

  test('random, naive and beginner, easy: each is stronger, in a few games', { timeout: STRENGTH_TIMEOUT }, () => {
    const share = (stronger: Level, weaker: Level): number =>
      arena(game, strategy, { bots: [stronger, weaker], seats: 2, games: STRENGTH_GAMES, seed: 'order' }).bots[0]
        .winShare
    expect(share('naive', 'random')).toBeGreaterThan(0.7)
    expect(share('beginner', 'random')).toBeGreaterThan(0.7)
    expect(share('easy', 'beginner')).toBeGreaterThan(0.5)
    expect(Math.abs(share('naive', 'beginner') - 0.5)).toBeLessThan(0.35)
  })

  test.each(seatCounts)('inputs and terms depend on nothing that the seat cannot see, %i seats', (seats) => {
    for (const s of positions(seats, 15))
      for (let seat = 0; seat < seats; seat++) {
        const other = game.imagine(s, seat, stream('permuted'))
        const inputs = [s, other].map((state) => {
          const out = new Float32Array(strategy.inputs(seats).length)
          strategy.encode(state, seat, out)
          return out
        })
        expect(inputs[0]).toEqual(inputs[1])
        expect(inputs[0].every((x) => Number.isFinite(x) && Math.abs(x) < 8)).toBe(true)
        const terms = [s, other].map((state) => {
          const out = new Float64Array(strategy.terms.length).fill(Number.NaN)
          strategy.evaluate(state, seat, out)
          return out
        })
        expect(terms[0]).toEqual(terms[1])
        expect(terms[0].every((x) => Number.isFinite(x))).toBe(true)
      }
  })

  test.each(seatCounts)('every input has a name of its own, %i seats', (seats) => {
    expect(new Set(strategy.inputs(seats)).size).toBe(strategy.inputs(seats).length)
  })

  test('every input is used in some position, but for rare ones', { timeout: TIMEOUT }, () => {
    const names = strategy.inputs(2)
    const used = new Set<number>()
    const idle = (): readonly string[] => names.filter((_, i) => !used.has(i))
    const idleInVain = (): readonly string[] => idle().filter((name) => !rare.test(name))
    const isEnough = (): boolean => idleInVain().length === 0 && idle().length < names.length / 4
    for (let batch = 0; batch < BATCHES && !isEnough(); batch++)
      for (const s of positionsAt({ seats: 2, count: BATCH, seed: `used-${batch}`, every: 4 }))
        for (let seat = 0; seat < 2; seat++) {
          const out = new Float32Array(names.length)
          strategy.encode(s, seat, out)
          out.forEach((x, i) => {
            if (x !== 0) used.add(i)
          })
        }
    expect(idleInVain()).toEqual([])
    expect(idle().length).toBeLessThan(names.length / 4)
  })

  test.each(seatCounts)('prune leaves something, of what there is, %i seats', (seats) => {
    for (const s of positions(seats, 40)) {
      const before = JSON.stringify(s)
      const { seat, legal } = questionAt(game, s, 'a')
      const pruned = strategy.prune(s, seat, legal)
      expect(JSON.stringify(s)).toBe(before)
      expect(pruned.length).toBeGreaterThan(0)
      for (const action of pruned) expect(legal).toContain(action)
    }
  })

  if (nets === null) return
  test.each(seatCounts)('a net for %i seats is stored, if one is needed', (seats) => {
    expect(nets.get(seats)?.outputs).toBe(plansItself ? undefined : seats)
  })
}
