import { GRID, type MapTables } from '@bothy/clans-of-caledonia/data'
import { hexPaths } from './hex-shape.ts'
import { easel, type Layer } from './paint.ts'
import { paintLand } from './terrain.ts'
import { lochSeams, ripplesOf, riverSides, riversOf, shoresOf, swirlsOf } from './water.ts'

export type MapPicture = {
  readonly all: string
  readonly ground: readonly Layer[]
  readonly standing: readonly Layer[]
  readonly water: string
  readonly shores: string
  readonly seams: string
  readonly ripples: string
  readonly courses: string
  readonly mouths: string
  readonly grid: string
  /** COC-9: land under mist, and the curls on it; empty on the large map. */
  readonly mist: string
  readonly swirls: string
}

/** Ground comes before this depth, what stands on it after; water, rivers and outlines lie between. */
const STANDING_FROM = 100

function paintMap(map: MapTables): MapPicture {
  const hexes = Array.from({ length: GRID.size }, (_, hex) => hex)
  const ground = easel()
  const standing = easel()
  for (const hex of hexes) {
    if (map.isLoch[hex]) continue
    paintLand(
      { ...ground, paint: (depth, paint, d) => (depth < STANDING_FROM ? ground : standing).paint(depth, paint, d) },
      hex,
      map.terrain[hex],
      riverSides(map, hex),
    )
  }
  const misty = hexes.filter((hex) => !map.isActive[hex])
  return {
    all: hexPaths(hexes),
    ground: ground.layers(),
    standing: standing.layers(),
    water: hexPaths(map.lochs, 1.012),
    shores: shoresOf(map),
    seams: lochSeams(map),
    ripples: ripplesOf(map),
    ...riversOf(map),
    grid: hexPaths(map.land),
    mist: hexPaths(misty, 1.005),
    swirls: swirlsOf(misty),
  }
}

const painted = new WeakMap<MapTables, MapPicture>()

export function mapPicture(map: MapTables): MapPicture {
  const known = painted.get(map)
  if (known !== undefined) return known
  const picture = paintMap(map)
  painted.set(map, picture)
  return picture
}
