import type { Game, GameTypes, RngState, Seat } from '@bothy/kernel'
import type { Budget, Question } from '@bothy/kernel/strategy'

/**
 * Asks a seat about a position. This is the trusted side: the state given here is the true one, and the bot gets only
 * what `imagine` makes of it. Samples come from `rng`, which is advanced.
 */
export function ask<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  asked: { readonly rng: RngState; readonly budget: Budget },
): Question<T> {
  const legal: T['action'][] = []
  game.legal(state, seat, legal)
  return { seat, legal, sample: () => game.imagine(state, seat, asked.rng), budget: asked.budget, rng: asked.rng }
}

/** One point, split among those who share the first place. */
export function winShares(ranks: readonly number[]): readonly number[] {
  let first = 0
  for (const rank of ranks) if (rank === 1) first++
  return ranks.map((rank) => (rank === 1 ? 1 / first : 0))
}

/** Milliseconds on any steady clock; injected, so that bots run the same everywhere. */
export type Clock = () => number

/** Never true for a number of iterations, or without a clock. */
export function stopper(budget: Budget, now: Clock | undefined): () => boolean {
  if (!('ms' in budget) || now === undefined) return () => false
  const end = now() + budget.ms
  return () => now() >= end
}
