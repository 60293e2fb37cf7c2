import type { FieldName } from '@bothy/glen-more-2/data'

export type PlaceName = FieldName | 'start'

export type LabelSide =
  | 'above'
  | 'above-left'
  | 'above-right'
  | 'below'
  | 'below-left'
  | 'below-right'
  | 'left'
  | 'right'

type Place = { readonly x: number; readonly y: number; readonly label: LabelSide }

/**
 * Where the clans are on the map of 600 by 540: near their lands as far as the roads allow it. No two roads cross; at the width of
 * the map and at 440 px no name lies on a disc, a road or another name (`clan-map.test.ts` measures it).
 */
export const CLAN_PLACES: { readonly [place in PlaceName]: Place } = {
  start: { x: 231, y: 267, label: 'above-left' },
  macleod: { x: 95, y: 260, label: 'left' },
  mckinnon: { x: 108, y: 332, label: 'left' },
  macdonald: { x: 293, y: 307, label: 'below-right' },
  gunn: { x: 323, y: 156, label: 'above' },
  chisholm: { x: 348, y: 260, label: 'above-left' },
  douglas: { x: 301, y: 408, label: 'left' },
  mckay: { x: 254, y: 133, label: 'below' },
  sinclair: { x: 442, y: 70, label: 'above' },
  ross: { x: 413, y: 135, label: 'right' },
  munro: { x: 440, y: 258, label: 'above' },
  macdonell: { x: 413, y: 340, label: 'above-right' },
  cameron: { x: 386, y: 428, label: 'above-right' },
  macmillan: { x: 226, y: 364, label: 'above-left' },
  maclean: { x: 99, y: 450, label: 'below' },
  sutherland: { x: 318, y: 72, label: 'above' },
  brodie: { x: 512, y: 249, label: 'right' },
  mackintosh: { x: 550, y: 338, label: 'left' },
  grant: { x: 556, y: 406, label: 'below' },
  macpherson: { x: 506, y: 455, label: 'below' },
  macgregor: { x: 428, y: 476, label: 'below' },
  oliphant: { x: 329, y: 475, label: 'below' },
  maclachlan: { x: 188, y: 450, label: 'below' },
}

export const DISC = 20
const BESIDE = 24
const CORNER = 8

/** Where the words of a place begin, and which of their corners or edges that is: -1 left or upper, 0 middle, 1 right or lower. */
export function labelSpot(place: PlaceName): {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
} {
  const { x, y, label } = CLAN_PLACES[place]
  const [side, corner] = label.split('-')
  if (side === 'left' || side === 'right')
    return { x: side === 'left' ? x - BESIDE : x + BESIDE, y, across: side === 'left' ? 1 : -1, down: 0 }
  const across = corner === 'left' ? 1 : corner === 'right' ? -1 : 0
  return {
    x: x + across * CORNER,
    y: side === 'above' ? y - DISC - 2 : y + DISC + 2,
    across,
    down: side === 'above' ? 1 : -1,
  }
}

/** Sideways shift of a road's middle, to the right from the first place to the second, so that it clears a name. */
const BENDS: { readonly [road: string]: number | undefined } = {
  'munro mackintosh': -10,
  'macdonell grant': 14,
}

export type Road = { readonly a: PlaceName; readonly b: PlaceName; readonly cost: number }

const isPlaceName = (name: string): name is PlaceName => Object.hasOwn(CLAN_PLACES, name)

export const roadsOnMap = (
  roads: readonly { readonly a: string; readonly b: string; readonly cost: number }[],
): readonly Road[] => roads.flatMap(({ a, b, cost }) => (isPlaceName(a) && isPlaceName(b) ? [{ a, b, cost }] : []))

export function roadCurve({ a, b }: Pick<Road, 'a' | 'b'>): {
  readonly d: string
  readonly x: number
  readonly y: number
} {
  const [from, to] = [CLAN_PLACES[a], CLAN_PLACES[b]]
  const bend = BENDS[`${a} ${b}`] ?? -(BENDS[`${b} ${a}`] ?? 0)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const middle = { x: (from.x + to.x) / 2 - (dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend }
  const control = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 }
  return { d: `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`, ...middle }
}
