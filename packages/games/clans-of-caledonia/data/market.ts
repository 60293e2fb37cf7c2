import type { Good } from './goods.ts'
import type { MapSize } from './limits.ts'
import type { Origins } from './sources.ts'

/** Prices from low to high, by step of the marker. */
export const PRICE_TRACKS = {
  wool: [3, 3, 4, 4, 5, 5, 6, 6, 7, 8],
  grain: [3, 3, 4, 5, 6, 6, 7, 7, 8, 8],
  milk: [3, 4, 5, 5, 6, 6, 7, 7, 8, 8],
  bread: [7, 8, 9, 10, 11, 11, 12, 13, 14, 15],
  cheese: [7, 8, 9, 10, 11, 12, 13, 14, 14, 15],
  whisky: [8, 9, 10, 11, 12, 13, 13, 14, 15, 16],
} as const satisfies Record<Good, readonly number[]>
export const PRICE_STEPS = 10
/** COC-26: the marker stops at the ends of its track. */
export const placeAfter = (track: readonly number[], place: number, steps: number): number =>
  Math.max(0, Math.min(track.length - 1, place + steps))

/** COC-14: the step on which a price starts. */
const START_STEPS = { wool: 3, grain: 3, milk: 3, bread: 3, cheese: 3, whisky: 3 } as const satisfies Record<
  Good,
  number
>

export type MarketSide = {
  readonly track: { readonly [good in Good]: readonly number[] }
  readonly start: { readonly [good in Good]: number }
}

/** No source shows the side for one or two players: the same prices are assumed. */
export const MARKET_SIDES: { readonly [size in MapSize]: MarketSide } = {
  small: { track: PRICE_TRACKS, start: START_STEPS },
  large: { track: PRICE_TRACKS, start: START_STEPS },
}

/** COC-42. */
export const NEIGHBOURHOOD_DISCOUNT = { basic: 2, processed: 3 } as const
/** COC-43: units of one good in one turn, with two players and with more; alone there is no such bonus (COC-45). */
export const NEIGHBOURHOOD_MOST = { two: 4, more: 3 } as const

export const MARKET_ORIGINS: Origins = {
  market: { provenance: 'public', from: ['thephpcc', 'cocautoma'] },
  'market.small': { provenance: 'reconstructed', from: ['thephpcc'] },
  neighbourhood: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en', 'faq'] },
}
