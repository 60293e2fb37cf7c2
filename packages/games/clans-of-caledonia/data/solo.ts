import type { Origins } from './sources.ts'

/** COC-77. */
export const SOLO_PASS_MONEY = 16
/** COC-76: land of this cost is blocked. */
export const SOLO_BLOCKED_COST = 1
/** COC-78: in the market phase so many prices change. */
export const SOLO_PRICES_CHANGED = 3
export const PRICE_DIE = [-3, -2, -1, 1, 2, 3] as const
export const SOLO_BRACKET = { first: 3, last: 6 } as const
/** COC-78: from below the bracket a price only rises, from above it only falls. */
export type BracketSide = 'below' | 'inside' | 'above'
export const bracketSide = (
  place: number,
  { first, last }: { readonly first: number; readonly last: number },
): BracketSide => (place < first ? 'below' : place > last ? 'above' : 'inside')

/** COC-79: the box that a face of the price die empties: left column for minus, right for plus, rows from the top. */
export const SOLO_BOXES = { '-1': 0, '+1': 1, '-2': 2, '+2': 3, '-3': 4, '+3': 5 } as const

/** COC-80: from this many on; the best first. */
export const SOLO_EXPORT_VP = [
  { from: 7, vp: 12 },
  { from: 6, vp: 8 },
  { from: 5, vp: 4 },
] as const
export const SOLO_SETTLEMENT_VP = [
  { from: 14, vp: 18 },
  { from: 11, vp: 12 },
  { from: 8, vp: 6 },
] as const

/** COC-81, the lowest first. */
export const VERDICTS = ['newbie', 'rookie', 'average', 'expert', 'genius'] as const
export type Verdict = (typeof VERDICTS)[number]
export const VERDICT_FROM = { rookie: 116, average: 131, expert: 146, genius: 161 } as const satisfies Record<
  Exclude<Verdict, 'newbie'>,
  number
>

export function verdictOf(
  score: number,
  verdictFrom: { readonly [V in Exclude<Verdict, 'newbie'>]: number },
): {
  readonly verdict: Verdict
  readonly from: number | null
  readonly next: { readonly verdict: Verdict; readonly from: number } | null
} {
  const from = VERDICTS.map((verdict) => (verdict === 'newbie' ? null : verdictFrom[verdict]))
  const place = from.findLastIndex((least) => least === null || score >= least)
  const above = from[place + 1] ?? null
  return {
    verdict: VERDICTS[place],
    from: from[place],
    next: above === null ? null : { verdict: VERDICTS[place + 1], from: above },
  }
}

export const SOLO_ORIGINS: Origins = {
  solo: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
  'solo.bracket': { provenance: 'reconstructed', from: ['rulebook-fr'] },
  'solo.boxes': { provenance: 'reconstructed', from: ['rulebook-fr'] },
  'solo.boxes.-3': { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
}
