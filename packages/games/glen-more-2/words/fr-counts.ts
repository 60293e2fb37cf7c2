import { listedText } from '@bothy/kernel'
import { counted as count, type Noun } from '@bothy/kernel/french'
import type { FieldColour } from '../data/fields.ts'
import type { Good } from '../data/goods.ts'
import type { Category } from '../data/limits.ts'
import type { TileType } from '../data/tiles.ts'
import { counted } from './parts.ts'

const GOODS = {
  wood: ['bois', 'bois'],
  stone: ['pierre', 'pierres'],
  barley: ['orge', 'orges'],
  sheep: ['mouton', 'moutons'],
  cattle: ['bœuf', 'bœufs'],
} as const satisfies Record<Good, readonly [one: string, many: string]>
export const goodName = (good: Good): string => GOODS[good][0]

/** After a negation: "plus d’orge à vendre". */
export const NO_GOOD = {
  wood: 'de bois',
  stone: 'de pierre',
  barley: 'd’orge',
  sheep: 'de moutons',
  cattle: 'de bœufs',
} as const satisfies Record<Good, string>

/** After « autant », and « chacun » that agrees. */
export const AS_MUCH = {
  wood: ['de bois', 'chacun'],
  stone: ['de pierres', 'chacune'],
  barley: ['d’orge', 'chacune'],
  sheep: ['de moutons', 'chacun'],
  cattle: ['de bœufs', 'chacun'],
} as const satisfies Record<Good, readonly [what: string, each: string]>

export const CATEGORY_NAMES = {
  scotsmen: 'Écossais sur le Château initial',
  landmarks: 'cartes Lieu emblématique',
  casks: 'tonneaux de whisky',
  persons: 'personnages',
} as const satisfies Record<Category, string>

const TYPES = {
  village: ['village', 'villages', 'm'],
  castle: ['château', 'châteaux', 'm'],
  loch: ['loch', 'lochs', 'm'],
  animal: ['tuile Animal', 'tuiles Animal', 'f'],
  material: ['tuile Matériau', 'tuiles Matériau', 'f'],
  whisky: ['tuile Whisky', 'tuiles Whisky', 'f'],
  trade: ['tuile Échange', 'tuiles Échange', 'f'],
  person: ['personnage', 'personnages', 'm'],
  other: ['autre tuile', 'autres tuiles', 'f'],
  end: ['fin de la partie', 'fins de la partie', 'f'],
  raceStart: ['départ de la course', 'départs de la course', 'm'],
  mountain: ['montagne', 'montagnes', 'f'],
  caskSale: ['vente de tonneaux', 'ventes de tonneaux', 'f'],
} as const satisfies Record<TileType, readonly [one: string, many: string, gender: Noun['gender']]>
export const typeName = (type: TileType): string => TYPES[type][0]
const unType = (type: TileType): string => `${TYPES[type][2] === 'm' ? 'un' : 'une'} ${TYPES[type][0]}`
export const types = (n: number, type: TileType): string => count(n, TYPES[type][0], TYPES[type][1])

export const typesText = (list: readonly TileType[]): string =>
  all(
    [...new Set(list)].map((type) => {
      const n = list.filter((other) => other === type).length
      return n === 1 ? unType(type) : types(n, type)
    }),
  )

export const COLOUR_NAMES = {
  blue: 'bleu',
  orange: 'orange',
  purple: 'violet',
} as const satisfies Record<FieldColour, string>

export const all = (items: readonly string[]): string => (items.length === 0 ? 'rien' : listedText(items, 'et'))

export const coins = (n: number): string => count(n, 'pièce', 'pièces')
export const vp = (n: number): string => count(n, 'PV', 'PV')
export const casks = (n: number): string => count(n, 'tonneau', 'tonneaux')
export const scotsmen = (n: number): string => count(n, 'Écossais', 'Écossais')
export const markers = (n: number): string => count(n, 'pion de clan', 'pions de clan')
export const ageingSteps = (n: number): string => count(n, 'étape de vieillissement', 'étapes de vieillissement')
export const events = (n: number): string => count(n, 'événement', 'événements')
export const haggisTokens = (n: number): string => count(n, 'jeton Haggis', 'jetons Haggis')
export const points = (n: number): string => count(n, 'point de mouvement', 'points de mouvement')
export const persons = (n: number): string => count(n, 'personnage', 'personnages')
export const tileCount = (n: number): string => count(n, 'tuile', 'tuiles')
export const resources = (n: number): string => count(n, 'ressource', 'ressources')
export const spaces = (n: number): string => count(n, 'case', 'cases')
export const goodCount = (n: number, good: Good): string => count(n, GOODS[good][0], GOODS[good][1])
export const goods = (list: readonly Good[]): string => all(counted(list).map(([good, n]) => goodCount(n, good)))

export function cell(x: number, y: number): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x > 0 ? 'à droite' : 'à gauche'}`]),
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y > 0 ? 'plus haut' : 'plus bas'}`]),
  ]
  return parts.length === 0 ? 'Village initial' : parts.join(', ')
}
