import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Lore, Question } from '@bothy/kernel/lore'
import { evaluate, type Net, restart, scratchFor } from './net.ts'
import { bestOf, firstOf, weighPlans } from './plans.ts'
import { winShares } from './question.ts'

/** Imagined states over which a decision is averaged. The same ones serve every candidate. */
const SAMPLES = 16

/** What a position is worth by a net, or by the result once there is one. */
export interface Judge<T extends GameTypes> {
  /** Call before each decision: rounding does not add up, and the weights may have changed. */
  restart(): void
  /** Win share of the seat. */
  worth(state: T['state'], seat: Seat): number
}

export function netJudge<T extends GameTypes>(game: Game<T>, lore: Lore<T>, net: Net): Judge<T> {
  const input = new Float32Array(net.inputs)
  const scratch = scratchFor(net)
  return {
    restart() {
      restart(net, scratch)
    },
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
  samples = SAMPLES,
): (question: Question<T>, isLate: () => boolean) => T['action'] {
  const judge = netJudge(game, lore, net)
  return (question, isLate) => {
    judge.restart()
    const { tree } = weighPlans(game, lore, question, { samples, isLate, worth: judge.worth })
    return firstOf(tree, bestOf(tree.worths))
  }
}
