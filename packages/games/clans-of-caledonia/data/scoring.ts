import type { Origins } from './sources.ts'

/** COC-69. */
export const FINAL_VP = { glory: 1, basic: 1, processed: 2, hops: 1 } as const
export const MONEY_PER_VP = 10
/** COC-70: from the most to the least imported. */
export const IMPORT_VP = [3, 4, 5] as const
/** COC-71, COC-72: by place, with two players and with more. */
export const EXPORT_VP = { two: [8], more: [12, 6] } as const
export const SETTLEMENT_VP = { two: [12], more: [18, 12, 6] } as const

export const SCORE_ROWS = [
  'glory',
  'basicGoods',
  'processedGoods',
  'money',
  'hops',
  'cotton',
  'tobacco',
  'sugarCane',
  'exports',
  'settlements',
  'auctionBid',
] as const
export type ScoreRow = (typeof SCORE_ROWS)[number]

/** COC-95: victory points of each import when they are static. */
export const STATIC_IMPORT_VP = 4
/** COC-97: more money by place in the turn order. */
export const NO_CLANS_MONEY = [0, 2, 4, 6] as const

export const SCORING_ORIGINS: Origins = {
  finalScoring: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en', 'faq'] },
  variants: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
}
