import type { Clan } from './clans.ts'
import type { PortTile } from './port-tiles.ts'
import type { ScoringTile } from './scoring-tiles.ts'
import type { Unit } from './units.ts'

export const CLAN_RULES = {
  buchanan: ['COC-83'],
  campbell: ['COC-84'],
  cunningham: ['COC-85', 'COC-104'],
  fergusson: ['COC-86', 'COC-10'],
  macdonald: ['COC-87', 'COC-88', 'COC-89'],
  macewen: ['COC-90', 'COC-100'],
  mackenzie: ['COC-91', 'COC-92', 'COC-104'],
  robertson: ['COC-93', 'COC-11'],
  stewart: ['COC-94'],
} as const satisfies Record<Clan, readonly string[]>

export const PORT_RULES = {
  lessMeat: ['COC-57', 'COC-56', 'COC-99'],
  basicExchange: ['COC-58', 'COC-56', 'COC-103'],
  processedExchange: ['COC-59', 'COC-56', 'COC-103'],
  upgradeGlory: ['COC-60', 'COC-56', 'COC-41'],
  money: ['COC-61', 'COC-56'],
  priceShift: ['COC-62', 'COC-56', 'COC-99', 'COC-103'],
  swapUnits: ['COC-63', 'COC-56', 'COC-101', 'COC-103'],
  moneyBuilding: ['COC-64', 'COC-56', 'COC-46'],
  copyPort: ['COC-65', 'COC-56', 'COC-103'],
} as const satisfies Record<PortTile, readonly string[]>

export const SCORING_RULES = {
  basicGoods: ['COC-68', 'COC-2'],
  processedGoods: ['COC-68', 'COC-2'],
  productionUnits: ['COC-68', 'COC-3'],
  workers: ['COC-68', 'COC-3'],
  border: ['COC-68', 'COC-10'],
  imports: ['COC-68', 'COC-39'],
  meat: ['COC-68', 'COC-37'],
  upgrades: ['COC-68', 'COC-34', 'COC-35', 'COC-36'],
  expensiveLand: ['COC-68', 'COC-5'],
} as const satisfies Record<ScoringTile, readonly string[]>

const ANIMAL = ['COC-5', 'COC-31', 'COC-66', 'COC-37'] as const
const FIELD = ['COC-5', 'COC-31', 'COC-66'] as const
const FACTORY = ['COC-5', 'COC-31', 'COC-66', 'COC-46'] as const
const WORKER = ['COC-5', 'COC-31', 'COC-66', 'COC-35'] as const

export const UNIT_RULES = {
  sheep: ANIMAL,
  cow: ANIMAL,
  dairy: FACTORY,
  bakery: FACTORY,
  field: FIELD,
  distillery: FACTORY,
  woodcutter: WORKER,
  miner: WORKER,
  fisherman: ['COC-88', 'COC-89', 'COC-87'],
} as const satisfies Record<Unit, readonly string[]>
