import { ALL_HEXES, type MapTables } from '@bothy/clans-of-caledonia/data'
import { APOTHEM, centreOf, MAP_FRAME, type Point, SIDE } from '../art/hex-shape.ts'

/** In pixels from the corner of the map. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** By what lies under it: nothing that could be chosen, rather water than land, rather land than a piece. */
const COVERS = { own: 1e6, lit: 1e5, unit: 60, land: 25, loch: 0 } as const
const STEP_PX = 20

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

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

export function nearestPoint({ x, y, width, height }: Box, [px, py]: Point): Point {
  return [Math.min(Math.max(px, x), x + width), Math.min(Math.max(py, y), y + height)]
}

type Size = { readonly width: number; readonly height: number }

export function placePopover(hex: number, sizes: readonly Size[], { map, lit, units, side }: Ground): Box {
  const scale = side / SIDE
  const [wide, high] = [MAP_FRAME.width * scale, MAP_FRAME.height * scale]
  // The heaviest first: most places are given up at once.
  const weights = ALL_HEXES.flatMap((it) => {
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
    return weight === 0 ? [] : [{ box: hexBox(it, side), weight }]
  }).sort((a, b) => b.weight - a.weight)
  const area = 4 * SIDE * APOTHEM * scale * scale
  const middle = middleOf(hexBox(hex, side))
  let best: { readonly box: Box; readonly cost: number } | null = null
  for (const size of sizes)
    for (let x = 0; x <= wide - size.width; x += STEP_PX)
      for (let y = 0; y <= high - size.height; y += STEP_PX) {
        const box = { x, y, ...size }
        const [nx, ny] = nearestPoint(box, middle)
        let cost = Math.hypot(nx - middle[0], ny - middle[1]) / 4
        for (const it of weights) {
          if (best !== null && cost >= best.cost) break
          cost += (it.weight * shared(box, it.box)) / area
        }
        if (best === null || cost < best.cost) best = { box, cost }
      }
  return best?.box ?? { x: 0, y: 0, width: sizes[0]?.width ?? 0, height: sizes[0]?.height ?? 0 }
}
