import type { Broken } from '@bothy/kernel'
import { MODULE_LAWS } from '../modules/written/law-ids.ts'

const BASE_LAWS = [
  /** Numbers are between 0 and 100, the VP of an extra tile between -100 and 0. */
  'range',
  /** Corrections change the numbers of an effect, not its subject. */
  'fixedWord',
  /** A tile of a stack is in stack S, A, B, C or D, one of a Chronicle not in S; all others are in none. */
  'stack',
  /** Without Chronicles the stacks have 5, 14, 17, 17 and 17 tiles. */
  'stackSizes',
  /** A tile is of a known type. Persons, home tiles and tiles that are never taken stay what they are, and nothing becomes one. */
  'type',
  /** A person has no river, is not an overbuild tile, is not activated, and gives nothing that would need a tile. */
  'person',
  'home',
  'special',
  /** Tiles of stack S cost nothing and are not overbuild tiles: there is always one to take at the start. */
  'freeStart',
  /** At most 5 of anything that a tile costs or gives but coins and VP, and at most 5 resources for one tile or exchange. */
  'atMostFive',
  /** At most 9 of anything that a card or a clan field gives but coins and VP. */
  'atMostNine',
  /** Sinclair replaces one resource; the payment names the other resources, not the replaced one. */
  'oneReplaced',
  'activation',
  /** Effects of a Chronicle are on its own tiles only. */
  'chronicle',
  /** More resources, a longer lead and higher steps give more VP, never fewer. */
  'rising',
  'spaces',
  'pieces',
  'resourcesPerTile',
  'die',
  'colour',
  'road',
  'oneRoad',
  'connected',
] as const
export type BaseLaw = (typeof BASE_LAWS)[number]
export const LAWS = [...BASE_LAWS, ...MODULE_LAWS] as const
export type Law = (typeof LAWS)[number]

export type Fault = Broken & { readonly law: Law }
export const fault = (at: string, law: Law): Fault => ({ at, law })

export const neverFalls = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => i === 0 || n >= numbers[i - 1])
