import type { CLANS } from '../data/clans.ts'

/** In VP, as against other clans. */
export const CLAN_WORTH = {
  buchanan: 10,
  campbell: 12,
  cunningham: 14,
  fergusson: 8,
  macdonald: 6,
  macewen: 8,
  mackenzie: 11,
  robertson: 10,
  stewart: 16,
} as const satisfies Record<(typeof CLANS)[number], number>
