import type { Origins } from './sources.ts'

/** COC-68, by their number in the rulebook. */
export const SCORING_TILES = [
  'basicGoods',
  'processedGoods',
  'productionUnits',
  'workers',
  'border',
  'imports',
  'meat',
  'upgrades',
  'expensiveLand',
] as const
export type ScoringTile = (typeof SCORING_TILES)[number]
export type ScoringTileId = number
export const scoringTileNumber = (tile: ScoringTileId): number => tile + 1

export const KICKSTARTER_SCORING_TILES = ['expensiveLand'] as const satisfies readonly ScoringTile[]

export const SCORING_TILE_NUMBERS = {
  basicGoods: { glory: 1, per: 1 },
  processedGoods: { glory: 3, per: 2 },
  productionUnits: { glory: 1, per: 1 },
  workers: { glory: 2, per: 1 },
  border: { glory: 3, per: 2 },
  imports: { glory: 1, per: 1 },
  meat: { glory: 2, per: 1 },
  upgrades: { glory: 1, per: 1 },
  expensiveLand: { glory: 2, per: 1 },
} as const satisfies Record<ScoringTile, { readonly glory: number; readonly per: number }>
export const FIELD_GLORY = 2
export const EXPENSIVE_FROM = 5

export const SCORING_TILE_ORIGINS: Origins = {
  scoringTiles: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
}
