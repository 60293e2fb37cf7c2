import type { Seat } from '@bothy/kernel'

/** Which of the numbers are the player's own is told to players only. */
export const marketHeads = (me: Seat | null): readonly string[] => [
  '.market-head > :first-child',
  ...(me === null ? [] : ['.market-head > :nth-child(2)']),
]

export const everybodysPoints = (seats: number): readonly string[] => [
  ...Array.from({ length: seats }, (_, seat) => `[data-seat-home="${seat}"]`),
  '[data-points]',
]
