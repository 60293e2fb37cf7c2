import { GRID, type MapTables } from '@bothy/clans-of-caledonia/data'
import { at, between, centreOf, chance, cornerAt, placed, type Point, SIDES, towards } from './hex-shape.ts'

export function across(hex: number, side: number): number | undefined {
  const other = GRID.beside[hex * SIDES + (side % SIDES)]
  return other < 0 ? undefined : other
}

function bent(centre: Point, side: number, bow: number, swing: number): readonly [Point, Point, Point, Point] {
  const [a, b] = [cornerAt(side), cornerAt(side + 1)]
  const middle = between(a, b, 0.5)
  const far = Math.hypot(middle[0], middle[1])
  const inwards = (share: number, by: number): Point =>
    towards(towards(centre, between(a, b, share)), [-middle[0] / far, -middle[1] / far], by)
  return [towards(centre, a), inwards(0.32, bow + swing), inwards(0.68, bow - swing), towards(centre, b)]
}
const curve = ([a, b, c, d]: readonly [Point, Point, Point, Point]): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`

export function shoresOf(map: MapTables): string {
  return map.lochs
    .flatMap((hex) =>
      Array.from({ length: SIDES }, (_, side) => {
        const other = across(hex, side)
        if (other === undefined || map.isLoch[other]) return ''
        const swing = (chance(hex, 600 + side) - 0.5) * 9
        return curve(bent(centreOf(hex), side, 1.5 + chance(hex, 610 + side) * 4.5, swing))
      }),
    )
    .join('')
}

/** The sides on which two lochs touch: shipping counts lochs, so they stay told apart. */
export function lochSeams(map: MapTables): string {
  return map.lochs
    .flatMap((hex) =>
      Array.from({ length: SIDES }, (_, side) => {
        const other = across(hex, side)
        if (other === undefined || !map.isLoch[other] || other < hex) return ''
        const centre = centreOf(hex)
        return `M${at(towards(centre, cornerAt(side)))}L${at(towards(centre, cornerAt(side + 1)))}`
      }),
    )
    .join('')
}

const RIPPLE = 'M-8 0Q-4 -3 0 0Q4 3 8 0'
export function ripplesOf(map: MapTables): string {
  return map.lochs
    .flatMap((hex) =>
      [0, 1, 2].map((i) => {
        const angle = chance(hex, 620 + i) * Math.PI * 2
        const far = 8 + chance(hex, 630 + i) * 20
        const spot: Point = [Math.cos(angle) * far, Math.sin(angle) * far * 0.8]
        return placed(RIPPLE, towards(centreOf(hex), spot), 0.7 + chance(hex, 640 + i) * 0.4)
      }),
    )
    .join('')
}

export const riverSides = (map: MapTables, hex: number): readonly number[] =>
  Array.from({ length: SIDES }, (_, side) => side).filter((side) =>
    map.rivers.includes(GRID.edgeAt[hex * SIDES + side]),
  )

const MOUTH = 10
const FAN = 0.5

export function riversOf(map: MapTables): { readonly courses: string; readonly mouths: string } {
  const courses: string[] = []
  const mouths: string[] = []
  for (const edge of map.rivers) {
    const [hex, other] = GRID.edges[edge]
    const side = GRID.edgeAt.indexOf(edge, hex * SIDES) - hex * SIDES
    const swing = chance(edge, 650) < 0.5 ? 6.5 : -6.5
    const centre = centreOf(hex)
    courses.push(curve(bent(centre, side, 0, swing)))
    for (const end of [side - 1, side + 1]) {
      const loch = across(hex, (end + SIDES) % SIDES)
      if (loch === undefined || !map.isLoch[loch] || loch === other) continue
      const corner = towards(centre, cornerAt(end < side ? side : side + 1))
      const [x, y] = centreOf(loch)
      const angle = Math.atan2(y - corner[1], x - corner[0])
      for (const turn of [-FAN, 0, FAN])
        mouths.push(`M${at(corner)}L${at(towards(corner, [Math.cos(angle + turn), Math.sin(angle + turn)], MOUTH))}`)
    }
  }
  return { courses: courses.join(''), mouths: mouths.join('') }
}

const SWIRL = 'M-26 4C-16 -6 -4 -6 4 0C12 6 22 4 24 -3C25 -8 18 -10 15 -6'
const WISP = 'M-18 0C-8 -5 8 -5 18 0'

export const swirlsOf = (hexes: readonly number[]): string =>
  hexes
    .map((hex) => {
      const centre = centreOf(hex)
      const way = chance(hex, 660) < 0.5 ? 1 : -1
      const high = (chance(hex, 661) - 0.5) * 14
      return (
        placed(SWIRL, towards(centre, [0, high - 8]), way, 1) +
        placed(WISP, towards(centre, [way * 8, high + 12]), 1) +
        placed(WISP, towards(centre, [way * -6, high - 24]), 0.8)
      )
    })
    .join('')
