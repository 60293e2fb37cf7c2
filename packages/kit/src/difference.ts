export const pointsFor = (difference: number, table: readonly number[]): number =>
  table[Math.min(difference, table.length - 1)]

export function lowestOf(values: readonly number[]): number {
  let lowest = values[0]
  for (let i = 1; i < values.length; i++) if (values[i] < lowest) lowest = values[i]
  return lowest
}

export function pointsByDifference(values: readonly number[], table: readonly number[]): number[] {
  const lowest = lowestOf(values)
  return values.map((value) => pointsFor(value - lowest, table))
}

/** 1 for the best key; equal keys share a place, and the next place is skipped. */
export function placesBy(seats: number, better: (a: number, b: number) => number): number[] {
  const places: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    let place = 1
    for (let other = 0; other < seats; other++) if (better(other, seat) < 0) place++
    places.push(place)
  }
  return places
}
