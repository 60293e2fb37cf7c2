import type { SeatInfo } from '@bothy/protocol'
import { shownName } from '@bothy/board-kit/ui/words/somebody.ts'

export const withNames = <T extends { readonly seats: readonly SeatInfo[] }>(table: T): T => ({
  ...table,
  seats: table.seats.map((seat) => (seat.kind === 'person' ? { ...seat, name: shownName(seat.name) } : seat)),
})
