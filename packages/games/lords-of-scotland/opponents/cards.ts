import { LINEAGES, STRENGTH_OF } from '../data/clans.ts'

export const LINEAGE_COUNT = LINEAGES.length
export const BRUCE = LINEAGES.indexOf('bruce')

/** Bands 1 to 4, 5 to 8, 9 to 12: low cards activate powers, high ones win. */
export const BANDS = ['low', 'middle', 'high'] as const
const BAND_WIDTH = 4
export const BAND_OF: readonly number[] = STRENGTH_OF.map((strength) => Math.floor((strength - 1) / BAND_WIDTH))

export const MEAN_STRENGTH = 6.5
export const STRONGEST = 12
