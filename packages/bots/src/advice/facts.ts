import type { Game, GameTypes } from '@bothy/kernel'
import type { Question } from '@bothy/kernel/strategy'

/** Facts of the plies as their seat witnesses them, up to the first that shows something new: in an imagined world that is no fact. */
export function factsBeforeNews<T extends GameTypes>(
  game: Game<T>,
  { seat, sample }: Pick<Question<T>, 'seat' | 'sample'>,
  plies: readonly T['action'][],
): readonly T['event'][] {
  const state = sample()
  const events: T['event'][] = []
  for (const ply of plies) game.apply(state, seat, ply, events)
  const news = events.findIndex((event) => game.reveals(event))
  return events
    .slice(0, news < 0 ? events.length : news)
    .map((event) => game.witness(event, seat))
    .filter((event) => event !== null)
}
