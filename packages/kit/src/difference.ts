/** Points for each seat by its difference to the lowest: `table[d]`, and the last entry for every greater one. */
export function pointsByDifference(values: readonly number[], table: readonly number[]): number[] {
  const lowest = Math.min(...values)
  const last = table.length - 1
  return values.map((value) => table[Math.min(value - lowest, last)])
}

/** Places from the best key to the worst, 1 for the first; equal keys share a place, and the next one is skipped. */
export function placesBy(seats: number, better: (a: number, b: number) => number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  return order.map((seat) => 1 + order.filter((other) => better(other, seat) < 0).length)
}
