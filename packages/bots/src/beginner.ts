import { below, type Game, type GameTypes, type RngState, unit } from '@bothy/kernel'
import type { Question, Strategy } from '@bothy/kernel/strategy'
import { bestOf, firstOf, type PlanTree, weighPlans } from './plans.ts'
import { drawByWorth, plainWeights, scriptedPlayer } from './scripted.ts'

type Player<T extends GameTypes> = (question: Question<T>, isLate: () => boolean) => T['action']

/** Share of the decisions that a beginner looks at, apart from the obvious one. */
const NOTICED = 0.2

/** Stands for a first-timer when strength is measured: the first of the decisions that bring most at once; nothing else is read. */
export const naivePlayer = <T extends GameTypes>(game: Game<T>, strategy: Strategy<T>): Player<T> =>
  scriptedPlayer(game, strategy, { samples: 1, temperature: 0, weights: atOnce(strategy) })

/**
 * The script of the game as seen in a second game: what counts at once and one thing more, drawn for each decision; what counts later
 * once it is near. Other decisions than the obvious one are often overlooked. Nonsense by the whole script is left out before.
 */
export function beginnerPlayer<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>): Player<T> {
  const { slack, temperature, isLate } = strategy.beginner
  return (question) => {
    const { rng, seat } = question
    const state = question.sample()
    const late = isLate(state, seat)
    const { tree, terms } = weighTerms(game, strategy, { ...question, sample: () => state })
    if (tree.roots.length === 1) return tree.roots[0].action
    const least = tree.worths[bestOf(tree.worths)] - slack
    const obvious = tree.rootOf[bestOf(judged(terms, atOnce(strategy), (leaf) => tree.worths[leaf] >= least))]
    const isNoticed = tree.roots.map((_, root) => root === obvious || unit(rng) < NOTICED)
    const isOpen = (leaf: number): boolean => tree.worths[leaf] >= least && isNoticed[tree.rootOf[leaf]]
    return firstOf(tree, drawByWorth(judged(terms, attended(strategy, late, rng), isOpen), temperature, rng))
  }
}

/** The terms of every decision, after chance those of its best continuation. */
function weighTerms<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  question: Question<T>,
): { readonly tree: PlanTree<T['action']>; readonly terms: readonly Float64Array[] } {
  const weights = plainWeights(strategy)
  const now = new Float64Array(weights.length)
  const highest = new Float64Array(weights.length)
  const terms: Float64Array[] = []
  let most = -Infinity
  const { tree } = weighPlans(game, strategy, question, {
    samples: 1,
    isLate: () => false,
    worth(state, seat) {
      strategy.evaluate(state, seat, now)
      const worth = sumOf(now, weights)
      if (worth > most) {
        most = worth
        highest.set(now)
      }
      return worth
    },
    leafDone() {
      terms.push(highest.slice())
      most = -Infinity
    },
  })
  return { tree, terms }
}

function sumOf(terms: Float64Array, weights: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < terms.length; i++) sum += terms[i] * weights[i]
  return sum
}

const judged = (
  terms: readonly Float64Array[],
  weights: readonly number[],
  isOpen: (leaf: number) => boolean,
): Float64Array => Float64Array.from(terms, (row, leaf) => (isOpen(leaf) ? sumOf(row, weights) : -Infinity))

const atOnce = <T extends GameTypes>(strategy: Strategy<T>): number[] =>
  strategy.terms.map(({ sight, plain }) => (sight === 'now' ? plain : 0))

function attended<T extends GameTypes>(strategy: Strategy<T>, isLate: boolean, rng: RngState): number[] {
  const others = strategy.terms.filter(({ sight, plain }) => sight === 'soon' && plain !== 0)
  const one = others.length === 0 ? undefined : others[below(rng, others.length)]
  return strategy.terms.map((term) =>
    term.sight === 'now' || term === one || (isLate && term.sight === 'late') ? term.plain : 0,
  )
}
