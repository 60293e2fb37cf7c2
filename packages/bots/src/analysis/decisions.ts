import type { Game, GameTypes, RecordedMatch, Seat } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { applyAndHear } from '../plans.ts'

/** One decision of a match: the position before it, and the plies of the seat until it was complete or chance spoke. */
export interface Decision<T extends GameTypes> {
  readonly ply: number
  readonly seat: Seat
  readonly state: T['state']
  readonly plies: readonly T['action'][]
}

/** Decisions with more than one choice, in their order. */
export function* decisionsOf<T extends GameTypes>(
  game: Game<T>,
  strategy: Strategy<T>,
  match: RecordedMatch<T>,
): Generator<Decision<T>> {
  const state = game.create(match.setup, match.seats, match.seed, match.revision)
  for (let at = 0; at < match.plies.length;) {
    const begin = at
    const { seat } = match.plies[begin]
    const before = game.clone(state)
    let isChoice = false
    let isOpen = true
    while (isOpen) {
      isChoice ||= hasChoice(game, state, seat)
      const isNews = applyAndHear({ game, seat }, state, match.plies[at++].action)
      isOpen = !isNews && match.plies.at(at)?.seat === seat && !strategy.isDecisionComplete(state)
    }
    const plies = match.plies.slice(begin, at).map(({ action }) => action)
    if (isChoice) yield { ply: begin, seat, state: before, plies }
  }
}

function hasChoice<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): boolean {
  const legal: T['action'][] = []
  game.legal(state, seat, legal)
  return legal.length > 1
}
