import type { Game, GameTypes } from '@bothy/kernel'
import type { Strategy, Question } from '@bothy/kernel/strategy'
import { netJudge } from './judge.ts'
import type { Net } from './net.ts'
import { bestOf, firstOf, weighPlans } from './plans.ts'

/**
 * Values each whole decision by the win share after it, averaged over imagined states. All candidates share these states, so that luck does
 * not decide between them.
 */
export function netPlayer<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  net: Net,
  samples: number,
): (question: Question<T>, isLate: () => boolean) => T['action'] {
  const judge = netJudge(game, strategy, net)
  return (question, isLate) => {
    judge.restart()
    const { tree } = weighPlans(game, strategy, question, { samples, isLate, worth: judge.worth })
    return firstOf(tree, bestOf(tree.worths))
  }
}
