import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/glen-more/data'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { looksOf } from '@bothy/board-kit/parts/stage/visible-area.ts'
import type { BoardContext } from './spot.tsx'

const chosenAt = looksOf<'ring' | 'land'>()

const selling = (picked: readonly ClickTarget[]): boolean => picked[0]?.startsWith('sell:') ?? false

const keyOf = ({ pending }: View, me: Seat | null, picked: readonly ClickTarget[]): string =>
  pending === null || pending.seat !== me ? 'waiting' : selling(picked) ? 'sell' : pending.kind

export type Sight = { readonly pane: 'ring' | 'land'; readonly seat: Seat }

export function sightOf({ view, me, choice, uiState }: BoardContext): Sight {
  const { picked } = choice
  const { pending } = view
  const home = me ?? pending?.seat ?? 0
  const look = chosenAt(uiState).value
  if (look !== null && look.key === keyOf(view, me, picked)) return { pane: look.pane, seat: look.seat ?? home }
  if (selling(picked)) return { pane: 'land', seat: home }
  const isMine = pending !== null && pending.seat === me
  return { pane: isMine && pending.kind !== 'turn' && pending.kind !== 'afford' ? 'land' : 'ring', seat: home }
}

export function lookAt({ view, me, choice, uiState }: BoardContext, pane: 'ring' | 'land', seat: Seat | null): void {
  chosenAt(uiState).value = { key: keyOf(view, me, choice.picked), pane, seat }
}
