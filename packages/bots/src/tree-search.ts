import { below, type Game, type GameTypes, type RngState } from '@bothy/kernel'
import type { Strategy, Question } from '@bothy/kernel/strategy'
import { winShares } from './question.ts'

/**
 * The frozen reference: plain information-set tree search. One tree for the asking seat, a fresh imagined state for each
 * iteration, UCB1 on wins among the actions that this state allows, every seat for itself, uniform rollouts to the end, the
 * most visited action. It is never retuned: what beats it today can be compared with what beats it in a year.
 */
const REFERENCE_ITERATIONS = 1000
const EXPLORATION = 0.7
const MOST_PLIES = 100_000

interface Branch {
  readonly key: string
  visits: number
  chances: number
  readonly wins: Float64Array
  readonly children: Map<string, Branch>
}

export function treeSearch<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  iterations = REFERENCE_ITERATIONS,
): (question: Question<T>, isLate: () => boolean) => T['action'] {
  const keyOf = keysOf(game)
  const legal: T['action'][] = []

  const rollOut = (state: T['state'], rng: RngState): readonly number[] => {
    for (let n = 0; n < MOST_PLIES; n++) {
      const actors = game.actors(state)
      if (actors.length === 0) break
      legal.length = 0
      game.legal(state, actors[0], legal)
      game.apply(state, actors[0], legal[below(rng, legal.length)])
    }
    const result = game.result(state)
    if (result === null) throw new Error('a rollout did not come to an end')
    return winShares(result.ranks)
  }

  const descend = (root: Map<string, Branch>, state: T['state'], rng: RngState): Branch[] => {
    const way: Branch[] = []
    let children = root
    for (;;) {
      const actors = game.actors(state)
      if (actors.length === 0) return way
      const seat = actors[0]
      legal.length = 0
      game.legal(state, seat, legal)
      const offered = strategy.prune(state, seat, legal)
      const fresh = offered.filter((a) => !children.has(keyOf(a)))
      if (fresh.length > 0) {
        const action = fresh[below(rng, fresh.length)]
        for (const a of offered) chance(children, keyOf(a))
        const branch = sprout(keyOf(action))
        children.set(branch.key, branch)
        way.push(branch)
        game.apply(state, seat, action)
        return way
      }
      const action = choose(children, offered, seat)
      const branch = children.get(keyOf(action))
      if (branch === undefined) throw new Error('a branch is missing')
      way.push(branch)
      game.apply(state, seat, action)
      children = branch.children
    }
  }

  const choose = (children: Map<string, Branch>, offered: readonly T['action'][], seat: number): T['action'] => {
    let best = offered[0]
    let most = -Infinity
    for (const action of offered) {
      const branch = children.get(keyOf(action))
      if (branch === undefined) continue
      branch.chances++
      const value =
        branch.wins[seat] / branch.visits + EXPLORATION * Math.sqrt(Math.log(branch.chances) / branch.visits)
      if (value <= most) continue
      most = value
      best = action
    }
    return best
  }

  return (question, isLate) => {
    const first = question.sample()
    const offered = strategy.prune(first, question.seat, question.legal)
    if (offered.length === 1) return offered[0]
    const root = new Map<string, Branch>()
    for (let n = 0; n < iterations; n++) {
      const state = n === 0 ? first : question.sample()
      const way = descend(root, state, question.rng)
      const shares = rollOut(state, question.rng)
      for (const branch of way) {
        branch.visits++
        for (let k = 0; k < shares.length; k++) branch.wins[k] += shares[k]
      }
      if (isLate()) break
    }
    return mostVisited(root, offered, keyOf)
  }
}

function mostVisited<A>(root: Map<string, Branch>, offered: readonly A[], keyOf: (action: A) => string): A {
  let best = offered[0]
  let most = -1
  for (const action of offered) {
    const visits = root.get(keyOf(action))?.visits ?? 0
    if (visits <= most) continue
    most = visits
    best = action
  }
  return best
}

const MOST_SEATS = 8

const sprout = (key: string): Branch => ({
  key,
  visits: 0,
  chances: 1,
  wins: new Float64Array(MOST_SEATS),
  children: new Map(),
})

function chance(children: Map<string, Branch>, key: string): void {
  const branch = children.get(key)
  if (branch !== undefined) branch.chances++
}

/** The notation of an action is its key; kept for games whose actions are shared objects. */
function keysOf<T extends GameTypes>(game: Game<T>): (action: T['action']) => string {
  const kept = new WeakMap<object, string>()
  return (action) => {
    if (typeof action !== 'object' || action === null) return game.write(action)
    const known = kept.get(action)
    if (known !== undefined) return known
    const key = game.write(action)
    kept.set(action, key)
    return key
  }
}
