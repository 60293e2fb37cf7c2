import { listedText } from '@bothy/kernel'
import {
  BUCHANAN_BOXES,
  BUCHANAN_DRAW,
  CELLAR_SPOTS,
  type Clan,
  FERGUSSON_START_WORKERS,
  MACDONALD_WORKERS,
} from '../data/clans.ts'
import type { Content } from '../data/content.ts'
import { type ContractId, contractNumber } from '../data/contracts.ts'
import { IMPORTS } from '../data/goods.ts'
import { mapSizeFor, ROUNDS } from '../data/limits.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { Mark } from '../data/provenance.ts'
import type { ScoringTile } from '../data/scoring-tiles.ts'
import { type StartingTileId, startingTileNumber } from '../data/starting-tiles.ts'
import { type Unit, UNIT_FACTS, unitId } from '../data/units.ts'
import { position } from './en-grammar.ts'
import { lastMove } from './en-last.ts'
import * as names from './en-names.ts'
import { type Button, lastMoveBy, needsIn } from './parts.ts'
import type { Technology, Terrain, Good, Import, Meat, SideId } from '../data/index.ts'
import type { Event, ScoreCategory } from '../rules/types.ts'

const { money, plural } = names

function clanText(clan: Clan, box: Content, seats: number): string {
  const size = mapSizeFor(seats)
  const numbers = box.clans
  switch (clan) {
    case 'buchanan':
      return `${BUCHANAN_BOXES} export boxes. One action takes or fulfils one or two contracts, and taking two costs no more than one. Drawing shows ${BUCHANAN_DRAW} contracts: keep up to ${BUCHANAN_BOXES}.`
    case 'campbell':
      return `Factories cost less: ${listedText(numbers.campbell.discount.map(money), 'and')} off the 1st, 2nd, 3rd and 4th of each kind.`
    case 'cunningham':
      return `Butter: at the end of Production, discard any amount of milk for ${money(numbers.cunningham.milk)} each.`
    case 'fergusson':
      return `${FERGUSSON_START_WORKERS} starting workers, all on border spaces. Shipping starts at ${names.shippingName(numbers.fergusson.shipping[size])}.`
    case 'macdonald': {
      const { workerCost, workerIncome, shipping } = numbers.macdonald
      const ships = shipping[size] === 0 ? '' : ` Shipping starts at ${names.shippingName(shipping[size])}.`
      return `${MACDONALD_WORKERS} workers, each a woodcutter, miner or fisherman: cost ${money(workerCost)}, income ${money(workerIncome)}. Fishermen go on lochs without land cost, and one can row each turn. No technologies.${ships}`
    }
    case 'macewen':
      return `Beer: when you fulfil a contract with hops, discard 1 grain per hops, up to ${numbers.macewen.most}, for ${money(numbers.macewen.grain)} each.`
    case 'mackenzie':
      return `${money(numbers.mackenzie.whisky)} for each whisky produced. A cellar with ${CELLAR_SPOTS} spots: in each Production one new whisky can go in, and a barrel brings ${listedText(numbers.mackenzie.cellar.map(money), 'or')} when it leaves.`
    case 'robertson':
      return `Each unit on a river delta costs ${money(numbers.robertson.discount[size])} less.`
    case 'stewart':
      return `Starts with ${names.merchants(numbers.stewart.merchants)} and ${names.shipping(numbers.stewart.shipping[size])}. ${money(numbers.stewart.trade)} for every trade at the market.`
  }
}

function portText(port: PortTile, box: Content): string {
  const numbers = box.portTiles
  const gain = (n: number, kind: string): string =>
    `Discard 1 ${kind} good to gain ${plural(n, `${kind} good`, `${kind} goods`)} of your choice.`
  switch (port) {
    case 'lessMeat':
      return `While paying for a contract with meat: slaughter ${plural(numbers.lessMeat.animals, 'animal', 'animals')} fewer.`
    case 'basicExchange':
      return gain(numbers.basicExchange.gain, 'basic')
    case 'processedExchange':
      return gain(numbers.processedExchange.gain, 'processed')
    case 'upgradeGlory':
      return `${plural(numbers.upgradeGlory.upgrades, 'bonus upgrade', 'bonus upgrades')} and ${names.glory(numbers.upgradeGlory.glory)}.`
    case 'money':
      return `Receive ${money(numbers.money.money)}.`
    case 'priceShift':
      return `Just before trading a good: move its price ${plural(numbers.priceShift.steps, 'step', 'steps')} up or down.`
    case 'swapUnits':
      return 'Swap 2 of your units on the map for 2 units of other kinds from your board, for free. No fields.'
    case 'moneyBuilding':
      return `Receive ${money(numbers.moneyBuilding.money)}. With an empty export box, you can also draw contracts and keep one.`
    case 'copyPort':
      return `Pay ${money(numbers.copyPort.cost)} to use the effect of another port, even one you have already used.`
  }
}

const COUNTED = {
  basicGoods: ['basic good in stock', 'basic goods in stock'],
  processedGoods: ['processed good in stock', 'processed goods in stock'],
  productionUnits: ['animal or factory on the map', 'animals or factories on the map'],
  workers: ['worker on the map', 'workers on the map'],
  border: ['unit on a border space', 'units on border spaces'],
  imports: [
    'cotton, tobacco or sugar cane on your fulfilled contracts',
    'cotton, tobacco or sugar cane on your fulfilled contracts',
  ],
  meat: ['beef or mutton on your fulfilled contracts', 'beef or mutton on your fulfilled contracts'],
  upgrades: ['shipping level, hired merchant or technology', 'shipping levels, hired merchants or technologies'],
  expensiveLand: ['unit on land', 'units on land'],
} as const satisfies Record<ScoringTile, readonly [one: string, many: string]>

function scoringText(tile: ScoringTile, box: Content): string {
  const { glory, per } = box.scoringTiles[tile]
  const each = per === 1 ? COUNTED[tile][0] : `${per} ${COUNTED[tile][1]}`
  const more =
    tile === 'productionUnits'
      ? `, ${box.scoringTiles.fieldGlory} per field`
      : tile === 'expensiveLand'
        ? ` that costs ${money(box.scoringTiles.expensiveFrom)} or more`
        : ''
  return `${names.glory(glory)} per ${each}${more}.`
}

const startingText = (tile: StartingTileId, box: Content): string =>
  names.all([money(box.startingList[tile].money), ...names.goodParts(box.startingList[tile].goods)])

function contractText(contract: ContractId, box: Content): string {
  const face = box.contractList[contract]
  const imports = IMPORTS.flatMap((kind) => (face[kind] > 0 ? [names.importCount(face[kind], kind)] : []))
  const bonuses = [
    ...(face.money > 0 ? [money(face.money)] : []),
    ...(face.freeSpace > 0 ? [names.unitsWithoutLand(face.freeSpace)] : []),
    ...(face.upgrade > 0 ? [plural(face.upgrade, 'bonus upgrade', 'bonus upgrades')] : []),
  ]
  return [
    `Needs ${names.needs(needsIn(box, contract))}.`,
    ...(imports.length > 0 ? [`Imports ${names.all(imports)}.`] : []),
    ...(bonuses.length > 0 ? [`Bonus: ${names.all(bonuses)}.`] : []),
  ].join(' ')
}

const YIELDED = {
  sheep: (box: Content) => `Gives ${names.goodCount(box.units.yield.sheep, 'wool')}.`,
  cow: (box: Content) => `Gives ${names.goodCount(box.units.yield.cow, 'milk')}.`,
  field: (box: Content) => `Gives ${names.goodCount(box.units.yield.field, 'grain')}.`,
  dairy: () => 'Makes 1 cheese from 1 milk.',
  bakery: () => 'Makes 1 bread from 1 grain.',
  distillery: () => 'Makes 1 whisky from 1 grain.',
  woodcutter: ({ units: { income, technologyIncome } }: Content) =>
    `Brings ${money(income.woodcutter)}, ${money(income.woodcutter + technologyIncome)} with technology.`,
  miner: ({ units: { income, technologyIncome } }: Content) =>
    `Brings ${money(income.miner)}, ${money(income.miner + technologyIncome)} with technology.`,
  fisherman: (box: Content) => `Brings ${money(box.clans.macdonald.workerIncome)}.`,
} as const satisfies Record<Unit, (box: Content) => string>

function unitText(unit: Unit, box: Content): string {
  const { terrain } = UNIT_FACTS[unit]
  return `Costs ${money(box.unitCost[unitId(unit)])}. Goes ${names.placeOf(terrain)}. ${YIELDED[unit](box)}`
}

const PARTS: { readonly [part: string]: string } = {
  ports: 'Port spaces',
  'market.small': 'Market for 1 or 2 players',
  'market.large': 'Market for 3 or 4 players',
  startingTiles: 'Starting tiles',
  exportBoard: 'Export board',
  solo: 'Solo game',
}
const MARKS = {
  reconstructed: 'reconstructed',
  doubtful: 'read without certainty',
  corrected: 'corrected at this table',
} as const satisfies Record<Mark, string>

const BUTTONS = {
  out: 'Drop out',
  ship: 'Upgrade shipping',
  hire: 'Hire a merchant',
  pass: 'Pass',
  draw: 'Draw contracts',
  store: 'Store a barrel',
  skip: 'Skip',
  end: 'End turn',
} as const satisfies Record<Button, string>

const sideName = (side: SideId): string => `Module ${side.charAt(0)}, side ${side.charAt(1)}`

/** Texts with numbers take the content of the table (`content.contentOf(view.corrections)`), so that they give its corrected values. */
export const words = {
  unitName: names.unitName,
  unitCount: names.unitCount,
  unitText,
  technologyName: (technology: Technology) => names.TECHNOLOGY_NAMES[technology],
  terrainName: (terrain: Terrain) => names.TERRAIN_NAMES[terrain],
  /** "column 4, row 3": no name of a space is printed on the map. */
  position,
  goodName: (good: Good) => names.GOOD_NAMES[good],
  goodCount: names.goodCount,
  goods: names.goods,
  importName: (good: Import) => names.IMPORT_NAMES[good],
  importCount: names.importCount,
  meatName: (meat: Meat) => names.MEAT_NAMES[meat],
  clanName: (clan: Clan) => names.CLAN_NAMES[clan],
  clanText,
  portName: (port: PortTile) => names.PORT_NAMES[port],
  portText,
  scoringName: (tile: ScoringTile) => names.SCORING_NAMES[tile],
  scoringText,
  scoreName: (category: ScoreCategory) => names.SCORE_NAMES[category],
  startingName: (tile: StartingTileId) => `Starting tile ${startingTileNumber(tile)}`,
  startingText,
  contractName: (contract: ContractId) => `Contract ${contractNumber(contract)}`,
  needs: names.needs,
  contractText,
  shippingName: names.shippingName,
  sideName,
  partName: (part: string) => PARTS[part] ?? `Map side ${part.slice('sides.'.length)}`,
  markName: (mark: Mark) => MARKS[mark],
  button: (button: keyof typeof BUTTONS) => BUTTONS[button],
  lastMove: (event: Event) => lastMoveBy(lastMove, event),
  market: 'Market',
  contracts: 'Export contracts',
  stock: 'Stock',
  cellar: 'Cellar',
  round: (round: number) => `Round ${round} of ${ROUNDS}`,
  money,
  glory: names.glory,
  vp: names.vp,
  merchants: names.merchants,
  exports: (n: number) => plural(n, 'contract', 'contracts'),
  settlements: (n: number) => plural(n, 'settlement', 'settlements'),
}
