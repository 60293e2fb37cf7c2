import type { Seat } from '@bothy/kernel'
import type { Event } from './types.ts'

/** Nothing that happens is hidden from anybody (COC-1, COC-101). */
export const witness = (e: Event, _seat: Seat | null): Event => e

/** Contracts turned up or drawn and rolls of the dice cannot be taken back; all the rest of a turn can. */
export const reveals = (e: Event): boolean =>
  e.type === 'gameBegan' || e.type === 'contractsFilled' || e.type === 'contractsDrawn' || e.type === 'diceRolled'

/** Choices before the first round are no part of a turn either. */
export const endsTurn = (e: Event): boolean => e.type === 'turnEnded' || e.type === 'roundBegan'
