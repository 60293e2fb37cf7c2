import type { Origins } from './sources.ts'

/** COC-57 to COC-65, by their number in the rulebook. */
export const PORT_TILES = [
  'lessMeat',
  'basicExchange',
  'processedExchange',
  'upgradeGlory',
  'money',
  'priceShift',
  'swapUnits',
  'moneyBuilding',
  'copyPort',
] as const
export type PortTile = (typeof PORT_TILES)[number]
export type PortTileId = number
export const portTileNumber = (tile: PortTileId): number => tile + 1

/** COC-105: stay in the box without `kickstarterTiles`. */
export const KICKSTARTER_PORT_TILES = ['copyPort'] as const satisfies readonly PortTile[]

/** The numbers on the tiles, but for the one good that is discarded and the two units that are exchanged (COC-103). */
export const PORT_TILE_NUMBERS = {
  lessMeat: { animals: 1 },
  basicExchange: { gain: 3 },
  processedExchange: { gain: 2 },
  upgradeGlory: { upgrades: 1, glory: 3 },
  money: { money: 10 },
  priceShift: { steps: 3 },
  moneyBuilding: { money: 5 },
  copyPort: { cost: 3 },
} as const satisfies Record<Exclude<PortTile, 'swapUnits'>, { readonly [number: string]: number }>

export const PORT_TILE_ORIGINS: Origins = {
  portTiles: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
}
