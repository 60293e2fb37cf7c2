import type { Places } from './net-inputs.ts'
import { AROUND, type Cell } from './square.ts'

/**
 * Empty cells beside a land where a tile could lie if a figure stood near, for opponents: found once, weighed for several places of the
 * figures.
 */
export interface Front {
  /** By cell the tile that lies there, plus 1. */
  readonly sketch: Uint8Array
  count: number
  /** Bits of the classes of edge that fit. */
  readonly edges: Uint8Array
  readonly worth: Float64Array
  /** Tiles around each cell from which a figure reaches it; -1 ends the list. */
  readonly near: Int16Array
}

const NEAR = AROUND.length

export const newFront = (sketch: Uint8Array, most: number): Front => ({
  sketch,
  count: 0,
  edges: new Uint8Array(most),
  worth: new Float64Array(most),
  near: new Int16Array(most * (NEAR + 1)),
})

export function worthAround({ sketch }: Pick<Front, 'sketch'>, cell: Cell, worth: Float64Array): number {
  let sum = 0
  for (let k = 0; k < NEAR; k++) {
    const near = sketch[cell + AROUND[k]] - 1
    if (near >= 0) sum += worth[near]
  }
  return sum
}

/** `worth`: of each tile. `steps`: to the neighbours whose figures reach the cell. */
export function addToFront(
  front: Front,
  cell: Cell,
  { edges, worth, steps = AROUND }: { edges: number; worth: Float64Array; steps?: readonly number[] },
): void {
  const at = front.count++
  front.edges[at] = edges
  front.worth[at] = worthAround(front, cell, worth)
  let n = at * (NEAR + 1)
  for (let k = 0; k < steps.length; k++) {
    const near = front.sketch[cell + steps[k]] - 1
    if (near >= 0) front.near[n++] = near
  }
  front.near[n] = -1
}

/** By class of edge the best worth of a cell that a figure reaches, and the number of such cells. */
export function placesOnFront(
  { count, edges, worth, near }: Front,
  { place, cells }: Places,
  hasFigure: (tile: number) => boolean,
): void {
  place.fill(-1)
  cells.fill(0)
  for (let i = 0; i < count; i++) {
    let n = i * (NEAR + 1)
    while (near[n] >= 0 && !hasFigure(near[n])) n++
    if (near[n] < 0) continue
    for (let edge = 0; edge < place.length; edge++) {
      if (((edges[i] >> edge) & 1) === 0) continue
      cells[edge]++
      if (worth[i] > place[edge]) place[edge] = worth[i]
    }
  }
}

/** `aCell`: the worth of each place to choose from, up to `most`. */
export function outlookOf({ place, cells }: Places, aCell: number, most: number): number {
  let sum = 0
  for (let edge = 0; edge < place.length; edge++)
    sum += (place[edge] < 0 ? -2 : place[edge]) + aCell * Math.min(cells[edge], most)
  return sum
}
