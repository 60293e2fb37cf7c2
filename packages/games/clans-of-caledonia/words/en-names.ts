import { listedText } from '@bothy/kernel'
import type { Clan } from '../data/clans.ts'
import { type Good, GOODS, type Import, type Meat } from '../data/goods.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import type { Technology, Terrain, Unit } from '../data/units.ts'
import type { Needs, ScoreCategory } from '../rules/types.ts'

const UNITS = {
  sheep: ['sheep', 'sheep'],
  cow: ['cow', 'cows'],
  dairy: ['cheese dairy', 'cheese dairies'],
  bakery: ['bakery', 'bakeries'],
  field: ['field', 'fields'],
  distillery: ['distillery', 'distilleries'],
  woodcutter: ['woodcutter', 'woodcutters'],
  miner: ['miner', 'miners'],
  fisherman: ['fisherman', 'fishermen'],
} as const satisfies Record<Unit, readonly [one: string, many: string]>

export const GOOD_NAMES = {
  wool: 'wool',
  grain: 'grain',
  milk: 'milk',
  bread: 'bread',
  cheese: 'cheese',
  whisky: 'whisky',
} as const satisfies Record<Good, string>

export const IMPORT_NAMES = {
  hops: 'hops',
  cotton: 'cotton',
  tobacco: 'tobacco',
  sugarCane: 'sugar cane',
} as const satisfies Record<Import, string>

export const MEAT_NAMES = { beef: 'beef', mutton: 'mutton' } as const satisfies Record<Meat, string>

export const CLAN_NAMES = {
  buchanan: 'Buchanan',
  campbell: 'Campbell',
  cunningham: 'Cunningham',
  fergusson: 'Fergusson',
  macdonald: 'MacDonald',
  macewen: 'MacEwen',
  mackenzie: 'MacKenzie',
  robertson: 'Robertson',
  stewart: 'Stewart',
} as const satisfies Record<Clan, string>

export const PORT_NAMES = {
  lessMeat: 'Spare an animal',
  basicExchange: 'Basic goods',
  processedExchange: 'Processed goods',
  upgradeGlory: 'Upgrade and Glory',
  money: 'Money',
  priceShift: 'Shift a price',
  swapUnits: 'Swap two units',
  moneyBuilding: 'Money and contracts',
  copyPort: 'Copy a port',
} as const satisfies Record<PortTile, string>

export const SCORING_NAMES = {
  basicGoods: 'Basic goods',
  processedGoods: 'Processed goods',
  productionUnits: 'Animals, fields, factories',
  workers: 'Workers',
  border: 'Border spaces',
  imports: 'Imports',
  meat: 'Meat',
  upgrades: 'Upgrades',
  expensiveLand: 'Expensive land',
} as const satisfies Record<ScoringTile, string>

export const TERRAIN_NAMES = {
  grassland: 'grassland',
  forest: 'forest',
  mountain: 'mountain',
} as const satisfies Record<Terrain, string>

export const SCORE_NAMES = {
  glory: 'Glory',
  basicGoods: 'Basic goods',
  processedGoods: 'Processed goods',
  money: 'Money',
  hops: 'Hops',
  cotton: 'Cotton',
  tobacco: 'Tobacco',
  sugarCane: 'Sugar cane',
  exports: 'Exports',
  settlements: 'Settlements',
  auctionBid: 'Auction bid',
  moneyLeft: 'Money left over',
} as const satisfies Record<ScoreCategory, string>

/** Words before the land, and its name; `null`: the lochs of fishermen. */
const PLACES = {
  grassland: ['on ', TERRAIN_NAMES.grassland],
  forest: ['in a ', TERRAIN_NAMES.forest],
  mountain: ['on a ', TERRAIN_NAMES.mountain],
} as const satisfies Record<Terrain, readonly [before: string, land: string]>
export const placeParts = (terrain: Terrain | null): readonly [before: string, land: string] =>
  terrain === null ? ['on a ', 'loch'] : PLACES[terrain]
export const placeOf = (terrain: Terrain | null): string => placeParts(terrain).join('')

export const TECHNOLOGY_NAMES = {
  woodcutter: 'woodcutter technology',
  miner: 'miner technology',
} as const satisfies Record<Technology, string>

const SHIPPING = ['none', 'river', '1-loch', '2-loch', '3-loch', '4-loch'] as const

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const all = (items: readonly string[]): string => (items.length === 0 ? 'nothing' : listedText(items, 'and'))

export const unitName = (unit: Unit): string => UNITS[unit][0]
export const unitNames = (unit: Unit): string => UNITS[unit][1]
/** No name of a unit begins with a vowel. */
export const aUnit = (unit: Unit): string => `a ${UNITS[unit][0]}`
export const unitCount = (n: number, unit: Unit): string => plural(n, unitName(unit), unitNames(unit))

export const goodCount = (n: number, good: Good): string => `${n} ${GOOD_NAMES[good]}`
export const goodParts = (byGood: readonly number[]): readonly string[] =>
  GOODS.flatMap((good, i) => (byGood[i] > 0 ? [goodCount(byGood[i], good)] : []))
export const goods = (byGood: readonly number[]): string => all(goodParts(byGood))
export const importCount = (n: number, good: Import): string => `${n} ${IMPORT_NAMES[good]}`

export const needs = ({ goods: byGood, beef, mutton }: Needs): string =>
  all([
    ...goodParts(byGood),
    ...(beef > 0 ? [`${beef} ${MEAT_NAMES.beef}`] : []),
    ...(mutton > 0 ? [`${mutton} ${MEAT_NAMES.mutton}`] : []),
  ])

export const money = (n: number): string => (n < 0 ? `−£${-n}` : `£${n}`)
export const glory = (n: number): string => `${n} Glory`
export const vp = (n: number): string => `${n} VP`
/** A bonus of a contract (COC-40): “1 free space” would read as an empty one. */
export const unitsWithoutLand = (n: number): string => plural(n, 'unit without land cost', 'units without land cost')
export const merchants = (n: number): string => plural(n, 'merchant', 'merchants')
export const shipping = (level: number): string => `${shippingName(level)} shipping`
export const shippingName = (level: number): string => SHIPPING[level] ?? SHIPPING[0]

export const forMoney = (n: number): string => (n === 0 ? 'for free' : `for ${money(n)}`)
