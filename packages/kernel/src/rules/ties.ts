import type { Result, Seat } from '../contract.ts'

export type Comparison = {
  readonly id: string
  readonly values: readonly { readonly seat: Seat; readonly value: number }[]
}

export type Tie = {
  readonly score: number
  readonly seats: readonly Seat[]
  readonly compared: readonly Comparison[]
  readonly shared: readonly { readonly rank: number; readonly seats: readonly Seat[] }[]
}

export function tiesOf({ scores, tieBreaks, ranks }: Result): readonly Tie[] {
  const byPlace = ranks.map((_, seat) => seat).toSorted((a, b) => ranks[a] - ranks[b])
  return groups(byPlace, (seat) => scores[seat]).map((seats) => {
    const compared: Comparison[] = []
    let equal: readonly (readonly Seat[])[] = [seats]
    for (const { id, values } of tieBreaks) {
      if (equal.length === 0) break
      compared.push({ id, values: equal.flat().map((seat) => ({ seat, value: values[seat] })) })
      equal = equal.flatMap((group) => groups(group, (seat) => values[seat]))
    }
    const shared = equal.map((group) => ({ rank: ranks[group[0]], seats: group }))
    return { score: scores[seats[0]], seats, compared, shared }
  })
}

function groups(seats: readonly Seat[], value: (seat: Seat) => number): (readonly Seat[])[] {
  const found = new Map<number, Seat[]>()
  for (const seat of seats) {
    const group = found.get(value(seat))
    if (group === undefined) found.set(value(seat), [seat])
    else group.push(seat)
  }
  return [...found.values()].filter((group) => group.length > 1)
}
