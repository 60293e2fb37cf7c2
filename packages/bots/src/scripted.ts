import { type Game, type GameTypes, type RngState, type Seat, unit } from '@bothy/kernel'
import type { Strategy, Question } from '@bothy/kernel/strategy'
import { bestOf, firstOf, weighPlans } from './plans.ts'

/** How a scripted player uses the terms of a game. */
export interface Style {
  /** One weight for each term of the strategy. */
  readonly weights: readonly number[]
  /** Imagined states over which a decision is averaged. */
  readonly samples: number
  /** In the unit of the weights: 0 takes the best decision, more takes lesser ones now and then. */
  readonly temperature: number
}

export const plainWeights = <T extends GameTypes>(strategy: Strategy<T>): number[] =>
  strategy.terms.map((term) => term.plain)
export const tunedWeights = <T extends GameTypes>(strategy: Strategy<T>): number[] =>
  strategy.terms.map((term) => term.tuned)

/** A player by weighted terms: looks at the position after each whole decision, averaged over a few imagined states. */
export function scriptedPlayer<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  style: Style,
): (question: Question<T>, isLate: () => boolean) => T['action'] {
  const terms = new Float64Array(strategy.terms.length)
  const worth = (state: T['state'], seat: Seat): number => {
    strategy.evaluate(state, seat, terms)
    let sum = 0
    for (let i = 0; i < terms.length; i++) sum += terms[i] * style.weights[i]
    return sum
  }
  return (question, isLate) => {
    const { tree, samples } = weighPlans(game, strategy, question, { samples: style.samples, isLate, worth })
    if (tree.roots.length === 1) return tree.roots[0].action
    if (style.temperature === 0) return firstOf(tree, bestOf(tree.worths))
    return firstOf(tree, drawByWorth(tree.worths, style.temperature * samples, question.rng))
  }
}

/** One of the places, the better ones more often: softmax of the values over the temperature. */
function drawByWorth(values: Float64Array, temperature: number, rng: RngState): number {
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
