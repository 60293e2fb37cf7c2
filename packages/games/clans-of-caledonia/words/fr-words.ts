import { listedText, type Translated } from '@bothy/kernel'
import { counted, typeset } from '@bothy/kernel/french'
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
import { position } from './fr-grammar.ts'
import { lastMove } from './fr-last.ts'
import * as names from './fr-names.ts'
import type { SideId } from '../data/grid.ts'
import type { Event } from '../rules/types.ts'
import type { words as en } from './en-words.ts'
import { type Button, lastMoveBy, needsIn } from './parts.ts'

const { money } = names

function clanText(clan: Clan, box: Content, seats: number): string {
  const size = mapSizeFor(seats)
  const numbers = box.clans
  switch (clan) {
    case 'buchanan':
      return `${BUCHANAN_BOXES} caisses d’exportation. Une action obtient ou remplit 1 ou 2 contrats ; en obtenir 2 ne coûte pas plus qu’un seul. Quand vous piochez, vous voyez ${BUCHANAN_DRAW} contrats et en gardez jusqu’à ${BUCHANAN_BOXES}.`
    case 'campbell':
      return `Usines moins chères : ${listedText(numbers.campbell.discount.map(money), 'et')} de moins pour la 1re, la 2e, la 3e et la 4e de chaque sorte.`
    case 'cunningham':
      return `Beurre : à la fin de la production, défaussez autant de lait que vous voulez pour ${money(numbers.cunningham.milk)} pièce.`
    case 'fergusson':
      return `${FERGUSSON_START_WORKERS} ouvriers de départ, tous sur des cases frontière. Expédition de départ : ${names.shippingName(numbers.fergusson.shipping[size])}.`
    case 'macdonald': {
      const { workerCost, workerIncome, shipping } = numbers.macdonald
      const ships = shipping[size] === 0 ? '' : ` Expédition de départ : ${names.shippingName(shipping[size])}.`
      return `${MACDONALD_WORKERS} ouvriers, chacun bûcheron, mineur ou pêcheur : coût ${money(workerCost)}, revenu ${money(workerIncome)}. Les pêcheurs vont sur les lochs sans coût du terrain, et l’un d’eux peut ramer à chaque tour. Pas de technologies.${ships}`
    }
    case 'macewen':
      return `Bière : en remplissant un contrat avec du houblon, défaussez 1 céréale par houblon, ${numbers.macewen.most} maximum, pour ${money(numbers.macewen.grain)} pièce.`
    case 'mackenzie':
      return `${money(numbers.mackenzie.whisky)} par whisky produit. Une cave de ${CELLAR_SPOTS} cases : à chaque production, un nouveau whisky peut y entrer ; un fût qui en sort rapporte ${listedText(numbers.mackenzie.cellar.map(money), 'ou')}.`
    case 'robertson':
      return `Chaque unité sur un delta de rivière coûte ${money(numbers.robertson.discount[size])} de moins.`
    case 'stewart':
      return `Au départ : ${names.merchants(numbers.stewart.merchants)} et ${names.shippingName(numbers.stewart.shipping[size])}. ${money(numbers.stewart.trade)} par transaction au marché.`
  }
}

function portText(port: PortTile, box: Content): string {
  const numbers = box.portTiles
  const basic = (n: number): string => counted(n, 'marchandise de base', 'marchandises de base')
  const processed = (n: number): string => counted(n, 'produit transformé', 'produits transformés')
  switch (port) {
    case 'lessMeat':
      return `Quand vous payez un contrat avec de la viande : abattez ${counted(numbers.lessMeat.animals, 'animal', 'animaux')} de moins.`
    case 'basicExchange':
      return `Défaussez ${basic(1)} et prenez ${basic(numbers.basicExchange.gain)} au choix.`
    case 'processedExchange':
      return `Défaussez ${processed(1)} et prenez ${processed(numbers.processedExchange.gain)} au choix.`
    case 'upgradeGlory':
      return `${counted(numbers.upgradeGlory.upgrades, 'bonus Amélioration', 'bonus Amélioration')} et ${names.glory(numbers.upgradeGlory.glory)}.`
    case 'money':
      return `Recevez ${money(numbers.money.money)}.`
    case 'priceShift':
      return `Juste avant d’acheter ou de vendre une marchandise : déplacez son prix de ${counted(numbers.priceShift.steps, 'cran', 'crans')} vers le haut ou vers le bas.`
    case 'swapUnits':
      return 'Échangez gratuitement 2 de vos unités de la carte contre 2 unités d’autres sortes de votre plateau. Pas de champs.'
    case 'moneyBuilding':
      return `Recevez ${money(numbers.moneyBuilding.money)}. Avec une caisse d’exportation vide, vous pouvez aussi piocher des contrats et en garder un.`
    case 'copyPort':
      return `Payez ${money(numbers.copyPort.cost)} et utilisez l’effet d’un autre port, même déjà utilisé.`
  }
}

const COUNTED = {
  basicGoods: ['par marchandise de base en stock', 'marchandises de base en stock'],
  processedGoods: ['par produit transformé en stock', 'produits transformés en stock'],
  productionUnits: ['par animal ou usine sur la carte', 'animaux ou usines sur la carte'],
  workers: ['par ouvrier sur la carte', 'ouvriers sur la carte'],
  border: ['par unité sur une case frontière', 'unités sur des cases frontière'],
  imports: [
    'par coton, tabac ou canne à sucre de vos contrats remplis',
    'cotons, tabacs ou cannes à sucre de vos contrats remplis',
  ],
  meat: ['par viande de vos contrats remplis', 'viandes de vos contrats remplis'],
  upgrades: [
    'par niveau d’expédition, marchand engagé ou technologie',
    'niveaux d’expédition, marchands engagés ou technologies',
  ],
  expensiveLand: ['par unité sur un terrain', 'unités sur des terrains'],
} as const satisfies Record<ScoringTile, readonly [one: string, many: string]>

function scoringText(tile: ScoringTile, box: Content): string {
  const { glory, per } = box.scoringTiles[tile]
  const each = per === 1 ? COUNTED[tile][0] : `pour ${per}\u00a0${COUNTED[tile][1]}`
  const more =
    tile === 'productionUnits'
      ? `, ${box.scoringTiles.fieldGlory} par champ`
      : tile === 'expensiveLand'
        ? ` à ${money(box.scoringTiles.expensiveFrom)} ou plus`
        : ''
  return `${names.glory(glory)} ${each}${more}.`
}

const startingText = (tile: StartingTileId, box: Content): string =>
  names.all([money(box.startingList[tile].money), ...names.goodParts(box.startingList[tile].goods)])

function contractText(contract: ContractId, box: Content): string {
  const face = box.contractList[contract]
  const imports = IMPORTS.flatMap((kind) => (face[kind] > 0 ? [names.importCount(face[kind], kind)] : []))
  const bonuses = [
    ...(face.money > 0 ? [money(face.money)] : []),
    ...(face.freeSpace > 0 ? [names.unitsWithoutLand(face.freeSpace)] : []),
    ...(face.upgrade > 0 ? [counted(face.upgrade, 'bonus Amélioration', 'bonus Amélioration')] : []),
  ]
  return [
    `Demande ${names.needs(needsIn(box, contract))}.`,
    ...(imports.length > 0 ? [`Importe ${names.all(imports)}.`] : []),
    ...(bonuses.length > 0 ? [`Bonus : ${names.all(bonuses)}.`] : []),
  ].join(' ')
}

const YIELDED = {
  sheep: (box: Content) => `Donne ${names.goodCount(box.units.yield.sheep, 'wool')}.`,
  cow: (box: Content) => `Donne ${names.goodCount(box.units.yield.cow, 'milk')}.`,
  field: (box: Content) => `Donne ${names.goodCount(box.units.yield.field, 'grain')}.`,
  dairy: () => `Transforme ${names.goodCount(1, 'milk')} en ${names.goodCount(1, 'cheese')}.`,
  bakery: () => `Transforme ${names.goodCount(1, 'grain')} en ${names.goodCount(1, 'bread')}.`,
  distillery: () => `Transforme ${names.goodCount(1, 'grain')} en ${names.goodCount(1, 'whisky')}.`,
  woodcutter: ({ units: { income, technologyIncome } }: Content) =>
    `Rapporte ${money(income.woodcutter)}, ${money(income.woodcutter + technologyIncome)} avec la technologie.`,
  miner: ({ units: { income, technologyIncome } }: Content) =>
    `Rapporte ${money(income.miner)}, ${money(income.miner + technologyIncome)} avec la technologie.`,
  fisherman: (box: Content) => `Rapporte ${money(box.clans.macdonald.workerIncome)}.`,
} as const satisfies Record<Unit, (box: Content) => string>

function unitText(unit: Unit, box: Content): string {
  const { terrain } = UNIT_FACTS[unit]
  return `Coûte ${money(box.unitCost[unitId(unit)])}. Se place ${names.placeOf(terrain)}. ${YIELDED[unit](box)}`
}

const PARTS: { readonly [part: string]: string } = {
  ports: 'Cases port',
  'market.small': 'Marché pour 1 ou 2 joueurs',
  'market.large': 'Marché pour 3 ou 4 joueurs',
  startingTiles: 'Tuiles de départ',
  exportBoard: 'Plateau des exportations',
  solo: 'Jeu solo',
}
const MARKS = {
  reconstructed: 'valeur reconstituée',
  doubtful: 'lecture incertaine',
  corrected: 'valeur corrigée à cette table',
} as const satisfies Record<Mark, string>

const BUTTONS = {
  out: 'Se retirer',
  ship: 'Améliorer l’expédition',
  hire: 'Engager un marchand',
  pass: 'Passer',
  draw: 'Piocher des contrats',
  store: 'Mettre un fût en cave',
  skip: 'Renoncer',
  end: 'Terminer le tour',
} as const satisfies Record<Button, string>

const sideName = (side: SideId): string => `Module ${side.charAt(0)}, face ${side.charAt(1)}`

export const words = {
  unitName: names.unitName,
  unitCount: names.unitCount,
  unitText,
  technologyName: (technology) => names.TECHNOLOGY_NAMES[technology],
  terrainName: (terrain) => names.TERRAIN_NAMES[terrain],
  position,
  goodName: names.goodName,
  goodCount: names.goodCount,
  goods: names.goods,
  importName: names.importName,
  importCount: names.importCount,
  meatName: names.meatName,
  clanName: (clan) => names.CLAN_NAMES[clan],
  clanText: (clan, box, seats) => typeset(clanText(clan, box, seats)),
  portName: (port) => names.PORT_NAMES[port],
  portText: (port, box) => typeset(portText(port, box)),
  scoringName: (tile) => names.SCORING_NAMES[tile],
  scoringText: (tile, box) => typeset(scoringText(tile, box)),
  scoreName: (category) => names.SCORE_NAMES[category],
  startingName: (tile) => `Tuile de départ ${startingTileNumber(tile)}`,
  startingText,
  contractName: (contract) => typeset(`Contrat n° ${contractNumber(contract)}`),
  needs: names.needs,
  contractText: (contract, box) => typeset(contractText(contract, box)),
  shippingName: names.shippingName,
  sideName,
  partName: (part) => PARTS[part] ?? `Face ${part.slice('sides.'.length)} de la carte`,
  markName: (mark) => MARKS[mark],
  button: (button) => BUTTONS[button],
  lastMove: (event: Event) => lastMoveBy(lastMove, event),
  market: 'Marché',
  contracts: 'Contrats d’exportation',
  stock: 'Stock',
  cellar: 'Cave',
  round: (round) => `Manche ${round} sur ${ROUNDS}`,
  money,
  glory: names.glory,
  vp: names.vp,
  merchants: names.merchants,
  exports: (n) => counted(n, 'contrat', 'contrats'),
  settlements: (n) => counted(n, 'village', 'villages'),
} satisfies Translated<typeof en>
