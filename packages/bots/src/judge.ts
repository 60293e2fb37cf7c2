import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { evaluate, type Net, restart, scratchFor } from './net.ts'
import { winShares } from './question.ts'

/** Values a position by a net, or by the result once there is one. */
export interface Judge<T extends GameTypes> {
  /** Call before each decision: rounding does not add up, and the weights may have changed. */
  restart(): void
  /** Win share of the seat. */
  worth(state: T['state'], seat: Seat): number
}

export function netJudge<T extends GameTypes>(game: Game<T>, strategy: Strategy<T>, net: Net): Judge<T> {
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
      strategy.encode(state, seat, input)
      evaluate(net, input, scratch)
      return scratch.outputs[0]
    },
  }
}
