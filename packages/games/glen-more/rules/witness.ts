import type { Seat } from '@bothy/kernel'
import type { Event } from './types.ts'

export const witness = (e: Event, _seat: Seat | null): Event => e

/** Revealed tiles and rolls of the die cannot be undone; the rest of a turn can. */
export const reveals = (e: Event): boolean => e.type === 'gameBegan' || e.type === 'trackFilled' || e.type === 'rolled'

export const endsTurn = (e: Event): boolean => e.type === 'turnEnded'
