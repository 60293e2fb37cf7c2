import { ALL_HEXES, type MapTables } from '@bothy/clans-of-caledonia/data'
import { APOTHEM, centreOf, MAP_FRAME, type Point, SIDE } from '../art/hex-shape.ts'

/** In pixels from the corner of the map. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** By what lies under it: nothing that could be chosen, rather water than land, rather land than a piece. */
const COVERS = { own: 1e6, lit: 1e5, unit: 60, land: 25, loch: 0 } as const
/** More than the land that a larger size covers besides, less than a hundredth of a space that can be chosen. */
const LAST_RESORT = COVERS.lit / 200
const STEP_PX = 10
/** Of the ring around it, which would be cut at the edge of the map. */
const RIM_PX = 6

export type Ground = {
  readonly map: Pick<MapTables, 'isLoch' | 'isActive'>
  readonly lit: ReadonlySet<number>
  readonly units: ReadonlySet<number>
  /** Side of a hex, in pixels. */
  readonly side: number
}

export const hexBox = (hex: number, side: number): Box => {
  const [x, y] = centreOf(hex)
  const scale = side / SIDE
  return {
    x: (x - SIDE - MAP_FRAME.x) * scale,
    y: (y - APOTHEM - MAP_FRAME.y) * scale,
    width: 2 * SIDE * scale,
    height: 2 * APOTHEM * scale,
  }
}

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2]

/** Of a hexagon, whose corners are at either side: as shares of its width and height. */
const PARTS = [
  { across: 0.5, down: 1 },
  { across: 0.75, down: 0.5 },
  { across: 0.95, down: 0.1 },
] as const

const partOf = ({ x, y, width, height }: Box, { across, down }: (typeof PARTS)[number]): Box => ({
  x: x + ((1 - across) / 2) * width,
  y: y + ((1 - down) / 2) * height,
  width: across * width,
  height: down * height,
})

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

export function nearestPoint({ x, y, width, height }: Box, [px, py]: Point): Point {
  return [Math.min(Math.max(px, x), x + width), Math.min(Math.max(py, y), y + height)]
}

/** `lastResort`: taken only where every other size would lie over a space that can be chosen. */
export type Size = { readonly width: number; readonly height: number; readonly lastResort?: boolean }

export function placePopover<S extends Size>(
  hex: number,
  sizes: readonly S[],
  { map, lit, units, side }: Ground,
): Box & S {
  const scale = side / SIDE
  const [wide, high] = [MAP_FRAME.width * scale, MAP_FRAME.height * scale]
  // The heaviest first: most places are given up at once.
  const weights = ALL_HEXES.flatMap((it): readonly { readonly box: Box; readonly weight: number }[] => {
    const weight =
      it === hex
        ? COVERS.own
        : lit.has(it)
          ? COVERS.lit
          : units.has(it)
            ? COVERS.unit
            : map.isLoch[it]
              ? COVERS.loch
              : map.isActive[it]
                ? COVERS.land
                : 0
    if (weight === 0) return []
    const box = hexBox(it, side)
    return weight === COVERS.lit ? PARTS.map((part) => ({ box: partOf(box, part), weight })) : [{ box, weight }]
  }).sort((a, b) => b.weight - a.weight)
  const area = 4 * SIDE * APOTHEM * scale * scale
  const middle = middleOf(hexBox(hex, side))
  let best: { readonly box: Box & S; readonly cost: number } | null = null
  for (const size of sizes)
    for (let x = RIM_PX; x <= wide - size.width - RIM_PX; x += STEP_PX)
      for (let y = RIM_PX; y <= high - size.height - RIM_PX; y += STEP_PX) {
        const box = { x, y, ...size }
        const [nx, ny] = nearestPoint(box, middle)
        let cost = Math.hypot(nx - middle[0], ny - middle[1]) / 4 + (size.lastResort === true ? LAST_RESORT : 0)
        for (const it of weights) {
          if (best !== null && cost >= best.cost) break
          cost += (it.weight * shared(box, it.box)) / area
        }
        if (best === null || cost < best.cost) best = { box, cost }
      }
  return best?.box ?? { x: 0, y: 0, ...sizes[0] }
}
