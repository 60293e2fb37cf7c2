import { GRID } from '@bothy/clans-of-caledonia/data'

export const SIDE = 50
export const APOTHEM = (Math.sqrt(3) / 2) * SIDE

export type Point = readonly [x: number, y: number]

/** Corner s and corner s + 1 are the ends of side s, in the order of the kit: side 0 is the north, then clockwise. */
const CORNERS: readonly Point[] = [
  [-SIDE / 2, -APOTHEM],
  [SIDE / 2, -APOTHEM],
  [SIDE, 0],
  [SIDE / 2, APOTHEM],
  [-SIDE / 2, APOTHEM],
  [-SIDE, 0],
]
export const SIDES = CORNERS.length
export const cornerAt = (i: number): Point => CORNERS[((i % SIDES) + SIDES) % SIDES]

export const columnOf = (hex: number): number => Math.floor(hex / GRID.rows)
export const rowOf = (hex: number): number => hex % GRID.rows

export function centreOf(hex: number): Point {
  const column = columnOf(hex)
  return [column * SIDE * 1.5, (2 * rowOf(hex) + (column % 2)) * APOTHEM]
}

/** 0, 1 or 2, and never the same for two hexes that touch. */
export function shadeOf(hex: number): 0 | 1 | 2 {
  const column = columnOf(hex)
  const depth = rowOf(hex) - (column >> 1)
  const shade = (((column - depth) % 3) + 3) % 3
  return shade === 0 ? 0 : shade === 1 ? 1 : 2
}

/** Between 0 and 1, always the same for a hex and a purpose, so that each drawing looks the same. */
export function chance(hex: number, purpose: number): number {
  let h = Math.imul(hex + 1, 0x9e3779b1) ^ Math.imul(purpose + 7, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000
}

const rounded = (n: number): number => Math.round(n * 10) / 10
export const at = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`

export const towards = ([x, y]: Point, [dx, dy]: Point, share = 1): Point => [x + dx * share, y + dy * share]
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export function hexPath(hex: number, share = 1): string {
  const centre = centreOf(hex)
  return `M${CORNERS.map((corner) => at(towards(centre, corner, share))).join('L')}Z`
}

export const hexPaths = (hexes: readonly number[], share = 1): string =>
  hexes.map((hex) => hexPath(hex, share)).join('')

export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const RIM = 12
const SHADOW = 6
const [LAST_X] = centreOf(GRID.size - 1)

export const MAP_FRAME: Frame = {
  x: -SIDE - RIM,
  y: -APOTHEM - RIM,
  width: LAST_X + 2 * SIDE + 2 * RIM,
  height: (2 * GRID.rows + 1) * APOTHEM + 2 * RIM + SHADOW,
}

type Pair = { readonly x: number; readonly y: number; readonly before: string }
type Shape = { readonly pairs: readonly Pair[]; readonly end: string }
const shapes = new Map<string, Shape>()

/** Cached, since a map places thousands of shapes. */
function shapeOf(text: string): Shape {
  const known = shapes.get(text)
  if (known !== undefined) return known
  const pairs = [...text.matchAll(/([^\d.-]*)(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, before = '', x, y]) => ({
    x: Number(x),
    y: Number(y),
    before,
  }))
  const shape = { pairs, end: /[^\d]*$/.exec(text)?.[0] ?? '' }
  shapes.set(text, shape)
  return shape
}

/** A shape of pairs (M, L, C, Q, Z with absolute numbers) moved to a place, scaled, and mirrored with a negative `wide`. */
export function placed(shape: string, [x, y]: Point, wide: number, high = Math.abs(wide)): string {
  const { pairs, end } = shapeOf(shape)
  let d = ''
  for (const pair of pairs) d += `${pair.before}${rounded(x + pair.x * wide)} ${rounded(y + pair.y * high)}`
  return d + end
}
