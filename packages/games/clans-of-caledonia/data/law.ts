import type { Broken } from '@bothy/kernel'

export const LAWS = [
  /** A space is `~`, or G, F, M in this order, a cost from 1 to 6 and perhaps `*`. */
  'space',
  'riverBanks',
  /** Terrain in the mist does not count. */
  'everyTerrain',
  'portInModule',
  'portOnLoch',
  /** On each of the 16 maps, large and small, all land in play is connected by land, rivers and single lochs. */
  'connected',
  'workersAtBorder',
  /** Each map has eight spaces or more for workers that are not blocked in the solo game. */
  'workersAlone',
  'risingPrices',
  'priceStart',
  'contractNeeds',
  'oneRareImport',
  'range',
  /** Port tiles 2 and 3 give at most five goods, or there would be too much to choose from. */
  'exchange',
  'atMostNine',
  'atLeastOne',
  'contractsShown',
  'shippingLevel',
  'merchants',
  'bracket',
  'soloBoxes',
  'soloScale',
] as const
export type Law = (typeof LAWS)[number]

export type Fault = Broken & { readonly law: Law }
export const fault = (at: string, law: Law): Fault => ({ at, law })
