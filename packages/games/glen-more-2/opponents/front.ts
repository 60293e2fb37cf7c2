import type { Seat } from '@bothy/kernel'
import { AROUND, type Cell } from '@bothy/kit'
import { contentOf } from '../rules/content.ts'
import { TILE_COUNT, type TileId } from '../data/tiles.ts'
import { findFront, front, whyNotFit } from '../rules/topics/placement.ts'
import { fieldPower } from '../rules/topics/powers.ts'
import { drawSketch, sketch, wipeSketch } from '../rules/topics/territory.ts'
import type { State } from '../rules/types.ts'
import type { Scale } from './scale.ts'

/**
 * Empty cells beside the territory on which a tile could lie if a Scotsman stood near: classes of edge, neighbours, and their worth.
 * `drawFront` finds them once, `outlook` weighs several places of the Scotsmen; they hold until the next `drawFront`.
 */
const NEAR = AROUND.length
const MOST_CELLS = NEAR * TILE_COUNT
const places = {
  count: 0,
  river: new Uint8Array(MOST_CELLS),
  plain: new Uint8Array(MOST_CELLS),
  worth: new Float64Array(MOST_CELLS),
  near: new Int16Array(MOST_CELLS * (NEAR + 1)),
  castlesBuild: false,
}

/** Needs `weighTiles`. */
export function drawFront(s: State, seat: Seat, scale: Scale): void {
  places.castlesBuild = fieldPower(s, seat, 'castlesActAsScotsmenForPlacement') !== null
  drawSketch(s, seat)
  const count = findFront(s, seat, true)
  places.count = 0
  for (let i = 0; i < count; i++) {
    const cell = front[i]
    const river = whyNotFit(s, cell, true) === null
    const plain = whyNotFit(s, cell, false) === null
    if (!river && !plain) continue
    const at = places.count++
    places.river[at] = Number(river)
    places.plain[at] = Number(plain)
    places.worth[at] = 0
    let n = at * (NEAR + 1)
    for (let k = 0; k < NEAR; k++) {
      const near = sketch[cell + AROUND[k]] - 1
      if (near < 0) continue
      places.near[n++] = near
      places.worth[at] += scale.tile[near]
    }
    places.near[n] = -1
  }
  wipeSketch(s, seat)
}

const builds = (s: State, tile: TileId): boolean =>
  s.scotsmen[tile] > 0 || (places.castlesBuild && contentOf(s).tiles[tile].type === 'castle')

/** Needs `drawFront`. */
export function placesOnFront(s: State, scale: Scale): void {
  scale.place.fill(-1)
  scale.cells.fill(0)
  for (let i = 0; i < places.count; i++) {
    let n = i * (NEAR + 1)
    while (places.near[n] >= 0 && !builds(s, places.near[n])) n++
    if (places.near[n] < 0) continue
    if (places.river[i] === 1) note(scale, 0, places.worth[i])
    if (places.plain[i] === 1) note(scale, 1, places.worth[i])
  }
}

function note(scale: Scale, edge: number, worth: number): void {
  scale.cells[edge]++
  if (worth > scale.place[edge]) scale.place[edge] = worth
}

/** Compared before and after a step of a Scotsman. Needs `drawFront`. */
export function outlook(s: State, scale: Scale): number {
  placesOnFront(s, scale)
  let sum = 0
  for (let edge = 0; edge < scale.place.length; edge++)
    sum += (scale.place[edge] < 0 ? -2 : scale.place[edge]) + 0.2 * Math.min(scale.cells[edge], 5)
  return sum * scale.future
}

/** Needs `weighTiles`. */
export function placeWorth(s: State, seat: Seat, scale: Scale, cell: Cell): number {
  drawSketch(s, seat)
  let sum = 0
  for (let k = 0; k < NEAR; k++) {
    const near = sketch[cell + AROUND[k]] - 1
    if (near >= 0) sum += scale.tile[near]
  }
  wipeSketch(s, seat)
  return sum
}
