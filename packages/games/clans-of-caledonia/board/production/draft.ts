import { type Signal, signal } from '@preact/signals'
import type { BoardUiState } from '@bothy/board-kit/board/game-board.ts'
import type { BoardContext } from '../spot.tsx'

type Draft<T> = { readonly key: string; readonly value: T }

/** COC-66: while a seat is asked, since its goods change with each answer. */
const keyOf = ({ view: { round, pending, players } }: BoardContext): string =>
  `${round} ${pending?.kind} ${pending?.seat} ${JSON.stringify(players[pending?.seat ?? 0].goods)}`

/** A number on paper and prompt that the player changes before it is sent; `first` is proposed for each new question. */
export function draftOf<T>(first: (table: BoardContext) => T): {
  of(table: BoardContext): T
  set(table: BoardContext, value: T): void
} {
  const all = new WeakMap<BoardUiState, Signal<Draft<T> | null>>()
  const at = ({ uiState }: BoardContext): Signal<Draft<T> | null> => {
    const found = all.get(uiState) ?? signal<Draft<T> | null>(null)
    all.set(uiState, found)
    return found
  }
  return {
    of(table) {
      const now = at(table).value
      return now?.key === keyOf(table) ? now.value : first(table)
    },
    set(table, value) {
      at(table).value = { key: keyOf(table), value }
    },
  }
}
