import { FOREST, GRASSLAND, MOUNTAIN } from '@bothy/clans-of-caledonia/data'
import { boulder, PEAKS, scatter, stand, type Standing, TREES, type Wood } from './growth.ts'
import {
  APOTHEM,
  at,
  between,
  centreOf,
  chance,
  cornerAt,
  hexPath,
  type Point,
  shadeOf,
  SIDES,
  towards,
} from './hex-shape.ts'
import type { Easel, Paint } from './paint.ts'

/** Where the lesser terrain of a mixed space is. The south stays free for the coin, the middle for a unit. */
type Place = 'west' | 'north' | 'east'
const PLACES = ['west', 'east', 'north'] as const satisfies readonly Place[]

const GRASS: readonly Paint[] = [{ fill: '#94b95a' }, { fill: '#87ae52' }, { fill: '#9fbe66' }]
const WOODLAND: readonly Paint[] = [{ fill: '#557f4c' }, { fill: '#4b7446' }, { fill: '#5e8750' }]
const SCREE: readonly Paint[] = [{ fill: '#aaa192' }, { fill: '#9c9487' }, { fill: '#b4ab9c' }]
const HILL_SHADE: Paint = { fill: '#35551c', opacity: 0.1 }
const HILL_LIGHT: Paint = { fill: '#f0f4c0', opacity: 0.18 }
const RIDGE_SHADE: Paint = { fill: '#3f3a34', opacity: 0.12 }
const WOODS = ['spruces', 'pines', 'birches'] as const satisfies readonly Wood[]

export function groundTone(terrain: number, hex: number): string {
  const paints = (terrain & GRASSLAND) !== 0 ? GRASS : (terrain & FOREST) !== 0 ? WOODLAND : SCREE
  return paints[shadeOf(hex)].fill
}

/** A point of the outline: 2.5 is half-way along side 2. */
const rimAt = (place: number): Point => between(cornerAt(Math.floor(place)), cornerAt(Math.floor(place) + 1), place % 1)

/** The part of a hex along its outline, clockwise from one place to another; `deep` says how near its inner edge comes to the middle. */
function patch(hex: number, from: number, to: number, deep: number): string {
  const centre = centreOf(hex)
  const first = towards(centre, rimAt(from))
  const last = towards(centre, rimAt(to))
  const corners = Array.from({ length: Math.floor(to) - Math.floor(from) }, (_, i) =>
    towards(centre, cornerAt(Math.floor(from) + 1 + i)),
  )
  const wave = (chance(hex, from * 10) - 0.5) * 0.24
  const inner = [between(last, centre, deep + wave), between(first, centre, deep - wave), first]
  return `M${[first, ...corners, last].map(at).join('L')}C${inner.map(at).join(' ')}Z`
}

const RANGES = { west: [4.5, 6.75], north: [5.35, 7.65], east: [6.25, 8.5] } as const satisfies Record<
  Place,
  readonly [number, number]
>

function patchAt(hex: number, place: Place, deep: number): string {
  const [from, to] = RANGES[place]
  const stir = (purpose: number): number => (chance(hex, purpose) - 0.5) * 0.3
  return patch(hex, from + stir(301), to + stir(302), deep)
}

type Slot = readonly [x: number, y: number, scale: number]
const mirrored = (slots: readonly Slot[]): readonly Slot[] => slots.map(([x, y, scale]) => [-x, y, scale])

const WOOD_WEST: readonly Slot[] = [
  [-15, -31, 0.78],
  [-26, -23, 0.85],
  [-11, -19, 0.76],
  [-35, -8, 0.86],
  [-22, -8, 0.9],
  [-38, 7, 0.8],
  [-29, 7, 0.74],
]
const WOOD_AT: { readonly [place in Place]: readonly Slot[] } = {
  west: WOOD_WEST,
  east: mirrored(WOOD_WEST),
  north: [
    [-17, -32, 0.78],
    [3, -33, 0.76],
    [20, -31, 0.8],
    [-29, -20, 0.86],
    [-9, -22, 0.8],
    [11, -21, 0.84],
    [29, -19, 0.82],
  ],
}
const WOOD_ALL: readonly Slot[] = [
  [-14, -32, 0.82],
  [8, -33, 0.86],
  [-27, -22, 0.9],
  [-3, -23, 0.94],
  [24, -24, 0.9],
  [-38, -6, 0.86],
  [-18, -9, 0.98],
  [10, -12, 0.96],
  [34, -9, 0.9],
  [-30, 8, 0.96],
  [25, 7, 0.98],
  [41, 7, 0.74],
  [-4, 6, 0.9],
  [-24, 25, 0.84],
  [26, 24, 0.86],
]

const PEAKS_AT: { readonly [place in Place]: readonly Slot[] } = {
  west: [
    [-13, -15, 0.78],
    [-28, 2, 0.86],
  ],
  east: [
    [13, -15, 0.78],
    [28, 2, 0.86],
  ],
  north: [
    [-16, -14, 0.76],
    [14, -11, 0.9],
  ],
}
const PEAKS_ALL: readonly (readonly Slot[])[] = [
  [
    [-22, -9, 0.8],
    [23, -7, 0.78],
    [0, 9, 1.12],
  ],
  [
    [2, -14, 0.74],
    [-18, 5, 0.98],
    [19, 8, 0.94],
  ],
  [
    [20, -12, 0.8],
    [-14, -4, 1.06],
    [18, 11, 0.86],
    [-31, 12, 0.6],
  ],
]

const NORMALS: readonly Point[] = Array.from({ length: SIDES }, (_, side) => {
  const [x, y] = between(cornerAt(side), cornerAt(side + 1), 0.5)
  return [x / APOTHEM, y / APOTHEM]
})
const RIVER_ROOM = 8

/** How far south something must be so that its top hides no river behind it: rivers decide what is a neighbour. */
function southward([x, y]: Point, height: number, rivers: readonly number[]): number {
  let most = 0
  for (const side of rivers) {
    const [nx, ny] = NORMALS[side]
    if (ny < 0) most = Math.max(most, (APOTHEM - RIVER_ROOM - x * nx - y * ny) / ny + height)
  }
  return most
}
/** Further south it would stand in front of the coin. */
const FURTHEST = 24

function putUp(easel: Easel, hex: number, item: Standing, foot: Point, scale: number, rivers: readonly number[]): void {
  const [x, y] = foot
  const south = southward(foot, item.height * scale, rivers)
  if (south < FURTHEST) stand(easel, item, towards(centreOf(hex), [x, y + south]), scale)
}

function plant(easel: Easel, hex: number, slots: readonly Slot[], rivers: readonly number[]): void {
  const trees = TREES[WOODS[shadeOf(hex)]]
  slots.forEach(([x, y, scale], i) => {
    const tree = trees[Math.floor(chance(hex, 400 + i) * trees.length)] ?? trees[0]
    const foot: Point = [x + (chance(hex, 420 + i) - 0.5) * 6, y + (chance(hex, 440 + i) - 0.5) * 5]
    const size = scale * (0.84 + chance(hex, 460 + i) * 0.26)
    putUp(easel, hex, tree, foot, size, rivers)
  })
}

function raise(easel: Easel, hex: number, slots: readonly Slot[], rivers: readonly number[]): void {
  slots.forEach(([x, y, scale], i) => {
    const peak = PEAKS[(i + Math.floor(chance(hex, 500) * PEAKS.length)) % PEAKS.length]
    const size = scale * (0.94 + chance(hex, 520 + i) * 0.14)
    putUp(easel, hex, peak, [x, y], size, rivers)
  })
}

export function paintLand(easel: Easel, hex: number, terrain: number, rivers: readonly number[]): void {
  const shade = shadeOf(hex)
  const centre = centreOf(hex)
  const has = (bit: number): boolean => (terrain & bit) !== 0
  const place = PLACES[(shade + (chance(hex, 300) < 0.3 ? 1 : 0)) % PLACES.length]
  const opposite: Place = place === 'west' ? 'east' : 'west'
  const base = has(GRASSLAND) ? GRASS : has(FOREST) ? WOODLAND : SCREE
  easel.paint(0, base[shade], hexPath(hex, 1.012))

  if (has(GRASSLAND)) {
    easel.paint(2, HILL_SHADE, patch(hex, 1.75 + chance(hex, 310) * 0.5, 5.1 + chance(hex, 311) * 0.5, 0.62))
    easel.paint(3, HILL_LIGHT, patch(hex, 2.2 + chance(hex, 312) * 0.5, 4.6 + chance(hex, 313) * 0.5, 0.4))
    scatter(easel, hex, centre, terrain === GRASSLAND ? 8 : 4)
  } else easel.paint(2, RIDGE_SHADE, patch(hex, 1.9 + chance(hex, 314) * 0.4, 5 + chance(hex, 315) * 0.4, 0.5))

  if (has(MOUNTAIN)) {
    const alone = terrain === MOUNTAIN
    const where = has(FOREST) && has(GRASSLAND) ? opposite : place
    if (!alone) easel.paint(1, SCREE[(shade + 1) % SCREE.length], patchAt(hex, where, 0.42))
    raise(easel, hex, alone ? PEAKS_ALL[shade] : PEAKS_AT[where], rivers)
    if (alone) for (const i of [0, 1]) boulder(easel, towards(centre, [i * 52 - 27 + shade, 24 - i * 3]), 0.8)
  }
  if (has(FOREST)) {
    const alone = !has(GRASSLAND)
    const where = has(MOUNTAIN) && place === 'north' ? 'east' : place
    if (!alone) easel.paint(1, WOODLAND[shade], patchAt(hex, where, 0.5))
    if (terrain === FOREST) plant(easel, hex, WOOD_ALL, rivers)
    else plant(easel, hex, WOOD_AT[alone ? opposite : where], rivers)
  }
}
