import type { Message } from '@bothy/kernel'
import { cardFacts } from '../data/cards.ts'
import { type CardId, type Colour, type Good, type Kind } from '../data/faces.ts'
import type { Category } from '../data/limits.ts'
import { ACTIVATION_OF, CARD_OF, COST_OF, FACE_OF, isStartVillage, KIND_OF, type TileId } from '../data/tiles.ts'
import { counted, listedText } from './parts.ts'
import type { Words } from './words.ts'

/** French puts a space that does not break before high punctuation and inside quotes; the sources are written with plain ones. */
export const typeset = (text: string): string =>
  text.replaceAll(/ (?=[;!?])/g, '\u202f').replaceAll(/ (?=[:»])|(?<=«) |(?<=n°) /g, '\u00a0')

export const typesetMessage = (message: Message): Message =>
  message.map((part) => {
    if (typeof part === 'string') return typeset(part)
    return part.part === 'thing' ? { ...part, text: typeset(part.text) } : part
  })

const KINDS = {
  quarry: 'Carrière',
  forest: 'Forêt',
  meadow: 'Prairie',
  pasture: 'Pâturage',
  field: 'Champ de céréales',
  distillery: 'Distillerie',
  abbey: 'Abbaye',
  butcher: 'Boucherie',
  fair: 'Foire',
  bridge: 'Pont',
  grocer: 'Épicerie',
  tavern: 'Taverne',
  village: 'Village',
  castle: 'Château',
  loch: 'Loch',
} as const satisfies Record<Kind, string>

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
  chieftains: 'chefs de clan et bérets',
  cards: 'cartes spéciales',
} as const satisfies Record<Category, string>

/** 0 and 1 are singular. */
const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

const coins = (n: number): string => plural(n, 'pièce', 'pièces')
const vp = (n: number): string => `${n} PV`
const barrels = (n: number): string => plural(n, 'tonneau', 'tonneaux')
const clan = (n: number): string => plural(n, 'membre du clan', 'membres du clan')
const cubes = (n: number): string => plural(n, 'cube', 'cubes')
const bonnets = (n: number): string => plural(n, 'béret', 'bérets')

const goods = (list: readonly Good[]): string =>
  list.length === 0
    ? 'rien'
    : listedText(
        counted(list).map(([good, n]) => plural(n, GOODS[good][0], GOODS[good][1])),
        'et',
      )

function cardText(card: CardId): string {
  const { effect, bonnets: n } = cardFacts(card)
  const crest = n > 0 ? ` ${bonnets(n)} à chaque décompte.` : ''
  switch (effect.kind) {
    case 'cubes':
      return `À la pose : mettez ${cubes(effect.count)} de votre choix sur cette tuile.${crest}`
    case 'activateAll':
      return `À la pose : activez toutes vos tuiles, et non les seules voisines.${crest}`
    case 'fillEmpty':
      return `À la pose : mettez 1 cube sur chacune de vos tuiles de production qui n’en a pas.${crest}`
    case 'coins':
      return `À la pose : prenez ${coins(effect.count)}.${crest}`
    case 'barrels':
      return `À la pose : prenez ${barrels(effect.count)}.${crest}`
    case 'clan':
      return `À la pose : mettez ${clan(effect.count)} de plus sur cette tuile.${crest}`
    case 'extraActivation':
      return `Une fois à chacun de vos tours : activez une tuile de plus, où qu’elle soit.${crest}`
    case 'chieftainsCount':
      return `À chaque décompte : chaque chef de clan compte pour ${effect.times}.${crest}`
    case 'vpByColour':
      return `En fin de partie : ${vp(effect.vp)} par ${COLOUR_TILES[effect.colour]}.${crest}`
    case 'vpByKind':
      return `En fin de partie : ${vp(effect.vp)} par village.${crest}`
    case 'none':
      return `Compte pour ${bonnets(n)} à chaque décompte.`
  }
}

function costText(tile: TileId): string {
  const { goods: named, any, barrels: whisky, pieces } = COST_OF[tile]
  const parts = [
    ...(named.length > 0 ? [goods(named)] : []),
    ...(any > 0 ? [`${cubes(any)} de n’importe quel type`] : []),
    ...(whisky > 0 ? [barrels(whisky)] : []),
    ...(pieces > 0 ? [`${clan(pieces)} ou chef de clan`] : []),
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
      return `Activation : 1 ${GOODS[activation.good][0]} sur cette tuile, 3 au plus.`
    case 'produceAny':
      return 'Activation : 1 cube au choix sur cette tuile, 3 au plus.'
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
      return 'Activation : 1 point de mouvement.'
    case 'none':
      return 'Son activation est sans effet.'
  }
}

const tileName = (tile: TileId): string => {
  const card = CARD_OF[tile]
  if (card !== null) return CARDS[card]
  return isStartVillage(tile) ? 'Village de départ' : KINDS[KIND_OF[tile]]
}

function cell(x: number, y: number): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x > 0 ? 'est' : 'ouest'}`]),
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y > 0 ? 'nord' : 'sud'}`]),
  ]
  return parts.length === 0 ? 'au centre' : parts.join(', ')
}

export const words: Words = {
  tileName,
  tileText: (tile) => {
    const card = CARD_OF[tile]
    return typeset(
      `${costText(tile)}${bonusText(tile)}${activationText(tile)}${card === null ? '' : ` Carte. ${cardText(card)}`}`,
    )
  },
  kindName: (kind) => KINDS[kind],
  colourName: (colour) => typeset(COLOURS[colour]),
  cardName: (card) => CARDS[card],
  cardText: (card) => typeset(cardText(card)),
  goodName: (good) => GOODS[good][0],
  goods,
  categoryName: (category) => CATEGORIES[category],
  button: (button) => (button === 'end' ? 'Finir le tour' : 'Renoncer à la tuile'),
  market: 'Marché',
  track: 'Piste',
  parliament: 'Parlement',
  die: 'Dé',
  river: 'rivière',
  road: 'route',
  cell,
  space: (space) => `case ${space + 1}`,
  stack: (stack) => `Pile ${stack}`,
  tiles: (n) => plural(n, 'tuile', 'tuiles'),
  coins,
  vp,
  cubes,
  barrels,
  clan,
  chieftains: (n) => plural(n, 'chef de clan', 'chefs de clan'),
  bonnets,
  points: (n) => plural(n, 'point de mouvement', 'points de mouvement'),
}
