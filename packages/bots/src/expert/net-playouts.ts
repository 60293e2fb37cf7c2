import { type Game, type GameTypes, type Json, sameJson, type Seat } from '@bothy/kernel'
import type { Effort, Playouts, Strategy } from '@bothy/kernel/strategy'
import { netJudge } from '../judge.ts'
import type { Net } from '../net.ts'
import { bestOf, plyListOf, weighPlans } from '../plans.ts'

/** Imagined states for the first judgement, as many as `hard` takes. */
const SAMPLES = 16
/** Each seat is judged by itself, so the shares are made to add up to the whole win. */
const LEAST_SHARE = 1e-4
/** More plies than a decision can have shows a broken engine. */
const MOST_PLIES = 10_000

/**
 * Plays by a value net: after the candidate everybody takes what the net puts highest in the one imagined world, for so many whole
 * decisions; then the net judges, or the result does.
 */
export function netPlayouts<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  net: Net,
  effort: Effort,
): Playouts<T> {
  const judge = netJudge(game, strategy, net)
  const legal: T['action'][] = []
  const listOf = (state: T['state'], seat: Seat): T['action'][] => {
    legal.length = 0
    game.legal(state, seat, legal)
    return legal
  }

  /** Plays one ply or chain of plies of the seat; true if there was a choice. */
  const playBest = (state: T['state'], seat: Seat): boolean => {
    const offered = strategy.prune(state, seat, listOf(state, seat)).slice()
    if (offered.length === 1) {
      game.apply(state, seat, offered[0])
      return false
    }
    const question = { seat, legal: offered, sample: () => game.clone(state) }
    const { tree } = weighPlans(game, strategy, question, { samples: 1, isLate: () => false, worth: judge.worth })
    for (const ply of plyListOf(tree, bestOf(tree.worths))) game.apply(state, seat, ply)
    return true
  }

  return {
    unit: 'share',
    standing(world) {
      judge.restart()
      const shares = Array.from({ length: net.outputs }, (_, seat) => Math.max(LEAST_SHARE, judge.worth(world, seat)))
      const sum = shares.reduce((total, share) => total + share, 0)
      return shares.map((share) => share / sum)
    },
    candidates(question, isLate) {
      judge.restart()
      const { tree, samples } = weighPlans(game, strategy, question, { samples: SAMPLES, isLate, worth: judge.worth })
      const list = bestOfEachRoot(tree.rootOf, tree.worths)
        .sort((a, b) => tree.worths[b] - tree.worths[a])
        .slice(0, effort.candidates)
        .map((leaf) => ({ plies: plyListOf(tree, leaf), judgement: tree.worths[leaf] / samples }))
      return { list, plays: effort.plays }
    },
    playOut(world, seat, plies, isLate) {
      const state = game.clone(world)
      for (const ply of plies) {
        // Something learnt on the way may forbid the rest: the net goes on from there.
        if (!game.actors(state).includes(seat) || !isAmong(listOf(state, seat), ply)) break
        game.apply(state, seat, ply)
      }
      for (let decisions = 0, n = 0; decisions < effort.depth && n < MOST_PLIES; n++) {
        const [actor] = game.actors(state)
        if (actor === undefined) break
        if (isLate()) return null
        const isOwnRest = decisions === 0 && actor === seat && !strategy.isDecisionComplete(state)
        if (playBest(state, actor) && !isOwnRest && strategy.isDecisionComplete(state)) decisions++
      }
      return judge.worth(state, seat)
    },
  }
}

const isAmong = (legal: readonly Json[], ply: Json): boolean =>
  legal.includes(ply) || legal.some((one) => sameJson(one, ply))

/** The best leaf below each first ply, since only the first ply is decided now. */
function bestOfEachRoot(rootOf: readonly number[], worths: Float64Array): number[] {
  const best = new Map<number, number>()
  rootOf.forEach((root, leaf) => {
    const before = best.get(root)
    if (before === undefined || worths[leaf] > worths[before]) best.set(root, leaf)
  })
  return [...best.values()]
}
