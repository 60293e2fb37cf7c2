import type { Seat } from '@bothy/kernel'
import { AROUND, type Cell, SIDES } from '@bothy/kit'
import { whyNotEdges } from '../rules/topics/placement.ts'
import { drawSketch, findFront, front, sketch, wipeSketch } from '../rules/topics/sketch.ts'
import type { State } from '../rules/types.ts'
import { EDGES, type Scale } from './worth.ts'

/**
 * Empty cells where some tile could lie if a clan member stood near, with their edge class and worth. `drawFront` fills this scratch; it
 * holds until the next call.
 */
const MOST_CELLS = 256
const NEAR = AROUND.length
const places = {
  count: 0,
  edge: new Uint8Array(MOST_CELLS),
  worth: new Float64Array(MOST_CELLS),
  /** Tiles around each cell, those that count for GM-34 first; -1 ends the list. */
  near: new Int16Array(MOST_CELLS * (NEAR + 1)),
}

/** Needs `weighTiles`. */
export function drawFront(s: State, seat: Seat, scale: Scale): void {
  drawSketch(s, seat)
  const found = findFront(s, seat, SIDES, true)
  places.count = 0
  for (let i = 0; i < found; i++) {
    const cell = front[i]
    const edge = edgeAt(cell)
    if (edge < 0) continue
    const at = places.count++
    places.edge[at] = edge
    places.worth[at] = aroundCell(scale, cell)
    const steps = s.orthogonal ? SIDES : AROUND
    let n = at * (NEAR + 1)
    for (let k = 0; k < steps.length; k++) {
      const near = sketch[cell + steps[k]] - 1
      if (near >= 0) places.near[n++] = near
    }
    places.near[n] = -1
  }
  wipeSketch(s, seat)
}

function edgeAt(cell: Cell): number {
  if (whyNotEdges(cell, false, false) === null) return EDGES.indexOf('plain')
  if (whyNotEdges(cell, true, false) === null) return EDGES.indexOf('river')
  return whyNotEdges(cell, false, true) === null ? EDGES.indexOf('road') : -1
}

/** Needs `drawFront`. */
function placesOnFront(s: State, scale: Scale): void {
  scale.place.fill(-1)
  scale.cells.fill(0)
  for (let i = 0; i < places.count; i++) {
    let n = i * (NEAR + 1)
    while (places.near[n] >= 0 && s.clan[places.near[n]] === 0) n++
    if (places.near[n] < 0) continue
    const edge = places.edge[i]
    scale.cells[edge]++
    if (places.worth[i] > scale.place[edge]) scale.place[edge] = places.worth[i]
  }
}

/** Needs `weighTiles`. */
export function weighPlaces(s: State, seat: Seat, scale: Scale): void {
  drawFront(s, seat, scale)
  placesOnFront(s, scale)
}

function aroundCell(scale: Scale, cell: Cell): number {
  let sum = 0
  for (let k = 0; k < AROUND.length; k++) {
    const near = sketch[cell + AROUND[k]] - 1
    if (near >= 0) sum += scale.tile[near]
  }
  return sum
}

/** Needs `weighTiles`. */
export function placeWorth(s: State, seat: Seat, scale: Scale, cell: Cell): number {
  drawSketch(s, seat)
  const sum = aroundCell(scale, cell)
  wipeSketch(s, seat)
  return sum
}

/** Compared before and after a move of a clan member. Needs `drawFront`. */
export function outlook(s: State, scale: Scale): number {
  placesOnFront(s, scale)
  let sum = 0
  for (let edge = 0; edge < EDGES.length; edge++)
    sum += (scale.place[edge] < 0 ? -2 : scale.place[edge]) + 0.15 * Math.min(scale.cells[edge], 4)
  return sum
}
