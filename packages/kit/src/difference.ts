/** Points for a difference to the lowest: `table[d]`, and the last entry for every greater one. */
export const pointsFor = (difference: number, table: readonly number[]): number =>
  table[Math.min(difference, table.length - 1)]

/** The same for each seat. */
export function pointsByDifference(values: readonly number[], table: readonly number[]): number[] {
  const lowest = Math.min(...values)
  return values.map((value) => pointsFor(value - lowest, table))
}

/** Places from the best key to the worst, 1 for the first; equal keys share a place, and the next one is skipped. */
export function placesBy(seats: number, better: (a: number, b: number) => number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  return order.map((seat) => 1 + order.filter((other) => better(other, seat) < 0).length)
}
