import { hashOf, type Match, type GameTypes, type Seat } from '@bothy/kernel'

export type HintCountSnapshot = readonly { readonly count: number; readonly positions: readonly string[] }[]

type Counted = { count: number; readonly positions: Set<string> }

/** A position by what its seat sees and may do: the same one again after an undo, whatever others hold. */
export const positionOf = (table: Match<GameTypes>, seat: Seat): string =>
  hashOf([table.game.view(table.state, seat), table.legal(seat)])

/** How many hints each seat was given. A position counts once, however often the seat asks there. */
export class HintCount {
  readonly #bySeat: readonly Counted[]

  constructor(seats: number, snapshot: HintCountSnapshot | null) {
    this.#bySeat = Array.from({ length: seats }, (_, seat) => ({
      count: snapshot?.[seat]?.count ?? 0,
      positions: new Set(snapshot?.[seat]?.positions),
    }))
  }

  get snapshot(): HintCountSnapshot {
    return this.#bySeat.map(({ count, positions }) => ({ count, positions: [...positions] }))
  }

  get counts(): readonly number[] {
    return this.#bySeat.map(({ count }) => count)
  }

  take(seat: Seat, count: number, position: string | null): void {
    const counted = this.#bySeat[seat]
    counted.count += count
    if (position !== null) counted.positions.add(position)
  }

  has(seat: Seat, position: string): boolean {
    return this.#bySeat[seat].positions.has(position)
  }
}
