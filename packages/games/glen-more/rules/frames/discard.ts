import type { Seat } from '@bothy/kernel'
import { REVISION } from '../revisions.ts'
import { hasExtra } from '../topics/activation.ts'
import type { Discarding, Event, State } from '../types.ts'
import { ACTIVATE, END_TURN } from './frame.ts'

/** GM-19 to GM-21: the tile goes out of the game. The market stays open, and Loch Ness acts in this turn too (GM-63). */
export function discard(s: State, seat: Seat, why: Discarding, events?: Event[]): void {
  s.discards.push(s.taken)
  events?.push({ type: 'discarded', seat, tile: s.taken, why })
  const acts = s.revision >= REVISION.lochNessEveryTurn && hasExtra(s, seat)
  s.stack.push(acts ? ACTIVATE[seat] : END_TURN[seat])
}
