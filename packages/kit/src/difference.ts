/** Points for a difference to the lowest: `table[d]`, and the last entry for every greater one. */
export const pointsFor = (difference: number, table: readonly number[]): number =>
  table[Math.min(difference, table.length - 1)]

/** The lowest of a few values. */
export function lowestOf(values: readonly number[]): number {
  let lowest = values[0]
  for (let i = 1; i < values.length; i++) if (values[i] < lowest) lowest = values[i]
  return lowest
}

/** The same for each seat. */
export function pointsByDifference(values: readonly number[], table: readonly number[]): number[] {
  const lowest = lowestOf(values)
  return values.map((value) => pointsFor(value - lowest, table))
}

/** Places from the best key to the worst, 1 for the first; equal keys share a place, and the next one is skipped. */
export function placesBy(seats: number, better: (a: number, b: number) => number): number[] {
  const places: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    let place = 1
    for (let other = 0; other < seats; other++) if (better(other, seat) < 0) place++
    places.push(place)
  }
  return places
}
