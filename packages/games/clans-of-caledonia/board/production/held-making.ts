import { type Signal, signal } from '@preact/signals'
import type { BoardUiState } from '@bothy/board-kit/board/game-board.ts'
import type { Making } from '../market/making.ts'
import type { BoardContext } from '../spot.tsx'
import { proposedMaking } from './proposal.ts'

type Held = { readonly key: string; readonly making: Making }

const held = new WeakMap<BoardUiState, Signal<Held | null>>()

function heldAt(uiState: BoardUiState): Signal<Held | null> {
  const found = held.get(uiState) ?? signal<Held | null>(null)
  held.set(uiState, found)
  return found
}

const keyOf = ({ view: { round, pending, players } }: BoardContext): string =>
  `${round} ${pending?.seat} ${JSON.stringify(players[pending?.seat ?? 0].goods)}`

/** COC-66: the making that paper and prompt show, until the player changes it or is asked anew. */
export function makingOf(table: BoardContext): Making {
  const now = heldAt(table.uiState).value
  return now?.key === keyOf(table) ? now.making : proposedMaking(table.view)
}

export function setMaking(table: BoardContext, making: Making): void {
  heldAt(table.uiState).value = { key: keyOf(table), making }
}
