import type { Seat } from '@bothy/kernel'
import type { Event } from './types.ts'

/** Nothing that happens is hidden from anybody. */
export const witness = (e: Event, _seat: Seat | null): Event => e

/** Tiles turned up and rolls of the die cannot be taken back; all the rest of a turn can. */
export const reveals = (e: Event): boolean => e.type === 'gameBegan' || e.type === 'trackFilled' || e.type === 'rolled'

export const endsTurn = (e: Event): boolean => e.type === 'turnEnded'
