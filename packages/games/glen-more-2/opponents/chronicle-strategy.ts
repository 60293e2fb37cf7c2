import type { Seat } from '@bothy/kernel'
import type { Way } from '../rules/topics/ways.ts'
import type { Action, PendingKind, State } from '../rules/types.ts'

/**
 * Advice of a Chronicle for the opponents. Its worth is one term of the script and one input of every seat, so that a net that was
 * trained without the Chronicle plays with it all the same.
 */
export interface ChronicleStrategy {
  /** Questions with which a turn begins: what comes before them is a decision of its own. */
  readonly turns: readonly PendingKind[]
  /** In VP: all that the seat has of this Chronicle and has not been paid for yet. */
  worth(s: State, seat: Seat): number
  /** In VP: what a way to activate a tile brings of this Chronicle besides. */
  activation?(s: State, seat: Seat, way: Way): number
  /** The actions of its own that are worth thinking about; `null` if the question is not its own. */
  prune(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] | null
  /** In VP: a movement point, where it can be spent on something of its own. */
  point?(s: State, seat: Seat): number
  /** Free actions that it adds to a turn, as far as they are worth thinking about. */
  freeActions?(s: State, seat: Seat, legal: readonly Action[]): readonly Action[]
}
