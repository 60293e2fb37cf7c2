import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { evaluate, type Net, restart, scratchFor } from './net.ts'
import { winShares } from './question.ts'

export interface Judge<T extends GameTypes> {
  /** Call before each decision, so that rounding does not add up and changed weights take effect. */
  restart(): void
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
