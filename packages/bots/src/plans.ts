import type { Game, GameTypes, Seat } from '@bothy/kernel'
import type { Lore } from '@bothy/kernel/lore'

/**
 * A decision is often a chain of plies: muster, activate, choose a target. The tree of such chains is built once, in the
 * first imagined state, and walked again in every other: what the seat may choose before it learns something new is the same
 * in all of them.
 */
export interface PlanNode<A> {
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
}

/** Chains longer than this are cut: what follows is decided when it is asked. */
const DEEPEST = 8
/** Beyond this many leaves no chain is prolonged. */
const MOST_LEAVES = 600

/** All whole decisions of the seat from this state, as a tree. `state` is not changed. */
export function planTree<T extends GameTypes>(
  game: Game<T>,
  lore: Lore<T>,
  state: T['state'],
  asked: { readonly seat: Seat; readonly legal: readonly T['action'][] },
): PlanTree<T['action']> {
  const { seat } = asked
  const rootOf: number[] = []
  const grow = (from: T['state'], legal: readonly T['action'][], depth: number, root: number): PlanNode<T['action']>[] =>
    lore.prune(from, seat, legal).map((action, i) => {
      const under = depth === 0 ? i : root
      const after = game.clone(from)
      game.apply(after, seat, action)
      const next = goesOn(after, depth) ? grow(after, listOf(after), depth + 1, under) : []
      if (next.length > 0) return { action, next, leaf: -1 }
      rootOf.push(under)
      return { action, next, leaf: rootOf.length - 1 }
    })
  const listOf = (from: T['state']): T['action'][] => {
    const out: T['action'][] = []
    game.legal(from, seat, out)
    return out
  }
  const goesOn = (after: T['state'], depth: number): boolean =>
    depth + 1 < DEEPEST && rootOf.length < MOST_LEAVES && !lore.quiet(after) && game.actors(after).includes(seat)
  return { roots: grow(state, asked.legal, 0, 0), rootOf }
}

/** Values every leaf of the tree in one imagined state and adds to `sums`. The state is used up. */
export function addWorths<T extends GameTypes>(
  game: Game<T>,
  tree: PlanTree<T['action']>,
  from: { readonly state: T['state']; readonly seat: Seat; readonly wanted?: readonly boolean[] },
  worth: (state: T['state']) => number,
  sums: Float64Array,
): void {
  const walk = (state: T['state'], nodes: readonly PlanNode<T['action']>[]): void => {
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]
      if (node.leaf >= 0 && from.wanted !== undefined && !from.wanted[node.leaf]) continue
      const after = i === nodes.length - 1 ? state : game.clone(state)
      game.apply(after, from.seat, node.action)
      if (node.leaf >= 0) sums[node.leaf] += worth(after)
      else walk(after, node.next)
    }
  }
  walk(from.state, tree.roots)
}

/** The largest, the first among equals. */
export function bestOf(values: Float64Array): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}
