import type { Seat } from '@bothy/kernel'
import type { Event } from './types.ts'

/** All events are public (COC-1, COC-101). */
export const witness = (e: Event, _seat: Seat | null): Event => e

export const reveals = (e: Event): boolean =>
  e.type === 'gameBegan' || e.type === 'contractsFilled' || e.type === 'contractsDrawn' || e.type === 'diceRolled'

/** Choices before the first round belong to no turn. */
export const endsTurn = (e: Event): boolean => e.type === 'turnEnded' || e.type === 'roundBegan'
