import { type Signal, signal } from '@preact/signals'
import type { Seat } from '@bothy/kernel'
import type { BoardUiState } from '../../board/game-board.ts'

/** The reader's choice of a pane and a land, until a question with another key needs another one. */
export type Look<Pane> = { readonly key: string; readonly pane: Pane; readonly seat: Seat | null }

export function looksOf<Pane>(): (uiState: BoardUiState) => Signal<Look<Pane> | null> {
  const chosen = new WeakMap<BoardUiState, Signal<Look<Pane> | null>>()
  return (uiState) => {
    const found = chosen.get(uiState) ?? signal<Look<Pane> | null>(null)
    chosen.set(uiState, found)
    return found
  }
}
