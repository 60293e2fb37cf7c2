import type { Seat } from '@bothy/kernel'
import type { SeatInfo, StateMessage } from '@bothy/protocol'
import type { TableStore } from '../store/store.ts'

/** Secret answers one after the other at one device: it is covered in between, whatever the game hides. */
export const isAskedTogether = ({ actors, answered }: StateMessage): boolean => actors.length + answered.length > 1

const isBotPlayed = (seat: SeatInfo): boolean => seat.kind === 'person' && seat.away !== null

export function nextPersonAtDevice(store: TableStore): Seat | null {
  const [state, info, mine] = [store.state.value, store.info.value, store.mySeats.value]
  if (state === null || info === null || mine.length < 2 || info.status === 'over') return null
  // Plies of bots are shown first.
  if (store.playback.queue.busy.value) return null
  if (state.seat !== null && state.actors.includes(state.seat)) return null
  return state.actors.find((seat) => mine.includes(seat) && !isBotPlayed(info.seats[seat])) ?? null
}
