import type { Good, Meat, ProcessedGood } from './goods.ts'
import type { Origins } from './sources.ts'

export const TERRAINS = ['grassland', 'forest', 'mountain'] as const
export type Terrain = (typeof TERRAINS)[number]

/** COC-3, in the order of the player board. Fishermen are MacDonald's (COC-87). */
export const FACTORIES = ['dairy', 'bakery', 'distillery'] as const
export const WORKERS = ['woodcutter', 'miner', 'fisherman'] as const
export const UNITS = ['sheep', 'cow', 'dairy', 'bakery', 'field', 'distillery', ...WORKERS] as const
export type Factory = (typeof FACTORIES)[number]
export type Worker = (typeof WORKERS)[number]
export type Unit = (typeof UNITS)[number]

export type UnitId = number
export const UNIT_KINDS = UNITS.length
export const isWorker = (unit: Unit): unit is Worker => WORKERS.some((worker) => worker === unit)
export const unitId = (unit: Unit): UnitId => UNITS.indexOf(unit)

export type UnitFacts = {
  /** COC-5; `null`: goes on a loch (COC-88). */
  readonly terrain: Terrain | null
  readonly kind: 'animal' | 'factory' | 'field' | 'worker'
  /** COC-42, COC-66: good of Production, which neighbours may buy; `null`: money. */
  readonly good: Good | null
  readonly meat: Meat | null
}

export const UNIT_FACTS = {
  sheep: { terrain: 'grassland', kind: 'animal', good: 'wool', meat: 'mutton' },
  cow: { terrain: 'grassland', kind: 'animal', good: 'milk', meat: 'beef' },
  dairy: { terrain: 'grassland', kind: 'factory', good: 'cheese', meat: null },
  bakery: { terrain: 'grassland', kind: 'factory', good: 'bread', meat: null },
  field: { terrain: 'grassland', kind: 'field', good: 'grain', meat: null },
  distillery: { terrain: 'grassland', kind: 'factory', good: 'whisky', meat: null },
  woodcutter: { terrain: 'forest', kind: 'worker', good: null, meat: null },
  miner: { terrain: 'mountain', kind: 'worker', good: null, meat: null },
  fisherman: { terrain: null, kind: 'worker', good: null, meat: null },
} as const satisfies Record<Unit, UnitFacts>

/** COC-66: each factory makes one of these from one of `MADE_FROM`. */
export const PRODUCT_OF = { dairy: 'cheese', bakery: 'bread', distillery: 'whisky' } as const satisfies Record<
  Factory,
  ProcessedGood
>

/** COC-31: price without the land. MacDonald's workers have a price of their own. */
export const UNIT_COSTS = {
  sheep: 8,
  cow: 9,
  dairy: 12,
  bakery: 8,
  field: 18,
  distillery: 10,
  woodcutter: 6,
  miner: 10,
} as const satisfies Record<Exclude<Unit, 'fisherman'>, number>

/** COC-66: goods of one unit in one Production. */
export const YIELDS = { sheep: 1, cow: 1, field: 2 } as const
/** COC-66: income of a worker, and how much more with its technology (COC-35). */
export const INCOMES = { woodcutter: 4, miner: 6 } as const
export const TECHNOLOGIES = ['woodcutter', 'miner'] as const satisfies readonly Worker[]
export type Technology = (typeof TECHNOLOGIES)[number]
export const TECHNOLOGY_INCOME = 2

export const UNIT_ORIGINS: Origins = {
  units: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
  'units.cost.sheep': { provenance: 'picture', from: ['meeple-mentor'] },
  'units.cost.cow': { provenance: 'picture', from: ['meeple-mentor'] },
  'units.cost.dairy': { provenance: 'picture', from: ['meeple-mentor'] },
  'units.cost.field': { provenance: 'picture', from: ['meeple-mentor'] },
}
