import type { Seat } from '@bothy/kernel'
import { addToFront, AROUND, type Cell, newFront, outlookOf, placesOnFront, SIDES, worthAround } from '@bothy/kit'
import { whyNotEdges } from '../rules/topics/placement.ts'
import { drawSketch, findFront, front, sketch, wipeSketch } from '../rules/topics/sketch.ts'
import type { State } from '../rules/types.ts'
import { EDGES, type Scale } from './worth.ts'

/** Holds until the next `drawFront`. */
const MOST_CELLS = 256
const places = newFront(sketch, MOST_CELLS)

/** Needs `weighTiles`. */
export function drawFront(s: State, seat: Seat, scale: Scale): void {
  drawSketch(s, seat)
  const found = findFront(s, seat, SIDES, true)
  const steps = s.orthogonal ? SIDES : AROUND
  places.count = 0
  for (let i = 0; i < found; i++) {
    const edge = edgeAt(front[i])
    if (edge >= 0) addToFront(places, front[i], { edges: 1 << edge, worth: scale.tile, steps })
  }
  wipeSketch(s, seat)
}

function edgeAt(cell: Cell): number {
  if (whyNotEdges(cell, false, false) === null) return EDGES.indexOf('plain')
  if (whyNotEdges(cell, true, false) === null) return EDGES.indexOf('river')
  return whyNotEdges(cell, false, true) === null ? EDGES.indexOf('road') : -1
}

/** GM-34. */
const weighFront = (s: State, scale: Scale): void => placesOnFront(places, scale, (tile) => s.clan[tile] > 0)

/** Needs `weighTiles`. */
export function weighPlaces(s: State, seat: Seat, scale: Scale): void {
  drawFront(s, seat, scale)
  weighFront(s, scale)
}

/** Needs `weighTiles`. */
export function placeWorth(s: State, seat: Seat, scale: Scale, cell: Cell): number {
  drawSketch(s, seat)
  const sum = worthAround(places, cell, scale.tile)
  wipeSketch(s, seat)
  return sum
}

/** Compared before and after a move of a clan member. Needs `drawFront`. */
export function outlook(s: State, scale: Scale): number {
  weighFront(s, scale)
  return outlookOf(scale, 0.15, 4)
}
