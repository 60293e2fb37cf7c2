import { type Fault, fault } from '../../../data/law.ts'
import { MAX_SEATS } from '../../../data/limits.ts'
import type { Origins } from '../../../data/sources.ts'
import { CHRONICLE_TILES, NO_TILE, type TileId, tileNamed } from '../../../data/tiles.ts'

const [{ tiles: FACES } = { tiles: [] }] = CHRONICLE_TILES.filter(({ chronicle }) => chronicle === 5)
/** GM2-C5-1: five inns and the Shetland Sheep. */
export const HAGGIS_TILES: readonly TileId[] = FACES.map((face) => tileNamed(face) ?? NO_TILE)

/** Counts of tokens are kept in this order. */
export const HAGGIS_VALUES = [1, 2, 3] as const
export type HaggisValue = (typeof HAGGIS_VALUES)[number]
export const isHaggisValue = (x: unknown): x is HaggisValue => HAGGIS_VALUES.some((value) => value === x)

/** As bits by seat; then onlookers have seen the token too. */
export const EVERYBODY = (1 << MAX_SEATS) - 1

/** GM2-C5-4: after these scoring rounds, the first being 0; the last haggis scoring follows GM2-132. */
export const FEAST_ROUNDS: readonly number[] = [1, 2]
export const FEASTS = FEAST_ROUNDS.length + 1

export const MOST_PLACES = 9
const MOST_COPIES = 20

export type BoxHaggis = {
  readonly copies: { readonly [value in '1' | '2' | '3']: number }
  /** GM2-C5-1: tokens of the pool that are face up. */
  readonly faceUp: number
  /** GM2-C5-2: on a serving table. */
  readonly places: number
  /** GM2-C5-4: common rolls of a haggis scoring, and how many tokens of a table can be turned up in it. */
  readonly rolls: number
  readonly turnedUp: number
  /** GM2-C5-5: price of a private roll. */
  readonly casks: number
}

export const BOX_HAGGIS: BoxHaggis = {
  copies: { '1': 6, '2': 4, '3': 3 },
  faceUp: 2,
  places: 5,
  rolls: 4,
  turnedUp: 3,
  casks: 1,
}

/** The book says that there are 13 tokens, but not their values. */
export const HAGGIS_ORIGINS: Origins = {
  haggis: { provenance: 'rulebook', from: ['rulebook-fr'] },
  'haggis.copies': { provenance: 'reconstructed', from: [] },
}

export const copiesOf = ({ copies }: BoxHaggis): number[] => [copies['1'], copies['2'], copies['3']]

const isWithin = (n: number, least: number, most: number): boolean => n >= least && n <= most

export function brokenHaggis({ haggis: box }: { readonly haggis: BoxHaggis }): Fault | null {
  const copies = copiesOf(box)
  const isRight =
    copies.some((n) => n > 0) &&
    copies.every((n) => n <= MOST_COPIES) &&
    isWithin(box.faceUp, 0, MOST_PLACES) &&
    [box.places, box.rolls, box.turnedUp, box.casks].every((n) => isWithin(n, 1, MOST_PLACES))
  return isRight ? null : fault('haggis', 'haggis')
}

export const sumOf = (list: readonly number[]): number => {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += list[i]
  return sum
}

/** GM2-C5-6. */
export const feastVp = (values: readonly number[]): number => values.length * sumOf(values)
