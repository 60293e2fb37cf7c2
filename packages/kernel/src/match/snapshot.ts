import type { Game, GameTypes, Seat } from '../contract.ts'
import type { WrittenHistory } from './history.ts'
import type { RecordedMatch, Ply } from '../record/record.ts'

/**
 * A ply taken back, and who may play it again: its seat, or, after going back past what is final, the seat that asked for it,
 * which then plays again all that was dropped with it. `with` names them.
 */
export type Undone<A> = {
  readonly ply: Ply<A>
  readonly joined: boolean
  readonly by: Seat
  readonly with: number | null
}

/**
 * A match as it stands, from which it goes on without being played again. Plain data, and only for the very code that made it: it
 * says nothing that the entries do not say, and is worth nothing once kernel or game have changed.
 */
export type MatchSnapshot<T extends GameTypes> = {
  readonly version: number
  readonly committed: number
  readonly state: T['state']
  /** From where what is not final is replayed; null if everything is. */
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
