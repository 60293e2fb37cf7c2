import type { GameTypes, Seat } from '../contract.ts'

/**
 * One line of the log that a match is stored as. The log only grows: taking back is an entry too, so that nothing is ever
 * lost and the number of entries names one position for ever.
 */
export type Entry<A> =
  /** `joined`: part of the same gesture as the ply before it, taken back and played again together with it. */
  | { readonly type: 'ply'; readonly seat: Seat; readonly action: A; readonly joined?: true }
  /** Back to the position after `to` plies. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number }
  /** The last ply taken back, played again. */
  | { readonly type: 'redo'; readonly seat: Seat }
  /** The seat's answer to a question that others have still to answer, taken out: ply number `ply`. Their answers stay. */
  | { readonly type: 'retract'; readonly seat: Seat; readonly ply: number }

/** Why a submission, an undo or a redo was not accepted. Nothing has changed then. */
export type Rejection<T extends GameTypes> =
  | { readonly why: 'finished' | 'not-your-turn' | 'stale' | 'nothing-to-undo' | 'needs-consent' | 'nothing-to-redo' }
  | { readonly why: 'illegal'; readonly reason: T['reason'] | null }

/** Entries to be stored together, or why nothing was done. */
export type Answer<T extends GameTypes> =
  | {
      readonly ok: true
      readonly entries: readonly Entry<T['action']>[]
      readonly events: readonly T['event'][]
      /** Why a gesture of several plies ended early; what `entries` holds of it was played. */
      readonly stopped: Rejection<T> | null
    }
  | { readonly ok: false; readonly rejection: Rejection<T> }
