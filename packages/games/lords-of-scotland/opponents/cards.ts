import { LINEAGES, STRENGTH_OF } from '../data/clans.ts'

export const LINEAGE_COUNT = LINEAGES.length
export const BRUCE = LINEAGES.indexOf('bruce')

/** Low cards activate powers, high ones win: 1 to 4, 5 to 8, 9 to 12. */
export const BANDS = ['low', 'middle', 'high'] as const
const BAND_WIDTH = 4
export const BAND_OF: readonly number[] = STRENGTH_OF.map((strength) => Math.floor((strength - 1) / BAND_WIDTH))

/** Of a card nobody has seen. */
export const MEAN_STRENGTH = 6.5
export const STRONGEST = 12
