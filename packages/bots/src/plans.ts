import { copyStreams, type Game, type GameTypes, type Seat, type Streams } from '@bothy/kernel'
import type { Strategy, Question } from '@bothy/kernel/strategy'

/**
 * A decision is often a chain of plies: muster, activate, choose a target. The tree of chains is built once, in the first imagined state,
 * and walked again in the others, since the seat's choices are the same until it learns something new. So a chain ends where chance speaks;
 * from there the seat's best answer is searched in each state.
 */
interface PlanNode<A> {
  readonly action: A
  /** Empty: the decision is complete after `action`, or chance has spoken. */
  readonly next: PlanNode<A>[]
  /** For the end of a chain, its index among the leaves. */
  readonly leaf: number
  readonly isChance: boolean
}

export interface PlanTree<A> {
  readonly roots: readonly PlanNode<A>[]
  readonly rootOf: readonly number[]
  readonly worths: Float64Array
}

/** Longer chains are cut unless nothing is left to choose: the rest is decided when it is asked. */
const DEEPEST = 8
const DEEPEST_FORCED = 64
const MOST_LEAVES = 600
/** Continuations tried after chance has spoken; beyond these the first that is worth thinking about is taken. */
const MOST_AFTER_CHANCE = 24

interface Planner<T extends GameTypes> {
  readonly game: Game<T>
  readonly strategy: Strategy<T>
  readonly seat: Seat
  worth(state: T['state']): number
  /** Called after the last `worth` that counts for a leaf of the tree: after chance there are several, and the highest holds. */
  leafDone?(): void
}

function choicesAt<T extends GameTypes>(
  { game, strategy, seat }: Planner<T>,
  state: T['state'],
): readonly T['action'][] {
  const out: T['action'][] = []
  game.legal(state, seat, out)
  return strategy.prune(state, seat, out)
}

const goesOn = <T extends GameTypes>({ game, strategy, seat }: Planner<T>, state: T['state'], depth: number): boolean =>
  depth < DEEPEST_FORCED && !strategy.isDecisionComplete(state) && game.actors(state).includes(seat)

/** Plays an action; true if the seat cannot have known its outcome. */
export function applyAndHear<T extends GameTypes>(
  { game, seat }: Pick<Planner<T>, 'game' | 'seat'>,
  state: T['state'],
  action: T['action'],
): boolean {
  const events: T['event'][] = []
  const before = copyStreams(state.rng)
  game.apply(state, seat, action, events)
  return hasAdvanced(before, state.rng) || events.some((event) => game.reveals(event))
}

function hasAdvanced(before: Streams, after: Streams): boolean {
  for (const name in after)
    for (let i = 0; i < after[name].length; i++) if (before[name][i] !== after[name][i]) return true
  return false
}

/** Worth by the seat's best continuation after chance has spoken; a second chance within the turn is taken as it falls. Uses up the state. */
function worthAfterChance<T extends GameTypes>(planner: Planner<T>, from: T['state']): number {
  let left = MOST_AFTER_CHANCE
  const best = (state: T['state'], depth: number): number => {
    if (!goesOn(planner, state, depth)) return planner.worth(state)
    const offered = choicesAt(planner, state)
    const count = Math.min(offered.length, Math.max(1, left))
    left -= count - 1
    let most = -Infinity
    for (let i = 0; i < count; i++) {
      const after = i === count - 1 ? state : planner.game.clone(state)
      planner.game.apply(after, planner.seat, offered[i])
      most = Math.max(most, best(after, depth + 1))
    }
    return most
  }
  return best(from, 0)
}

/** All whole decisions of the seat from this state, and their worth in it. Uses up the state. */
function planTree<T extends GameTypes>(
  planner: Planner<T>,
  state: T['state'],
  legal: readonly T['action'][],
): PlanTree<T['action']> {
  const { game } = planner
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
      const isNews = applyAndHear(planner, after, action)
      const isOpen = goesOn(planner, after, depth + 1)
      const next = isOpen && !isNews ? grow(after, choices(after, depth), depth + 1, under) : []
      if (next.length > 0) return { action, next, leaf: -1, isChance: false }
      const isChance = isOpen && isNews
      rootOf.push(under)
      worths.push(isChance ? worthAfterChance(planner, after) : planner.worth(after))
      planner.leafDone?.()
      return { action, next, leaf: rootOf.length - 1, isChance }
    })
  const choices = (after: T['state'], depth: number): readonly T['action'][] => {
    const offered = choicesAt(planner, after)
    return offered.length === 1 || (depth + 1 < DEEPEST && rootOf.length < MOST_LEAVES) ? offered : []
  }
  const offered = planner.strategy.prune(state, planner.seat, legal)
  if (offered.length === 1)
    return {
      roots: [{ action: offered[0], next: [], leaf: 0, isChance: false }],
      rootOf: [0],
      worths: Float64Array.of(0),
    }
  return { roots: grow(state, offered, 0, 0), rootOf, worths: Float64Array.from(worths) }
}

function addWorths<T extends GameTypes>(planner: Planner<T>, tree: PlanTree<T['action']>, from: T['state']): void {
  const { game, seat } = planner
  const walk = (state: T['state'], nodes: readonly PlanNode<T['action']>[]): void => {
    for (let i = 0; i < nodes.length; i++) {
      const { action, next, leaf, isChance } = nodes[i]
      const after = i === nodes.length - 1 ? state : game.clone(state)
      game.apply(after, seat, action)
      if (leaf < 0) walk(after, next)
      else tree.worths[leaf] += isChance ? worthAfterChance(planner, after) : planner.worth(after)
    }
  }
  walk(from, tree.roots)
}

export function weighPlans<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  question: Pick<Question<T>, 'seat' | 'legal' | 'sample'>,
  how: {
    readonly samples: number
    isLate(): boolean
    worth(state: T['state'], seat: Seat): number
    leafDone?(): void
  },
): { readonly tree: PlanTree<T['action']>; readonly samples: number } {
  const { seat, legal } = question
  const worth = (state: T['state']): number => how.worth(state, seat)
  const planner: Planner<T> = {
    game,
    strategy,
    seat,
    worth,
    ...(how.leafDone === undefined ? {} : { leafDone: how.leafDone }),
  }
  const tree = planTree(planner, question.sample(), legal)
  let n = 1
  if (tree.roots.length > 1) for (; n < how.samples && !how.isLate(); n++) addWorths(planner, tree, question.sample())
  return { tree, samples: n }
}

export const firstOf = <A>(tree: PlanTree<A>, leaf: number): A => tree.roots[tree.rootOf[leaf]].action

export function plyListOf<A>({ roots }: PlanTree<A>, leaf: number): readonly A[] {
  const find = (nodes: readonly PlanNode<A>[]): A[] | null => {
    for (const node of nodes) {
      const rest = node.leaf === leaf ? [] : find(node.next)
      if (rest !== null) return [node.action, ...rest]
    }
    return null
  }
  return find(roots) ?? []
}

export function bestOf(values: Float64Array): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}
