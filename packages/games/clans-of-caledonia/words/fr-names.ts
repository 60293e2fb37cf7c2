import { listedText } from '@bothy/kernel'
import { counted, le, type Noun } from '@bothy/kernel/french'
import type { Clan } from '../data/clans.ts'
import { type Good, GOODS, type Import, type Meat } from '../data/goods.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import type { Technology, Terrain, Unit } from '../data/units.ts'
import type { Needs, ScoreCategory } from '../rules/types.ts'

type Named = Noun & { readonly many: string }
const m = (text: string, many = `${text}s`): Named => ({ text, many, gender: 'm', article: true })
const f = (text: string, many = `${text}s`): Named => ({ text, many, gender: 'f', article: true })

const UNITS = {
  sheep: m('mouton'),
  cow: f('vache'),
  dairy: f('fromagerie'),
  bakery: f('boulangerie'),
  field: m('champ'),
  distillery: f('distillerie'),
  woodcutter: m('bûcheron'),
  miner: m('mineur'),
  fisherman: m('pêcheur'),
} as const satisfies Record<Unit, Named>

const GOOD_MODULE_TYPES = {
  wool: f('laine'),
  grain: f('céréale'),
  milk: m('lait'),
  bread: m('pain'),
  cheese: m('fromage'),
  whisky: m('whisky'),
} as const satisfies Record<Good, Named>

/** "de la laine", "des céréales": some of it, and its price. */
export const SOME_GOOD = {
  wool: 'de la laine',
  grain: 'des céréales',
  milk: 'du lait',
  bread: 'du pain',
  cheese: 'du fromage',
  whisky: 'du whisky',
} as const satisfies Record<Good, string>

/** After "pas". */
export const NO_GOOD = {
  wool: 'de laine',
  grain: 'de céréales',
  milk: 'de lait',
  bread: 'de pain',
  cheese: 'de fromage',
  whisky: 'de whisky',
} as const satisfies Record<Good, string>

const IMPORT_MODULE_TYPES = {
  hops: m('houblon'),
  cotton: m('coton'),
  tobacco: m('tabac'),
  sugarCane: f('canne à sucre', 'cannes à sucre'),
} as const satisfies Record<Import, Named>

const MEATS = { beef: m('bœuf'), mutton: m('mouton') } as const satisfies Record<Meat, Named>

export const CLAN_NAMES = {
  buchanan: 'Buchanan',
  campbell: 'Campbell',
  cunningham: 'Cunningham',
  fergusson: 'Fergusson',
  macdonald: 'MacDonald',
  macewen: 'MacEwan',
  mackenzie: 'MacKenzie',
  robertson: 'Robertson',
  stewart: 'Stewart',
} as const satisfies Record<Clan, string>

export const PORT_NAMES = {
  lessMeat: 'Un animal de moins',
  basicExchange: 'Marchandises de base',
  processedExchange: 'Produits transformés',
  upgradeGlory: 'Amélioration et Gloire',
  money: 'Argent',
  priceShift: 'Manipuler un prix',
  swapUnits: 'Échanger 2\u00a0unités',
  moneyBuilding: 'Argent et contrats',
  copyPort: 'Copier un port',
} as const satisfies Record<PortTile, string>

export const SCORING_NAMES = {
  basicGoods: 'Marchandises de base',
  processedGoods: 'Produits transformés',
  productionUnits: 'Animaux, champs et\u00a0usines',
  workers: 'Ouvriers',
  border: 'Cases frontière',
  imports: 'Importations',
  meat: 'Viande',
  upgrades: 'Améliorations',
  expensiveLand: 'Terrains chers',
} as const satisfies Record<ScoringTile, string>

export const TERRAIN_NAMES = {
  grassland: 'prairie',
  forest: 'forêt',
  mountain: 'montagne',
} as const satisfies Record<Terrain, string>

export const SCORE_NAMES = {
  glory: 'Gloire',
  basicGoods: 'Marchandises de base',
  processedGoods: 'Produits transformés',
  money: 'Argent',
  hops: 'Houblon',
  cotton: 'Coton',
  tobacco: 'Tabac',
  sugarCane: 'Canne à sucre',
  exports: 'Exportations',
  settlements: 'Villages',
  auctionBid: 'Enchère',
  moneyLeft: 'Argent restant',
} as const satisfies Record<ScoreCategory, string>

const PLACES = {
  grassland: ['sur une ', TERRAIN_NAMES.grassland],
  forest: ['dans une ', TERRAIN_NAMES.forest],
  mountain: ['sur une ', TERRAIN_NAMES.mountain],
} as const satisfies Record<Terrain, readonly [before: string, land: string]>
export const placeParts = (terrain: Terrain | null): readonly [before: string, land: string] =>
  terrain === null ? ['sur un ', 'loch'] : PLACES[terrain]
export const placeOf = (terrain: Terrain | null): string => placeParts(terrain).join('')

export const TECHNOLOGY_NAMES = {
  woodcutter: 'technologie des bûcherons',
  miner: 'technologie des mineurs',
} as const satisfies Record<Technology, string>

const SHIPPING = ['aucune', 'traversée de rivière', '1-loch', '2-loch', '3-loch', '4-loch'] as const

export const all = (items: readonly string[]): string => (items.length === 0 ? 'rien' : listedText(items, 'et'))

const numberOf = (n: number, { text, many }: Named): string => counted(n, text, many)

export const unitName = (unit: Unit): string => UNITS[unit].text
export const theUnit = (unit: Unit): string => le(UNITS[unit])
export const aUnit = (unit: Unit): string => `${UNITS[unit].gender === 'm' ? 'un' : 'une'} ${UNITS[unit].text}`
export const noUnit = (unit: Unit): string => `auc${aUnit(unit)}`
export const unitCount = (n: number, unit: Unit): string => numberOf(n, UNITS[unit])

export const goodName = (good: Good): string =>
  good === 'grain' ? GOOD_MODULE_TYPES.grain.many : GOOD_MODULE_TYPES[good].text
export const theGood = (good: Good): string => (good === 'grain' ? 'les céréales' : le(GOOD_MODULE_TYPES[good]))
export const goodCount = (n: number, good: Good): string => numberOf(n, GOOD_MODULE_TYPES[good])
export const goodParts = (byGood: readonly number[]): readonly string[] =>
  GOODS.flatMap((good, i) => (byGood[i] > 0 ? [goodCount(byGood[i], good)] : []))
export const goods = (byGood: readonly number[]): string => all(goodParts(byGood))
export const importName = (good: Import): string => IMPORT_MODULE_TYPES[good].text
export const importCount = (n: number, good: Import): string => numberOf(n, IMPORT_MODULE_TYPES[good])
export const meatName = (meat: Meat): string => MEATS[meat].text

export const needs = ({ goods: byGood, beef, mutton }: Needs): string =>
  all([
    ...goodParts(byGood),
    ...(beef > 0 ? [numberOf(beef, MEATS.beef)] : []),
    ...(mutton > 0 ? [numberOf(mutton, MEATS.mutton)] : []),
  ])

export const money = (n: number): string => (n < 0 ? `−£${-n}` : `£${n}`)
export const glory = (n: number): string => counted(n, 'point de Gloire', 'points de Gloire')
export const vp = (n: number): string => counted(n, 'PV', 'PV')
/** A bonus of a contract (COC-40): « 1 case libre » would read as an empty one. */
export const unitsWithoutLand = (n: number): string =>
  counted(n, 'unité sans coût du terrain', 'unités sans coût du terrain')
export const merchants = (n: number): string => counted(n, 'marchand', 'marchands')
export const shippingName = (level: number): string => SHIPPING[level] ?? SHIPPING[0]
export const shippingRange = (level: number): string =>
  level < 2 ? `la ${shippingName(level)}` : `une portée de ${counted(level - 1, 'loch', 'lochs')}`

export const forMoney = (n: number): string => (n === 0 ? 'gratuitement' : `pour ${money(n)}`)
