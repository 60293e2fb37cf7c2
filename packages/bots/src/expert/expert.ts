import type { Game, GameTypes } from '@bothy/kernel'
import type { Effort, Playouts, Question, Strategy } from '@bothy/kernel/strategy'
import type { Net } from '../net.ts'
import { netPlayouts } from './net-playouts.ts'
import { weighByPlays, type Weighed } from './search.ts'

const USUAL: Effort = { candidates: 6, plays: 96, depth: 6 }

/** Weighs the decisions of a seat by playing them out: the first of the list is what an expert takes. */
export function expertWeigher<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  net: Net | undefined,
): (question: Question<T>, isLate: () => boolean) => readonly Weighed<T['action']>[] {
  const playouts = playoutsOf(game, strategy, net)
  return (question, isLate) => weighByPlays(playouts, question, isLate)
}

export function playoutsOf<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  net: Net | undefined,
): Playouts<T> {
  if (strategy.playouts !== undefined) return strategy.playouts()
  if (net === undefined) throw new Error('the level expert needs a net')
  return netPlayouts(game, strategy, net, strategy.effort?.(net.outputs) ?? USUAL)
}
