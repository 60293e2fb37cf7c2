import type { Game, GameTypes } from '@bothy/kernel'
import type { Lore, Question } from '@bothy/kernel/lore'
import { netJudge } from './judge.ts'
import type { Net } from './net.ts'
import { bestOf, firstOf, weighPlans } from './plans.ts'
import { bestByRollouts, type RolloutStyle } from './rollouts.ts'

export interface NetStyle {
  /** Imagined states over which a decision is averaged. The same ones serve every candidate. */
  readonly samples: number
  /** Whether and how the best few are played out. */
  readonly rollouts: RolloutStyle | null
}

/** A player by a value net: the win share after each whole decision, averaged over imagined states. */
export function netPlayer<T extends GameTypes>(
  game: Game<T>,
  lore: Lore<T>,
  net: Net,
  style: NetStyle,
): (question: Question<T>, isLate: () => boolean) => T['action'] {
  const judge = netJudge(game, lore, net)
  return (question, isLate) => {
    judge.restart()
    const { tree, samples } = weighPlans(game, lore, question, { samples: style.samples, isLate, worth: judge.worth })
    if (style.rollouts === null || tree.roots.length === 1) return firstOf(tree, bestOf(tree.worths))
    for (let leaf = 0; leaf < tree.worths.length; leaf++) tree.worths[leaf] /= samples
    return firstOf(tree, bestByRollouts(game, lore, { question, tree, judge, isLate }, style.rollouts))
  }
}
