import { type Game, type GameTypes, type RngState, type Seat, unit } from '@bothy/kernel'
import type { Strategy, Question } from '@bothy/kernel/strategy'
import { bestOf, firstOf, weighPlans } from './plans.ts'

export interface Style {
  readonly weights: readonly number[]
  readonly samples: number
  /** In the unit of the weights: 0 takes the best decision, more sometimes takes lesser ones. */
  readonly temperature: number
}

export const plainWeights = <T extends GameTypes>(strategy: Strategy<T>): number[] =>
  strategy.terms.map((term) => term.plain)
export const tunedWeights = <T extends GameTypes>(strategy: Strategy<T>): number[] =>
  strategy.terms.map((term) => term.tuned)

export function scriptedWorth<T extends GameTypes>(
  strategy: Strategy<T>,
  weights: readonly number[],
): (state: T['state'], seat: Seat) => number {
  const terms = new Float64Array(strategy.terms.length)
  return (state, seat) => {
    strategy.evaluate(state, seat, terms)
    let sum = 0
    for (let i = 0; i < terms.length; i++) sum += terms[i] * weights[i]
    return sum
  }
}

export function scriptedPlayer<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  style: Style,
): (question: Question<T>, isLate: () => boolean) => T['action'] {
  const worth = scriptedWorth(strategy, style.weights)
  return (question, isLate) => {
    const { tree, samples } = weighPlans(game, strategy, question, { samples: style.samples, isLate, worth })
    if (tree.roots.length === 1) return tree.roots[0].action
    if (style.temperature === 0) return firstOf(tree, bestOf(tree.worths))
    return firstOf(tree, drawByWorth(tree.worths, style.temperature * samples, question.rng))
  }
}

export function drawByWorth(values: Float64Array, temperature: number, rng: RngState): number {
  const top = values[bestOf(values)]
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += Math.exp((values[i] - top) / temperature)
  let rest = unit(rng) * sum
  for (let i = 0; i < values.length; i++) {
    rest -= Math.exp((values[i] - top) / temperature)
    if (rest < 0) return i
  }
  return bestOf(values)
}
