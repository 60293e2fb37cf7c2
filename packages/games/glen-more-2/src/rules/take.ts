import type { Seat } from '@bothy/kernel'
import type { Bundle } from '@bothy/kit'
import { DISCARD, TAKE } from '../actions.ts'
import { contentOf } from '../content.ts'
import { NO_TILE, THE_END, type TileId } from '../data/tiles.ts'
import { on } from '../moments.ts'
import { CAN_TAKE, NO_CELL, NO_SCOTSMAN, NOT_ENTERED } from '../reasons.ts'
import type { Action, Piece, Reason, State } from '../types.ts'
import { billOf, giversOf, whyNotPay } from './bill.ts'
import { hasCell, type Room, roomOf } from './placement.ts'
import { tileAt } from './rondel.ts'
import { stockOf } from './territory.ts'

/** Why a piece may not stop at a tile, whatever it costs (GM2-26). The End may always be entered (GM2-Q18). */
export function whyNotStop(s: State, piece: Piece, tile: TileId): Reason | null {
  if (tile === THE_END) return null
  const { mayEnter, whyNotStop: asks } = on(s).questions
  if (asks.length === 0 && !contentOf(s).tiles[tile].special) return null
  if (contentOf(s).tiles[tile].special && !mayEnter.some((ask) => ask(s, piece, tile))) return NOT_ENTERED
  for (let i = 0; i < asks.length; i++) {
    const reason = asks[i](s, piece, tile)
    if (reason !== null) return reason
  }
  return null
}

/** What is the same for all tiles of the rondel. */
type Means = { readonly stock: Bundle; readonly room: Room }
const meansOf = (s: State, seat: Seat): Means => ({ stock: stockOf(s, seat), room: roomOf(s, seat) })

/** GM2-26: why the seat may not move onto a tile and take it. */
export const whyNotTake = (s: State, seat: Seat, tile: TileId): Reason | null =>
  whyNotTakeWith(s, seat, tile, meansOf(s, seat))

function whyNotTakeWith(s: State, seat: Seat, tile: TileId, means: Means): Reason | null {
  const stop = whyNotStop(s, seat, tile)
  if (stop !== null || tile === THE_END) return stop
  const { special, persons, overbuild, river } = contentOf(s).tiles[tile]
  const bill = billOf(s, seat, tile)
  if (persons === 0 && !special) {
    const fits = overbuild ? hasCell(s, seat, tile) : river ? means.room.river : means.room.plain
    if (!fits) return NO_CELL
  }
  const why = whyNotPay(s, seat, bill, means.stock)
  if (why !== null || bill.scotsmen === 0) return why
  return giversOf(s, seat, tile, bill.scotsmen).length > 0 ? null : NO_SCOTSMAN
}

/** GM2-27: what is entered and not taken does not count. */
const isTakeable = (s: State, tile: TileId): boolean => tile !== NO_TILE && !contentOf(s).tiles[tile].special

function canTakeAny(s: State, seat: Seat, means: Means): boolean {
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && whyNotTakeWith(s, seat, tile, means) === null) return true
  }
  return false
}

/** GM2-27, GM2-D5: a tile is discarded only where none can be taken. */
export function whyNotDiscard(s: State, seat: Seat, tile: TileId): Reason | null {
  if (!isTakeable(s, tile)) return NOT_ENTERED
  const stop = whyNotStop(s, seat, tile)
  if (stop !== null) return stop
  return canTakeAny(s, seat, meansOf(s, seat)) ? CAN_TAKE : null
}

/** Pushes every move: the same conditions, with what is common to all tiles asked once. */
export function listMoves(s: State, seat: Seat, out: Action[]): void {
  const means = meansOf(s, seat)
  let takes = false
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (tile === NO_TILE || whyNotTakeWith(s, seat, tile, means) !== null) continue
    out.push(TAKE[tile])
    takes ||= isTakeable(s, tile)
  }
  if (takes) return
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && whyNotStop(s, seat, tile) === null) out.push(DISCARD[tile])
  }
}
