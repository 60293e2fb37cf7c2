/**
 * A row of a market whose spaces hold 1, 2, 3 … coins and fill from the left: a buyer puts the price of the next space on it, a
 * seller takes the coins of the last. The state of a row is the number of filled spaces.
 */

/** A price that no player can pay. */
export const UNBUYABLE = 1 << 16

/** `prices[filled][count]`: what `count` purchases in a row cost together. */
export function priceTable(spaces: number, most: number): readonly (readonly number[])[] {
  return Array.from({ length: spaces + 1 }, (_, filled) =>
    Array.from({ length: most + 1 }, (__, count) => {
      if (filled + count > spaces) return UNBUYABLE
      let sum = 0
      for (let i = 1; i <= count; i++) sum += filled + i
      return sum
    }),
  )
}

export const saleOf = (filled: number): number => filled

export const coinsIn = (filled: number): number => (filled * (filled + 1)) / 2
