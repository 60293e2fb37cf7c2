import { type Signal, signal } from '@preact/signals'
import type { ChronicleId } from '@bothy/glen-more-2/data'
import type { BoardUiState } from '@bothy/board-kit/board/game-board.ts'

const pointed = new WeakMap<BoardUiState, Signal<ChronicleId | null>>()

export function pointedAt(uiState: BoardUiState): Signal<ChronicleId | null> {
  const found = pointed.get(uiState) ?? signal<ChronicleId | null>(null)
  pointed.set(uiState, found)
  return found
}
