import type { Seat } from '@bothy/kernel'
import type { Bundle } from '@bothy/kit'
import { DISCARD, TAKE } from '../actions.ts'
import { contentOf } from '../content.ts'
import { NO_TILE, THE_END, type TileId } from '../data/tiles.ts'
import { on } from '../moments.ts'
import { CAN_TAKE, NO_CELL, NOT_ENTERED } from '../reasons.ts'
import type { Action, Piece, Reason, State } from '../types.ts'
import { billOf, giversOf, whyNoGivers, whyNotPay } from './bill.ts'
import { hasCell, type Room, roomOf } from './placement.ts'
import { tileAt } from './rondel.ts'
import { stockOf } from './territory.ts'

/** Why a piece may not stop at a tile, whatever it costs (GM2-26). The End may always be entered (GM2-Q18). */
export function whyNotStop(s: State, piece: Piece, tile: TileId): Reason | null {
  if (tile === THE_END) return null
  const { mayEnter, whyNotStop: asks } = on(s).questions
  const { special } = contentOf(s).tiles[tile]
  if (special && !mayEnter.some((ask) => ask(s, piece, tile))) return NOT_ENTERED
  for (let i = 0; i < asks.length; i++) {
    const reason = asks[i](s, piece, tile)
    if (reason !== null) return reason
  }
  return null
}

/** What is the same for all tiles of the rondel. `piece`: which one moves, for the seat that pays and gets the tile. */
type Means = { readonly piece: Piece; readonly seat: Seat; readonly stock: Bundle; readonly room: Room }
const meansOf = (s: State, seat: Seat, piece: Piece): Means => ({
  piece,
  seat,
  stock: stockOf(s, seat),
  room: roomOf(s, seat),
})

/** GM2-26: why the seat may not move onto a tile and take it, with its own piece or with another one. */
export const whyNotTake = (s: State, seat: Seat, tile: TileId, piece: Piece = seat): Reason | null =>
  whyNotTakeWith(s, tile, meansOf(s, seat, piece))

function whyNotTakeWith(s: State, tile: TileId, { piece, seat, room, stock }: Means): Reason | null {
  const stop = whyNotStop(s, piece, tile)
  if (stop !== null || tile === THE_END) return stop
  const { special, persons, overbuild, river } = contentOf(s).tiles[tile]
  if (persons === 0 && !special) {
    const fits = overbuild ? hasCell(s, seat, tile) : river ? room.river : room.plain
    if (!fits) return NO_CELL
  }
  const bill = billOf(s, piece, tile)
  const why = whyNotPay(s, seat, bill, stock)
  if (why !== null || bill.scotsmen === 0) return why
  return giversOf(s, seat, tile, bill.scotsmen).length > 0 ? null : whyNoGivers(s, seat, bill.scotsmen)
}

/** GM2-27: what is entered and not taken does not count. */
const isTakeable = (s: State, tile: TileId): boolean => tile !== NO_TILE && !contentOf(s).tiles[tile].special

function canTakeAny(s: State, means: Means): boolean {
  for (let position = s.at[means.piece] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && whyNotTakeWith(s, tile, means) === null) return true
  }
  return false
}

/** GM2-27, GM2-D5: a tile is discarded only where none can be taken. */
export function whyNotDiscard(s: State, seat: Seat, tile: TileId): Reason | null {
  if (!isTakeable(s, tile)) return NOT_ENTERED
  const stop = whyNotStop(s, seat, tile)
  if (stop !== null) return stop
  return canTakeAny(s, meansOf(s, seat, seat)) ? CAN_TAKE : null
}

/** Pushes every move: the same conditions, with what is common to all tiles asked once. */
export function listMoves(s: State, seat: Seat, out: Action[]): void {
  const means = meansOf(s, seat, seat)
  let takes = false
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (tile === NO_TILE || whyNotTakeWith(s, tile, means) !== null) continue
    out.push(TAKE[tile])
    takes ||= isTakeable(s, tile)
  }
  if (takes) return
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && whyNotStop(s, seat, tile) === null) out.push(DISCARD[tile])
  }
}
