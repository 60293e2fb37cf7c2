import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Lore, Question } from '@bothy/kernel/lore'
import type { Judge } from './judge.ts'
import { bestOf, type PlanNode, planTree, type PlanTree } from './plans.ts'

/** How the few best decisions of a net are looked at again, by playing them out. */
export interface RolloutStyle {
  /** Decisions that are played out, if they are not worse than the best by more than `margin` of a win. */
  readonly candidates: number
  readonly margin: number
  /** Times each is played out, in the same imagined states. */
  readonly rounds: number
  /** Weight of the net's own opinion, in rounds. */
  readonly prior: number
}

/** No chapter is that long; a rollout that gets here shows a broken engine. */
const MOST_PLIES = 10_000

/**
 * Plays the best few decisions out to the end of the chapter, everybody following the net, and returns the leaf that came out
 * best. `tree` holds mean worths.
 */
export function bestByRollouts<T extends GameTypes>(
  game: Game<T>,
  lore: Lore<T>,
  asked: {
    readonly question: Question<T>
    readonly tree: PlanTree<T['action']>
    readonly judge: Judge<T>
    isLate(): boolean
  },
  style: RolloutStyle,
): number {
  const { question, tree, judge } = asked
  const leaves = candidates(tree, style)
  if (leaves.length === 1) return leaves[0]
  const plans = leaves.map((leaf) => pathTo(tree.roots, leaf))
  const sums = Float64Array.from(leaves, (leaf) => tree.worths[leaf] * style.prior)
  for (let n = 0; n < style.rounds && !asked.isLate(); n++) {
    const imagined = question.sample()
    const chapter = lore.chapter(imagined)
    plans.forEach((plan, i) => {
      const state = i === plans.length - 1 ? imagined : game.clone(imagined)
      for (const action of plan) game.apply(state, question.seat, action)
      sums[i] += playOut(game, lore, state, { seat: question.seat, judge, chapter })
    })
  }
  return leaves[bestOf(sums)]
}

/** The best leaves, of those that begin with the same action and differ later only the best ones too. */
function candidates<A>(tree: PlanTree<A>, style: RolloutStyle): number[] {
  const best = tree.worths[bestOf(tree.worths)]
  return Array.from(tree.worths.keys())
    .filter((leaf) => tree.worths[leaf] >= best - style.margin)
    .sort((a, b) => tree.worths[b] - tree.worths[a] || a - b)
    .slice(0, style.candidates)
}

function pathTo<A>(nodes: readonly PlanNode<A>[], leaf: number): A[] {
  for (const node of nodes) {
    if (node.leaf === leaf) return [node.action]
    const rest = pathTo(node.next, leaf)
    if (rest.length > 0) return [node.action, ...rest]
  }
  return []
}

/** Everybody takes the decision that the net likes best, until the chapter ends; then what the seat has got. */
function playOut<T extends GameTypes>(
  game: Game<T>,
  lore: Lore<T>,
  state: T['state'],
  from: { readonly seat: Seat; readonly judge: Judge<T>; readonly chapter: number },
): number {
  const { judge } = from
  const legal: T['action'][] = []
  for (let n = 0; n < MOST_PLIES; n++) {
    const actors = game.actors(state)
    if (actors.length === 0 || lore.chapter(state) !== from.chapter) return judge.worth(state, from.seat)
    const actor = actors[0]
    legal.length = 0
    game.legal(state, actor, legal)
    judge.restart()
    const tree = planTree(game, lore, state, { seat: actor, legal, worth: (after) => judge.worth(after, actor) })
    for (const action of pathTo(tree.roots, bestOf(tree.worths))) game.apply(state, actor, action)
  }
  throw new Error('a rollout did not come to an end')
}
