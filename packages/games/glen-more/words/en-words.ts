import { listedText } from '@bothy/kernel'
import { cardFacts } from '../data/cards.ts'
import { type CardId, type Colour, type Good, type Kind } from '../data/faces.ts'
import { type Category, CUBES_PER_TILE } from '../data/limits.ts'
import { ACTIVATION_OF, CARD_OF, COST_OF, FACE_OF, isStartVillage, KIND_OF, type TileId } from '../data/tiles.ts'
import { counted } from './parts.ts'
import type { ActionType } from '../rules/types.ts'

const KINDS = {
  quarry: 'Quarry',
  forest: 'Forest',
  meadow: 'Meadow',
  pasture: 'Pasture',
  field: 'Grain field',
  distillery: 'Distillery',
  abbey: 'Abbey',
  butcher: 'Butcher',
  fair: 'Fair',
  bridge: 'Bridge',
  grocer: 'Grocer',
  tavern: 'Tavern',
  village: 'Village',
  castle: 'Castle',
  loch: 'Loch',
} as const satisfies Record<Kind, string>

const COLOURS = {
  yellow: 'Yellow: wood, stone, whisky',
  green: 'Green: grain, cattle, sheep',
  brown: 'Brown: trade',
  grey: 'Grey: villages and castles',
  blue: 'Blue: lochs',
} as const satisfies Record<Colour, string>

const CARDS = {
  'iona-abbey': 'Iona Abbey',
  'loch-lochy': 'Loch Lochy',
  'loch-morar': 'Loch Morar',
  'loch-ness': 'Loch Ness',
  'loch-oich': 'Loch Oich',
  'loch-shiel': 'Loch Shiel',
  'armadale-castle': 'Armadale Castle',
  'castle-of-mey': 'Castle of Mey',
  'castle-moil': 'Castle Moil',
  'castle-stalker': 'Castle Stalker',
  'cawdor-castle': 'Cawdor Castle',
  'donan-castle': 'Donan Castle',
  'duart-castle': 'Duart Castle',
} as const satisfies Record<CardId, string>

const GOODS = {
  wood: 'wood',
  stone: 'stone',
  grain: 'grain',
  cattle: 'cattle',
  sheep: 'sheep',
} as const satisfies Record<Good, string>

const CATEGORIES = {
  barrels: 'whisky barrels',
  chieftains: 'chieftains and bonnets',
  cards: 'special cards',
} as const satisfies Record<Category, string>

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const coins = (n: number): string => plural(n, 'coin', 'coins')
const vp = (n: number): string => `${n} VP`
const barrels = (n: number): string => plural(n, 'barrel', 'barrels')
const clan = (n: number): string => plural(n, 'clan member', 'clan members')
const cubes = (n: number): string => plural(n, 'cube', 'cubes')
const bonnets = (n: number): string => plural(n, 'bonnet', 'bonnets')

const goods = (list: readonly Good[]): string =>
  list.length === 0
    ? 'nothing'
    : listedText(
        counted(list).map(([good, n]) => `${n} ${GOODS[good]}`),
        'and',
      )

function cardParts(card: CardId): readonly [moment: string, text: string] {
  const { effect, bonnets: n } = cardFacts(card)
  const crest = n > 0 ? ` ${bonnets(n)} in each scoring.` : ''
  switch (effect.kind) {
    case 'cubes':
      return ['when placed', `put ${cubes(effect.count)} of your choice on this tile.${crest}`]
    case 'activateAll':
      return ['when placed', `activate all your tiles instead of only its neighbours.${crest}`]
    case 'fillEmpty':
      return ['when placed', `put 1 cube on each of your production tiles that has none.${crest}`]
    case 'coins':
      return ['when placed', `take ${coins(effect.count)}.${crest}`]
    case 'barrels':
      return ['when placed', `take ${barrels(effect.count)}.${crest}`]
    case 'clan':
      return ['when placed', `put ${clan(effect.count)} more on this tile.${crest}`]
    case 'extraActivation':
      return ['once on each of your turns', `activate one more of your tiles, anywhere.${crest}`]
    case 'chieftainsCount':
      return ['in each scoring', `each chieftain counts as ${effect.times}.${crest}`]
    case 'vpByColour':
      return ['at the end', `${vp(effect.vp)} for each of your ${effect.colour} tiles.${crest}`]
    case 'vpByKind':
      return ['at the end', `${vp(effect.vp)} for each of your villages.${crest}`]
    case 'none':
      return ['in each scoring', `counts as ${bonnets(n)}.`]
  }
}

const cardText = (card: CardId): string => {
  const [moment, text] = cardParts(card)
  return `${moment.charAt(0).toUpperCase()}${moment.slice(1)}: ${text}`
}
const cardOnTile = (card: CardId): string => {
  const [moment, text] = cardParts(card)
  return ` Card (${moment}): ${text}`
}

function costText(tile: TileId): string {
  const { goods: named, any, barrels: whisky, pieces } = COST_OF[tile]
  const parts = [
    ...(named.length > 0 ? [goods(named)] : []),
    ...(any > 0 ? [`${cubes(any)} of any type`] : []),
    ...(whisky > 0 ? [barrels(whisky)] : []),
    ...(pieces > 0 ? [`${clan(pieces)} or chieftain`] : []),
  ]
  return parts.length === 0 ? '' : `Costs ${parts.join(', ')}. `
}

function bonusText(tile: TileId): string {
  const { clan: men, barrels: whisky } = FACE_OF[tile]
  const parts = [...(men > 0 ? [clan(men)] : []), ...(whisky > 0 ? [barrels(whisky)] : [])]
  return parts.length === 0 || isStartVillage(tile) ? '' : `When placed: ${parts.join(', ')}. `
}

function activationText(tile: TileId): string {
  const activation = ACTIVATION_OF[tile]
  switch (activation.kind) {
    case 'produce':
      return `When activated: put 1 ${GOODS[activation.good]} on this tile (max ${CUBES_PER_TILE}).`
    case 'produceAny':
      return `When activated: put 1 cube of any type on this tile (max ${CUBES_PER_TILE}).`
    case 'distil':
      return `When activated: exchange ${goods(activation.pay)} for ${barrels(activation.barrels)}.`
    case 'exchange':
      return `When activated: exchange ${activation.options.map(({ pay, vp: n }) => `${goods(pay)} for ${vp(n)}`).join(', or ')}.`
    case 'exchangeAny':
      return `When activated: exchange any ${cubes(activation.count)} for ${vp(activation.vp)}.`
    case 'fair':
      return `When activated: exchange cubes of different types, ${activation.vp
        .slice(1)
        .map((n, i) => `${i + 1} for ${vp(n)}`)
        .join(', ')}.`
    case 'vp':
      return `When activated: score ${vp(activation.vp)}.`
    case 'movement':
      return 'When activated: 1 movement point.'
    case 'none':
      return 'Activating it does nothing.'
  }
}

const tileName = (tile: TileId): string => {
  const card = CARD_OF[tile]
  if (card !== null) return CARDS[card]
  return isStartVillage(tile) ? 'Start village' : KINDS[KIND_OF[tile]]
}

function cell(x: number, y: number): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x > 0 ? 'east' : 'west'}`]),
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y > 0 ? 'north' : 'south'}`]),
  ]
  return parts.length === 0 ? 'centre' : parts.join(', ')
}

const theTile = (tile: TileId): string => {
  const name = tileName(tile)
  return CARD_OF[tile] === null ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name
}

export const words = {
  tileName,
  theTile,
  tileDoes: (tile: TileId) => {
    const card = CARD_OF[tile]
    return `${bonusText(tile)}${activationText(tile)}${card === null ? '' : cardOnTile(card)}`.trim()
  },
  tileText: (tile: TileId) => {
    const card = CARD_OF[tile]
    return `${costText(tile)}${bonusText(tile)}${activationText(tile)}${card === null ? '' : cardOnTile(card)}`
  },
  kindName: (kind: Kind) => KINDS[kind],
  colourName: (colour: Colour) => COLOURS[colour],
  cardName: (card: CardId) => CARDS[card],
  cardText,
  goodName: (good: Good) => GOODS[good],
  goodCount: (n: number, good: Good) => `${n} ${GOODS[good]}`,
  goods,
  categoryName: (category: Category) => CATEGORIES[category],
  button: (button: Extract<ActionType, 'discard' | 'end'>) => (button === 'end' ? 'End turn' : 'Discard the tile'),
  market: 'Market',
  track: 'Track',
  parliament: 'Parliament',
  die: 'Die',
  river: 'river',
  road: 'road',
  cell,
  space: (space: number) => `space ${space + 1}`,
  stack: (stack: number) => `Stack ${stack}`,
  tiles: (n: number) => plural(n, 'tile', 'tiles'),
  coins,
  vp,
  cubes,
  barrels,
  clan,
  chieftains: (n: number) => plural(n, 'chieftain', 'chieftains'),
  bonnets,
  points: (n: number) => plural(n, 'movement point', 'movement points'),
}
