import type { Seat } from '@bothy/kernel'
import type { Making } from '../market/making.ts'
import type { BoardContext } from '../spot.tsx'
import { makingOf } from './making-draft.ts'
import { processedIn } from './production-facts.ts'

export const shownSeat = ({ me, view }: BoardContext): Seat => me ?? view.pending?.seat ?? 0

/** COC-66: as the reader has set it, as the seat has decided, or nothing yet. */
export function shownMaking(table: BoardContext): Making {
  const seat = shownSeat(table)
  const { pending } = table.view
  if (pending?.kind === 'process' && pending.seat === seat && table.reader === seat) return makingOf(table)
  return processedIn(table.seats[seat]?.lastTurn ?? [], seat)
}
