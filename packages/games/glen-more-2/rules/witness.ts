import type { Seat } from '@bothy/kernel'
import { isChronicleEvent, revealsOfChronicle, witnessOfChronicle } from '../modules/tables.ts'
import type { Event } from './types.ts'

/** Every event of the base game is public. */
export const witness = (e: Event, seat: Seat | null): Event => (isChronicleEvent(e) ? witnessOfChronicle(e, seat) : e)

export const reveals = (e: Event): boolean =>
  isChronicleEvent(e)
    ? revealsOfChronicle(e)
    : e.type === 'gameBegan' || e.type === 'rondelFilled' || e.type === 'rolled'

export const endsTurn = (e: Event): boolean => e.type === 'turnEnded' || e.type === 'finished'
