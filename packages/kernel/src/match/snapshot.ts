import type { Game, GameTypes, Seat } from '../contract.ts'
import type { WrittenHistory } from './history.ts'
import type { RecordedMatch, Ply } from '../record/record.ts'

/**
 * A ply taken back, and the seat that may play it again: its own, or, after going back past final plies, the seat that asked for that,
 * which then plays again all plies dropped with it (`with`).
 */
export type Undone<A> = {
  readonly ply: Ply<A>
  readonly joined: boolean
  readonly by: Seat
  readonly with: number | null
}

/**
 * A match as it stands, to go on without replaying it. Plain data, only for the very code that made it: it says nothing beyond the entries,
 * and is worth nothing once kernel or game have changed.
 */
export type MatchSnapshot<T extends GameTypes> = {
  readonly version: number
  readonly committed: number
  readonly state: T['state']
  /** Start for replaying plies that are not final; null if all are. */
  readonly checkpoint: { readonly at: number; readonly state: T['state'] } | null
  readonly undone: readonly Undone<T['action']>[]
  readonly answers: readonly (readonly [seat: Seat, ply: number])[]
  readonly since: readonly number[]
  /** By far the largest part, and not needed to go on; of a match that has not begun, the facts of its opening. */
  readonly history: WrittenHistory | readonly T['event'][]
}

export const beginning = <T extends GameTypes>(
  game: Game<T>,
  { setup, seats, seed, revision }: Omit<RecordedMatch<T>, 'plies'>,
): MatchSnapshot<T> => {
  const history: T['event'][] = []
  return {
    version: 0,
    committed: 0,
    state: game.create(setup, seats, seed, revision, history),
    checkpoint: null,
    undone: [],
    answers: [],
    since: Array.from({ length: seats }, () => 0),
    history,
  }
}
