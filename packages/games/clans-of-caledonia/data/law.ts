import type { Broken } from '@bothy/kernel'

/** Laws for corrected data; the words have a sentence for each. */
export const LAWS = [
  /** A space is `~`, or G, F, M in this order, a cost from 1 to 6 and perhaps `*`. */
  'space',
  /** A river has land on both banks. */
  'riverBanks',
  /** Each side has grassland, forest and mountain outside the mist. */
  'everyTerrain',
  /** A port is named by a space of its module. */
  'portInModule',
  /** A port is a loch on both sides of its module. */
  'portOnLoch',
  /** On each of the 16 maps, large and small, all land in play is connected by land, rivers and single lochs. */
  'connected',
  /** Each map has six border spaces or more for workers. */
  'workersAtBorder',
  /** Each map has eight spaces or more for workers that are not blocked in the solo game. */
  'workersAlone',
  /** Prices never fall from one step to the next, and are at least £1. */
  'risingPrices',
  /** A price starts on one of the ten steps. */
  'priceStart',
  /** A contract asks for two to six things. */
  'contractNeeds',
  /** A contract imports one of cotton, tobacco and sugar cane at most. */
  'oneRareImport',
  /** Numbers are between 0 and 999. */
  'range',
  /** Port tiles 2 and 3 give at most five goods, or there would be too much to choose from. */
  'exchange',
  /** At most nine goods from a unit or a starting tile, and at most nine of a bonus on a tile or contract. */
  'atMostNine',
  /** Numbers by which something is counted are at least 1. */
  'atLeastOne',
  /** One to twelve contracts are on display. */
  'contractsShown',
  /** Clans start with shipping level 0 to 5. */
  'shippingLevel',
  /** At most seven merchants are in stock. */
  'merchants',
  /** The bracket begins and ends on the track, in this order. */
  'bracket',
  /** Each face of the price die empties a box of its own. */
  'soloBoxes',
  /** Steps of the solo scale rise, or fall, one after the other. */
  'soloScale',
] as const
export type Law = (typeof LAWS)[number]

export type Fault = Broken & { readonly law: Law }
export const fault = (at: string, law: Law): Fault => ({ at, law })
