import type { Seat } from '@bothy/kernel'
import type { Way } from '../rules/topics/ways.ts'
import type { Action, PendingKind, State } from '../rules/types.ts'

/**
 * Advice of a Chronicle for the opponents. Its worth is one term of the script and one input of every seat, so that a net that was
 * trained without the Chronicle plays with it all the same.
 */
export interface ChronicleStrategy {
  readonly turns: readonly PendingKind[]
  /** In VP: holdings of this Chronicle that have not been paid out yet. */
  worth(s: State, seat: Seat): number
  activation?(s: State, seat: Seat, way: Way): number
  /** The actions of its own that are worth thinking about; `null` if the question is not its own. */
  prune(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] | null
  /** In VP: a movement point that the Chronicle can spend. */
  point?(s: State, seat: Seat): number
  freeActions?(s: State, seat: Seat, legal: readonly Action[]): readonly Action[]
}
