import { type Game, type GameTypes, type Ply, stream } from '@bothy/kernel'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Merits } from '@bothy/kernel/merits'
import type { Strategy } from '@bothy/kernel/strategy'
import { expect, test } from 'vitest'
import { type Analysis, analyse } from './analysis/analyse.ts'
import { createBot } from './levels.ts'
import type { Net } from './net.ts'
import { plyListOf, weighPlans } from './plans.ts'
import { ask } from './question.ts'
import { plainWeights } from './scripted.ts'

const TIMEOUT = 300_000
const SEATS = 2
const BLUNDERS = 2
const PLIES_OF_HONESTY = 16
/** Decisions of the seat between two blunders, so that each is made from a sound position. */
const BETWEEN = 3
/** Sound decisions may cost as much now and then: even the best player guesses. */
const OTHERS_AS_COSTLY = 2

interface AnalysisDemands<T extends GameTypes> {
  readonly net?: Net
  readonly merits: Merits<T> | null
  /** So much worse by the plain script is a blunder to anybody. */
  readonly gap: number
  /** Decisions of the seat before the first blunder; a longer way shows the game further on. */
  readonly from: number
}

function matchWithBlunders<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  { gap, from, net }: AnalysisDemands<T>,
  seed: string,
): { readonly match: Parameters<typeof analyse<T>>[2]; readonly planted: readonly number[] } {
  const setup = game.setup({}, SEATS)
  if (!setup.ok) throw new Error('no such table')
  const state = game.create(setup.value, SEATS, seed, game.revision)
  const bot = createBot(game, strategy, 'hard', net === undefined ? {} : { net })
  const plies: Ply<T['action']>[] = []
  const planted: number[] = []
  let decisions = 0
  let wait = from
  const play = (seat: number, action: T['action']): void => {
    plies.push({ seat, action })
    game.apply(state, seat, action)
  }
  while (game.actors(state).length > 0 && (planted.length < BLUNDERS || decisions < wait)) {
    const [seat] = game.actors(state)
    const rng = stream(seed, String(plies.length))
    const question = ask(game, state, seat, { rng, budget: { iterations: 1 } })
    const isDue = seat === 0 && planted.length < BLUNDERS && decisions >= wait
    const worst = isDue ? worstOf(game, strategy, { ...question, sample: () => game.clone(state) }, gap) : null
    if (worst !== null) {
      planted.push(plies.length)
      wait = decisions + BETWEEN
      for (const ply of worst) play(seat, ply)
    } else play(seat, bot.choose(question))
    if (seat === 0 && strategy.isDecisionComplete(state)) decisions++
  }
  return {
    match: { game: game.id, revision: game.revision, setup: setup.value, seats: SEATS, seed, plies },
    planted,
  }
}

function worstOf<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  question: Parameters<typeof weighPlans<T>>[2],
  gap: number,
): readonly T['action'][] | null {
  const weights = plainWeights(strategy)
  const terms = new Float64Array(weights.length)
  const { tree } = weighPlans(game, strategy, question, {
    samples: 1,
    isLate: () => false,
    worth(state, seat) {
      strategy.evaluate(state, seat, terms)
      return terms.reduce((sum, term, i) => sum + term * weights[i], 0)
    },
  })
  const least = Math.min(...tree.worths)
  return Math.max(...tree.worths) - least < gap ? null : plyListOf(tree, tree.worths.indexOf(least))
}

export function analysisSuite<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  demands: AnalysisDemands<T>,
): void {
  const { net, merits } = demands
  test('verdicts depend on nothing that the seat could not know', { timeout: TIMEOUT }, () => {
    const { match: whole } = matchWithBlunders(game, strategy, demands, 'honest')
    const match = { ...whole, plies: whole.plies.slice(0, IS_WHOLE ? whole.plies.length : PLIES_OF_HONESTY) }
    const options = { seats: [0, 1], seed: 'honest', merits, ...(net === undefined ? {} : { net }) }
    const [known, other] = [true, false].map((isTrue) =>
      finished(analyse(inWorlds(game, match.plies, isTrue), strategy, match, options)),
    )
    expect(known.moments.length).toBeGreaterThan(0)
    expect(other).toEqual(known)
  })

  test.each(IS_WHOLE ? ['a', 'b', 'c'] : ['a'])(
    'an analysis finds the blunders of a match, %s',
    { timeout: TIMEOUT },
    (seed) => {
      const { match, planted } = matchWithBlunders(game, strategy, demands, seed)
      expect(planted).toHaveLength(BLUNDERS)
      const { moments, standings, unit } = finished(
        analyse(game, strategy, match, { seats: [0], seed, merits, ...(net === undefined ? {} : { net }) }),
      )
      const byLoss = moments.toSorted((a, b) => b.loss - a.loss)
      const costly = byLoss.slice(0, BLUNDERS + OTHERS_AS_COSTLY)
      expect(costly.map(({ ply }) => ply)).toEqual(expect.arrayContaining([...planted]))
      expect(moments.some(({ lead }) => lead > 0)).toBe(true)
      expect(moments.some(({ why }) => why.length > 0)).toBe(merits !== null)
      for (const { ply, seat, played, best, loss, error, lead } of moments) {
        expect(seat).toBe(0)
        const own = played.map((_, i) => game.write(match.plies[ply + i].action))
        expect(played).toEqual(own)
        expect(loss === 0 ? best : null).toEqual(loss === 0 ? played : null)
        expect(loss > 0 && best.join() === played.join()).toBe(false)
        expect(loss === 0 || loss > error).toBe(true)
        expect(loss === 0 || lead === 0).toBe(true)
      }
      for (const { seats } of standings) {
        expect(seats).toHaveLength(SEATS)
        if (unit === 'share') expect(seats.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      }
    },
  )
}

/**
 * The same match where each decision is made in another world that its seat cannot tell apart from the true one. Worlds are imagined from
 * one canonical state for both, so that the same random numbers mean the same things.
 */
function inWorlds<T extends GameTypes>(game: Game<T>, plies: readonly Ply<T['action']>[], isTrue: boolean): Game<T> {
  const canonical = new Map<T['state'], T['state']>()
  let replayed: T['state'] | null = null
  let at = 0
  return {
    ...game,
    create(...how) {
      replayed = game.create(...how)
      return replayed
    },
    apply(s, ...how) {
      if (s === replayed) at++
      game.apply(s, ...how)
    },
    clone(s) {
      if (s !== replayed) return game.clone(s)
      const { seat } = plies[at]
      const world = isTrue ? game.clone(s) : game.imagine(s, seat, stream('other', String(at)))
      canonical.set(world, game.imagine(s, seat, stream('canonical', String(at))))
      return world
    },
    imagine: (s, seat, rng) => game.imagine(canonical.get(s) ?? s, seat, rng),
  }
}

function finished(steps: ReturnType<typeof analyse>): Analysis {
  const done = { quick: 0, deep: 0 }
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    const { pass, total } = step.value
    expect(step.value.done).toBe(++done[pass])
    expect(total).toBeGreaterThanOrEqual(done[pass])
    expect(pass === 'quick' && done.deep > 0).toBe(false)
  }
}
