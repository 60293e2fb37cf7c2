import type { Seat } from '@bothy/kernel'
import { addToFront, AROUND, type Cell, newFront, outlookOf, placesOnFront, worthAround } from '@bothy/kit'
import { contentOf } from '../rules/content.ts'
import { TILE_COUNT, type TileId } from '../data/tiles.ts'
import { findFront, front, whyNotFit } from '../rules/topics/placement.ts'
import { fieldPower } from '../rules/topics/powers.ts'
import { drawSketch, sketch, wipeSketch } from '../rules/topics/territory.ts'
import type { State } from '../rules/types.ts'
import { EDGES, type Scale } from './scale.ts'

/** Both hold until the next `drawFront`. */
const places = newFront(sketch, AROUND.length * TILE_COUNT)
let castlesBuild = false

const [RIVER, PLAIN] = (['river', 'plain'] as const).map((edge) => 1 << EDGES.indexOf(edge))

/** Needs `weighTiles`. */
export function drawFront(s: State, seat: Seat, scale: Scale): void {
  castlesBuild = fieldPower(s, seat, 'castlesActAsScotsmenForPlacement') !== null
  drawSketch(s, seat)
  const found = findFront(s, seat, true)
  places.count = 0
  for (let i = 0; i < found; i++) {
    const river = whyNotFit(s, front[i], true) === null ? RIVER : 0
    const plain = whyNotFit(s, front[i], false) === null ? PLAIN : 0
    if (river + plain > 0) addToFront(places, front[i], { edges: river + plain, worth: scale.tile })
  }
  wipeSketch(s, seat)
}

const builds = (s: State, tile: TileId): boolean =>
  s.scotsmen[tile] > 0 || (castlesBuild && contentOf(s).tiles[tile].type === 'castle')

/** Needs `drawFront`. */
export const weighFront = (s: State, scale: Scale): void => placesOnFront(places, scale, (tile) => builds(s, tile))

/** Compared before and after a step of a Scotsman. Needs `drawFront`. */
export function outlook(s: State, scale: Scale): number {
  weighFront(s, scale)
  return outlookOf(scale, 0.2, 5) * scale.future
}

/** Needs `weighTiles`. */
export function placeWorth(s: State, seat: Seat, scale: Scale, cell: Cell): number {
  drawSketch(s, seat)
  const sum = worthAround(places, cell, scale.tile)
  wipeSketch(s, seat)
  return sum
}
