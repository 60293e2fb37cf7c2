import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Lore, Question } from '@bothy/kernel/lore'

/**
 * A decision is often a chain of plies: muster, activate, choose a target. The tree of such chains is built once, in the
 * first imagined state, and walked again in every other: what the seat may choose before it learns something new is the same
 * in all of them.
 */
interface PlanNode<A> {
  readonly action: A
  /** Empty: the decision is complete after `action`. */
  readonly next: PlanNode<A>[]
  /** Of a complete decision, its place among the leaves. */
  leaf: number
}

export interface PlanTree<A> {
  readonly roots: readonly PlanNode<A>[]
  /** For each leaf, the place of its first action among `roots`. */
  readonly rootOf: readonly number[]
  /** For each leaf, what it is worth, summed over the states looked at so far. */
  readonly worths: Float64Array
}

/** Chains longer than this are cut, unless nothing is left to choose: what follows is decided when it is asked. */
const DEEPEST = 8
/** No turn has so many plies. */
const DEEPEST_FORCED = 64
/** Beyond this many leaves no chain is prolonged. */
const MOST_LEAVES = 600

/** Who decides, what may be done, and what a position after a whole decision is worth. */
interface Planner<T extends GameTypes> {
  readonly seat: Seat
  readonly legal: readonly T['action'][]
  worth(state: T['state']): number
}

/** All whole decisions of the seat from this state, as a tree, and what each is worth in it. The state is used up. */
function planTree<T extends GameTypes>(
  game: Game<T>,
  lore: Lore<T>,
  state: T['state'],
  planner: Planner<T>,
): PlanTree<T['action']> {
  const { seat } = planner
  const rootOf: number[] = []
  const worths: number[] = []
  const grow = (
    from: T['state'],
    offered: readonly T['action'][],
    depth: number,
    root: number,
  ): PlanNode<T['action']>[] =>
    offered.map((action, i) => {
      const under = depth === 0 ? i : root
      const after = i === offered.length - 1 ? from : game.clone(from)
      game.apply(after, seat, action)
      const next = goesOn(after, depth) ? grow(after, choices(after, depth), depth + 1, under) : []
      if (next.length > 0) return { action, next, leaf: -1 }
      rootOf.push(under)
      worths.push(planner.worth(after))
      return { action, next, leaf: rootOf.length - 1 }
    })
  const listOf = (from: T['state']): T['action'][] => {
    const out: T['action'][] = []
    game.legal(from, seat, out)
    return out
  }
  const choices = (after: T['state'], depth: number): readonly T['action'][] => {
    const offered = lore.prune(after, seat, listOf(after))
    return offered.length === 1 || (depth + 1 < DEEPEST && rootOf.length < MOST_LEAVES) ? offered : []
  }
  const goesOn = (after: T['state'], depth: number): boolean =>
    depth + 1 < DEEPEST_FORCED && !lore.quiet(after) && game.actors(after).includes(seat)
  const offered = lore.prune(state, seat, planner.legal)
  if (offered.length === 1)
    return { roots: [{ action: offered[0], next: [], leaf: 0 }], rootOf: [0], worths: Float64Array.of(0) }
  return { roots: grow(state, offered, 0, 0), rootOf, worths: Float64Array.from(worths) }
}

/** Values every leaf of the tree in one more imagined state and adds to its worths. The state is used up. */
function addWorths<T extends GameTypes>(
  game: Game<T>,
  tree: PlanTree<T['action']>,
  from: T['state'],
  planner: Planner<T>,
): void {
  const walk = (state: T['state'], nodes: readonly PlanNode<T['action']>[]): void => {
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]
      const after = i === nodes.length - 1 ? state : game.clone(state)
      game.apply(after, planner.seat, node.action)
      if (node.leaf >= 0) tree.worths[node.leaf] += planner.worth(after)
      else walk(after, node.next)
    }
  }
  walk(from, tree.roots)
}

/** The tree with the sums of worths over a number of imagined states, fewer if time runs out. */
export function weighPlans<T extends GameTypes>(
  game: Game<T>,
  lore: Lore<T>,
  question: Question<T>,
  how: { readonly samples: number; isLate(): boolean; worth(state: T['state'], seat: Seat): number },
): { readonly tree: PlanTree<T['action']>; readonly samples: number } {
  const { seat, legal } = question
  const planner: Planner<T> = { seat, legal, worth: (state) => how.worth(state, seat) }
  const tree = planTree(game, lore, question.sample(), planner)
  let n = 1
  if (tree.roots.length > 1)
    for (; n < how.samples && !how.isLate(); n++) addWorths(game, tree, question.sample(), planner)
  return { tree, samples: n }
}

/** The action that begins the decision of a leaf. */
export const firstOf = <A>(tree: PlanTree<A>, leaf: number): A => tree.roots[tree.rootOf[leaf]].action

/** The largest, the first among equals. */
export function bestOf(values: Float64Array): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}
