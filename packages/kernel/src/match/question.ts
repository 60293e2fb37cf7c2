import type { Seat } from '../contract.ts'

export const isQuestionLeft = (others: readonly Seat[], actors: readonly Seat[]): boolean =>
  others.length > 0 && others.length === actors.length && others.every((seat) => actors.includes(seat))

const NOBODY: readonly Seat[] = []

/** A copy if other seats are asked, since the game may change its list. */
export const othersThan = (seat: Seat, asked: readonly Seat[]): readonly Seat[] =>
  asked.length === 1 && asked[0] === seat ? NOBODY : asked.filter((other) => other !== seat)
