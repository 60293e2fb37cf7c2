import type { Origins } from './sources.ts'

/** COC-34: what may be crossed at each level of shipping. */
export type ShippingLevel = { readonly river: boolean; readonly lochs: number }

export const SHIPPING_LEVELS = [
  { river: false, lochs: 0 },
  { river: true, lochs: 0 },
  { river: true, lochs: 1 },
  { river: true, lochs: 2 },
  { river: true, lochs: 3 },
  { river: true, lochs: 4 },
] as const satisfies readonly ShippingLevel[]
export const MAX_SHIPPING = SHIPPING_LEVELS.length - 1
export const levelForLochs = (lochs: number): number => lochs + 1

/** COC-34 to COC-36. */
export const UPGRADE_COSTS = { shipping: 4, technology: 10, merchant: 4 } as const
/** COC-41. Taking a merchant back from the market costs nothing either. */
export const BONUS_UPGRADES = ['technology', 'shipping', 'hire', 'retrieve'] as const
export type BonusUpgrade = (typeof BONUS_UPGRADES)[number]
export const BONUS_UPGRADE_COSTS = { technology: 5, shipping: 0, hire: 0, retrieve: 0 } as const satisfies Record<
  BonusUpgrade,
  number
>
/** COC-17: merchants in stock at the start; the others wait on the player board. */
export const START_MERCHANTS = 2

export const UPGRADE_ORIGINS: Origins = {
  upgrades: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
}
