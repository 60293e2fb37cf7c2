import { listedText } from '@bothy/kernel'
import type { FieldColour } from '../data/fields.ts'
import type { Good } from '../data/goods.ts'
import type { Category } from '../data/limits.ts'
import type { TileType } from '../data/tiles.ts'
import { counted } from './parts.ts'

export const GOOD_NAMES = {
  wood: 'wood',
  stone: 'stone',
  barley: 'barley',
  sheep: 'sheep',
  cattle: 'cattle',
} as const satisfies Record<Good, string>

export const CATEGORY_NAMES = {
  scotsmen: 'Scotsmen in the Home Castle',
  landmarks: 'landmark cards',
  casks: 'whisky casks',
  persons: 'persons',
} as const satisfies Record<Category, string>

export const TYPE_NAMES = {
  village: 'village',
  castle: 'castle',
  loch: 'loch',
  animal: 'animal tile',
  material: 'material tile',
  whisky: 'whisky tile',
  trade: 'trade tile',
  person: 'person',
  other: 'other tile',
  end: 'end of the game',
  raceStart: 'start of the race',
  mountain: 'mountain',
  caskSale: 'cask sale',
} as const satisfies Record<TileType, string>
/** No type that is activated by name begins with a vowel but the animals. */
export const aType = (type: TileType): string => `${type === 'animal' ? 'an' : 'a'} ${TYPE_NAMES[type]}`

export const typesText = (types: readonly TileType[]): string =>
  all(
    [...new Set(types)].map((type) => {
      const n = types.filter((other) => other === type).length
      return n === 1 ? aType(type) : `${n} ${TYPE_NAMES[type]}s`
    }),
  )

export const COLOUR_NAMES = {
  blue: 'blue',
  orange: 'orange',
  purple: 'purple',
} as const satisfies Record<FieldColour, string>

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const all = (items: readonly string[]): string => (items.length === 0 ? 'nothing' : listedText(items, 'and'))

export const coins = (n: number): string => plural(n, 'coin', 'coins')
export const vp = (n: number): string => `${n} VP`
export const casks = (n: number): string => plural(n, 'cask', 'casks')
export const scotsmen = (n: number): string => plural(n, 'Scotsman', 'Scotsmen')
export const markers = (n: number): string => plural(n, 'clan marker', 'clan markers')
export const ageingSteps = (n: number): string => plural(n, 'ageing step', 'ageing steps')
export const events = (n: number): string => plural(n, 'event', 'events')
export const haggisTokens = (n: number): string => plural(n, 'haggis token', 'haggis tokens')
export const points = (n: number): string => plural(n, 'movement point', 'movement points')
export const persons = (n: number): string => plural(n, 'person', 'persons')
export const tileCount = (n: number): string => plural(n, 'tile', 'tiles')
export const resources = (n: number): string => plural(n, 'resource', 'resources')
export const spaces = (n: number): string => plural(n, 'space', 'spaces')
export const goodCount = (n: number, good: Good): string => `${n} ${GOOD_NAMES[good]}`
export const goods = (list: readonly Good[]): string => all(counted(list).map(([good, n]) => goodCount(n, good)))

export function cell(x: number, y: number): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x > 0 ? 'right' : 'left'}`]),
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y > 0 ? 'up' : 'down'}`]),
  ]
  return parts.length === 0 ? 'Starting Village' : parts.join(', ')
}
