import { listedText, type Translated } from '@bothy/kernel'
import { counted as count, le, type Noun, typeset } from '@bothy/kernel/french'
import { cardFacts } from '../data/cards.ts'
import { type CardId, type Colour, type Good, type Kind } from '../data/faces.ts'
import { type Category, CUBES_PER_TILE } from '../data/limits.ts'
import { ACTIVATION_OF, CARD_OF, COST_OF, FACE_OF, isStartVillage, KIND_OF, type TileId } from '../data/tiles.ts'
import { counted } from './parts.ts'
import type { words as en } from './en-words.ts'

const KINDS = {
  quarry: ['Carrière', 'f'],
  forest: ['Forêt', 'f'],
  meadow: ['Pré', 'm'],
  pasture: ['Pâturage', 'm'],
  field: ['Champ', 'm'],
  distillery: ['Distillerie', 'f'],
  abbey: ['Abbaye', 'f'],
  butcher: ['Boucherie', 'f'],
  fair: ['Foire', 'f'],
  bridge: ['Pont', 'm'],
  grocer: ['Épicerie', 'f'],
  tavern: ['Taverne', 'f'],
  village: ['Village', 'm'],
  castle: ['Château', 'm'],
  loch: ['Loch', 'm'],
} as const satisfies Record<Kind, readonly [name: string, gender: Noun['gender']]>

const COLOURS = {
  yellow: 'Jaune : bois, pierre, whisky',
  green: 'Vert : céréales, bœufs, moutons',
  brown: 'Marron : commerce',
  grey: 'Gris : villages et châteaux',
  blue: 'Bleu : lochs',
} as const satisfies Record<Colour, string>

const COLOUR_TILES = {
  yellow: 'tuile jaune',
  green: 'tuile verte',
  brown: 'tuile marron',
  grey: 'tuile grise',
  blue: 'tuile bleue',
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
  wood: ['bois', 'bois'],
  stone: ['pierre', 'pierres'],
  grain: ['céréale', 'céréales'],
  cattle: ['bœuf', 'bœufs'],
  sheep: ['mouton', 'moutons'],
} as const satisfies Record<Good, readonly [string, string]>

const CATEGORIES = {
  barrels: 'tonneaux de whisky',
  chieftains: 'membres du Parlement et bonnets',
  cards: 'cartes spéciales',
} as const satisfies Record<Category, string>

const coins = (n: number): string => count(n, 'pièce', 'pièces')
const vp = (n: number): string => count(n, 'PV', 'PV')
const barrels = (n: number): string => count(n, 'tonneau', 'tonneaux')
const clan = (n: number): string => count(n, 'membre du clan', 'membres du clan')
const cubes = (n: number): string => count(n, 'cube', 'cubes')
const bonnets = (n: number): string => count(n, 'bonnet', 'bonnets')
const points = (n: number): string => count(n, 'point de mouvement', 'points de mouvement')
const goodCount = (n: number, good: Good): string => count(n, GOODS[good][0], GOODS[good][1])

const goods = (list: readonly Good[]): string =>
  list.length === 0
    ? 'rien'
    : listedText(
        counted(list).map(([good, n]) => goodCount(n, good)),
        'et',
      )

function cardParts(card: CardId): readonly [moment: string, text: string] {
  const { effect, bonnets: n } = cardFacts(card)
  const crest = n > 0 ? ` ${bonnets(n)} à chaque décompte.` : ''
  switch (effect.kind) {
    case 'cubes':
      return ['à la pose', `posez ${cubes(effect.count)} de votre choix sur cette tuile.${crest}`]
    case 'activateAll':
      return ['à la pose', `activez toutes vos tuiles, au lieu des seules voisines.${crest}`]
    case 'fillEmpty':
      return ['à la pose', `posez 1 cube sur chacune de vos tuiles de production qui n’en a pas.${crest}`]
    case 'coins':
      return ['à la pose', `prenez ${coins(effect.count)}.${crest}`]
    case 'barrels':
      return ['à la pose', `prenez ${barrels(effect.count)}.${crest}`]
    case 'clan':
      return ['à la pose', `placez ${clan(effect.count)} de plus sur cette tuile.${crest}`]
    case 'extraActivation':
      return ['une fois par tour', `activez une tuile supplémentaire, où qu’elle soit.${crest}`]
    case 'chieftainsCount':
      return ['à chaque décompte', `chaque membre du Parlement compte pour ${effect.times}.${crest}`]
    case 'vpByColour':
      return ['en fin de partie', `${vp(effect.vp)} par ${COLOUR_TILES[effect.colour]}.${crest}`]
    case 'vpByKind':
      return ['en fin de partie', `${vp(effect.vp)} par village.${crest}`]
    case 'none':
      return ['à chaque décompte', `compte pour ${bonnets(n)}.`]
  }
}

const cardText = (card: CardId): string => {
  const [moment, text] = cardParts(card)
  return `${moment.charAt(0).toUpperCase()}${moment.slice(1)} : ${text}`
}
const cardOnTile = (card: CardId): string => {
  const [moment, text] = cardParts(card)
  return ` Carte (${moment}) : ${text}`
}

function costText(tile: TileId): string {
  const { goods: named, any, barrels: whisky, pieces } = COST_OF[tile]
  const parts = [
    ...(named.length > 0 ? [goods(named)] : []),
    ...(any > 0 ? [`${cubes(any)} de n’importe quel type`] : []),
    ...(whisky > 0 ? [barrels(whisky)] : []),
    ...(pieces > 0 ? [`${clan(pieces)} ou du Parlement`] : []),
  ]
  return parts.length === 0 ? '' : `Coût : ${parts.join(', ')}. `
}

function bonusText(tile: TileId): string {
  const { clan: men, barrels: whisky } = FACE_OF[tile]
  const parts = [...(men > 0 ? [clan(men)] : []), ...(whisky > 0 ? [barrels(whisky)] : [])]
  return parts.length === 0 || isStartVillage(tile) ? '' : `À la pose : ${parts.join(', ')}. `
}

function activationText(tile: TileId): string {
  const activation = ACTIVATION_OF[tile]
  switch (activation.kind) {
    case 'produce':
      return `Activation : ${goodCount(1, activation.good)} sur cette tuile (${CUBES_PER_TILE} maximum).`
    case 'produceAny':
      return `Activation : ${cubes(1)} au choix sur cette tuile (${CUBES_PER_TILE} maximum).`
    case 'distil':
      return `Activation : ${goods(activation.pay)} contre ${barrels(activation.barrels)}.`
    case 'exchange':
      return `Activation : ${activation.options.map(({ pay, vp: n }) => `${goods(pay)} contre ${vp(n)}`).join(', ou ')}.`
    case 'exchangeAny':
      return `Activation : ${cubes(activation.count)} au choix contre ${vp(activation.vp)}.`
    case 'fair':
      return `Activation : des cubes de types différents, ${activation.vp
        .slice(1)
        .map((n, i) => `${i + 1} contre ${vp(n)}`)
        .join(', ')}.`
    case 'vp':
      return `Activation : ${vp(activation.vp)}.`
    case 'movement':
      return `Activation : ${points(1)}.`
    case 'none':
      return 'Son activation est sans effet.'
  }
}

/** Lochs take an article, castles and the abbey do not. */
export const noun = (tile: TileId): Noun => {
  const card = CARD_OF[tile]
  const [name, gender] = KINDS[KIND_OF[tile]]
  if (card !== null) return { text: CARDS[card], gender, article: KIND_OF[tile] === 'loch' }
  return { text: isStartVillage(tile) ? 'village de départ' : name.toLowerCase(), gender, article: true }
}
const tileName = (tile: TileId): string => {
  const { text } = noun(tile)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function cell(x: number, y: number): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x > 0 ? 'à l’est' : 'à l’ouest'}`]),
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y > 0 ? 'au nord' : 'au sud'}`]),
  ]
  return parts.length === 0 ? 'au centre' : parts.join(', ')
}

export const words = {
  tileName,
  theTile: (tile) => le(noun(tile)),
  tileDoes: (tile) => {
    const card = CARD_OF[tile]
    return typeset(`${bonusText(tile)}${activationText(tile)}${card === null ? '' : cardOnTile(card)}`.trim())
  },
  tileText: (tile) => {
    const card = CARD_OF[tile]
    return typeset(`${costText(tile)}${bonusText(tile)}${activationText(tile)}${card === null ? '' : cardOnTile(card)}`)
  },
  kindName: (kind) => KINDS[kind][0],
  colourName: (colour) => typeset(COLOURS[colour]),
  cardName: (card) => CARDS[card],
  cardText: (card) => typeset(cardText(card)),
  goodName: (good) => GOODS[good][0],
  goodCount,
  goods,
  categoryName: (category) => CATEGORIES[category],
  button: (button) => (button === 'end' ? 'Terminer le tour' : 'Renoncer à la tuile'),
  market: 'Marché',
  track: 'Circuit',
  parliament: 'Parlement',
  die: 'Dé',
  river: 'rivière',
  road: 'route',
  cell: (x, y) => typeset(cell(x, y)),
  space: (space) => `case ${space + 1}`,
  stack: (stack) => `Pile ${stack}`,
  tiles: (n) => count(n, 'tuile', 'tuiles'),
  coins,
  vp,
  cubes,
  barrels,
  clan,
  chieftains: (n) => count(n, 'membre du Parlement', 'membres du Parlement'),
  bonnets,
  points,
} satisfies Translated<typeof en>
