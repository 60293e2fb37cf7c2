import { GRID, type MapTables } from '@bothy/clans-of-caledonia/data'
import { at, centreOf, cornerAt, type Point, SIDES, towards } from '../art/hex-shape.ts'
import { across } from '../art/water.ts'

/** How far a cord lies inside the edge of its spaces, as a share of the way to the middle: a river stays in sight between two. */
const INSET = 0.16

/**
 * The cords around one seat's settlements (COC-54): closed lines just inside the outer edge of each group. A river parts two spaces,
 * so a cord runs along it on both sides; what is within one cord is one settlement.
 */
export function cordsAround(map: Pick<MapTables, 'rivers'>, hexes: readonly number[]): string {
  const members = new Set(hexes)
  const rivers = new Set(map.rivers)
  const joins = (hex: number, side: number): boolean => {
    const other = across(hex, side)
    return other !== undefined && members.has(other) && !rivers.has(GRID.edgeAt[hex * SIDES + side])
  }
  const walked = new Set<number>()
  const loops: string[] = []
  for (const first of members)
    for (let start = 0; start < SIDES; start++) {
      if (joins(first, start) || walked.has(first * SIDES + start)) continue
      const line: Point[] = []
      let [hex, side] = [first, start]
      do {
        walked.add(hex * SIDES + side)
        const around = aroundCorner(hex, side, joins)
        line.push(...bend(hex, side, around))
        hex = around.at(-1)?.hex ?? hex
        side = around.at(-1)?.side ?? side
      } while (!walked.has(hex * SIDES + side))
      loops.push(`M${line.map(at).join('L')}Z`)
    }
  return loops.join('')
}

type Step = { readonly hex: number; readonly side: number }

function aroundCorner(hex: number, side: number, joins: (hex: number, side: number) => boolean): readonly Step[] {
  const steps: Step[] = [{ hex, side: (side + 1) % SIDES }]
  for (let last = steps[0]; joins(last.hex, last.side);) {
    last = { hex: across(last.hex, last.side) ?? last.hex, side: (last.side + 4) % SIDES }
    steps.push(last)
  }
  return steps
}

function bend(hex: number, side: number, steps: readonly Step[]): readonly Point[] {
  const corner = towards(centreOf(hex), cornerAt(side + 1))
  const pull = steps.map((step): Point => {
    const [x, y] = centreOf(step.hex)
    return [(x - corner[0]) * INSET, (y - corner[1]) * INSET]
  })
  const [alone] = pull
  if (pull.length === 1) return [towards(corner, alone)]
  return pull.slice(1).map((next, i) => towards(towards(corner, pull[i] ?? alone), next))
}
