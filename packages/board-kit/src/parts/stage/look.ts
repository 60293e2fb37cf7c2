import { type Signal, signal } from '@preact/signals'
import type { Seat } from '@bothy/kernel'
import type { Attention } from '../../board/game-board.ts'

/** The reader's choice of a pane and a land, until a question with another key needs another one. */
export type Look<Pane> = { readonly key: string; readonly pane: Pane; readonly seat: Seat | null }

/** Of each table its own. */
export function looksOf<Pane>(): (attention: Attention) => Signal<Look<Pane> | null> {
  const chosen = new WeakMap<Attention, Signal<Look<Pane> | null>>()
  return (attention) => {
    const found = chosen.get(attention) ?? signal<Look<Pane> | null>(null)
    chosen.set(attention, found)
    return found
  }
}
