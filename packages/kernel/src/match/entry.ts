import type { GameTypes, Seat } from '../contract.ts'

/**
 * One line of the log that a match is stored as. The log only grows: taking back is an entry too, so that nothing is ever
 * lost and the number of entries names one position for ever.
 */
export type Entry<A> =
  /** `joined`: part of the same gesture as the ply before it, taken back and played again together with it. */
  | { readonly type: 'ply'; readonly seat: Seat; readonly action: A; readonly joined?: true }
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'redo'; readonly seat: Seat }
  /** Takes out the seat's answer, ply number `ply`, to a question that others have still to answer; their answers stay. */
  | { readonly type: 'retract'; readonly seat: Seat; readonly ply: number }

export type Rejection<T extends GameTypes> =
  | { readonly why: 'finished' | 'not-your-turn' | 'stale' | 'nothing-to-undo' | 'needs-consent' | 'nothing-to-redo' }
  | { readonly why: 'illegal'; readonly reason: T['reason'] | null }

export type Answer<T extends GameTypes> =
  | {
      readonly ok: true
      readonly entries: readonly Entry<T['action']>[]
      readonly events: readonly T['event'][]
      /** The reason why a gesture of several plies ended early; the plies in `entries` were played. */
      readonly stopped: Rejection<T> | null
    }
  | { readonly ok: false; readonly rejection: Rejection<T> }
