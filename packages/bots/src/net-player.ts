import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Lore, Question } from '@bothy/kernel/lore'
import { evaluate, type Net, scratchFor } from './net.ts'
import { addWorths, bestOf, planTree } from './plans.ts'
import { winShares } from './question.ts'

/** Imagined states over which a decision is averaged. The same ones serve every candidate. */
const SAMPLES = 16

/** What a position is worth to each seat, by the net or by the result. */
export interface Judge<T extends GameTypes> {
  /** Win share of the seat. */
  worth(state: T['state'], seat: Seat): number
}

export function netJudge<T extends GameTypes>(game: Game<T>, lore: Lore<T>, net: Net): Judge<T> {
  const input = new Float32Array(net.inputs)
  const scratch = scratchFor(net)
  return {
    worth(state, seat) {
      const result = game.result(state)
      if (result !== null) return winShares(result.ranks)[seat]
      input.fill(0)
      lore.encode(state, seat, input)
      evaluate(net, input, scratch)
      return scratch.outputs[0]
    },
  }
}

/** A player by a value net: the win share after each whole decision, averaged over imagined states. */
export function netPlayer<T extends GameTypes>(
  game: Game<T>,
  lore: Lore<T>,
  net: Net,
): (question: Question<T>, isLate: () => boolean) => T['action'] {
  const judge = netJudge(game, lore, net)
  return (question, isLate) => {
    const { seat } = question
    let state = question.sample()
    const tree = planTree(game, lore, state, question)
    if (tree.roots.length === 1) return tree.roots[0].action
    const worth = (after: T['state']): number => judge.worth(after, seat)
    const sums = new Float64Array(tree.rootOf.length)
    for (let n = 1; ; n++) {
      addWorths(game, tree, { state, seat }, worth, sums)
      if (n >= SAMPLES || isLate()) break
      state = question.sample()
    }
    return tree.roots[tree.rootOf[bestOf(sums)]].action
  }
}
