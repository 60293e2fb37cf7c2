import type { Seat } from '@bothy/kernel'
import { type Bundle, type Cell, countIn, EMPTY } from '@bothy/kit'
import type { TileId } from '../../data/tiles.ts'
import type { State } from '../types.ts'

export const NOWHERE: Cell = -1
export const NOBODY: Seat = -1

/** All cubes of a seat: on all its tiles, the abbey and Loch Lochy too (GM-28). */
export function stockOf(s: State, seat: Seat): Bundle {
  const tiles = s.tiles[seat]
  let sum = EMPTY
  for (let i = 0; i < tiles.length; i++) sum += s.cubes[tiles[i]]
  return sum
}

export function clanOf(s: State, seat: Seat): number {
  const tiles = s.tiles[seat]
  let sum = 0
  for (let i = 0; i < tiles.length; i++) sum += s.clan[tiles[i]]
  return sum
}

export const holds = (s: State, tile: TileId, good: number): number => countIn(s.cubes[tile], good)
