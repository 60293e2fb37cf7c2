import type { Seat } from '@bothy/kernel'
import type { Event } from './types.ts'

export const witness = (e: Event, _seat: Seat | null): Event => e

export const reveals = (e: Event): boolean => e.type === 'gameBegan' || e.type === 'trackFilled' || e.type === 'rolled'

export const endsTurn = (e: Event): boolean => e.type === 'turnEnded'
