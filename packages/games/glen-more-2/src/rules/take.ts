import type { Seat } from '@bothy/kernel'
import { DISCARD, TAKE } from '../actions.ts'
import { contentOf } from '../content.ts'
import { NO_TILE, THE_END, type TileId } from '../data/tiles.ts'
import { type Move, on } from '../moments.ts'
import { CAN_TAKE, NO_CELL, NOT_ENTERED } from '../reasons.ts'
import type { Action, Bill, Piece, Reason, State } from '../types.ts'
import { billOf, canPay, hasGiver, type Purse, purseOf, whyNoGivers, whyNotPay } from './bill.ts'
import { hasCell, type Room, roomOf } from './placement.ts'
import { tileAt } from './rondel.ts'

/** Why a piece may not stop at a tile, whatever it costs (GM2-26). The End may always be entered (GM2-Q18). */
export function whyNotStop(s: State, piece: Piece, tile: TileId): Reason | null {
  if (tile === THE_END) return null
  if (contentOf(s).tiles[tile].special && !mayEnter(s, piece, tile)) return NOT_ENTERED
  if (s.inPlay === 0) return null
  const { whyNotStop: asks } = on(s).questions
  for (let i = 0; i < asks.length; i++) {
    const reason = asks[i](s, piece, tile)
    if (reason !== null) return reason
  }
  return null
}

const mayEnter = (s: State, piece: Piece, tile: TileId): boolean =>
  on(s).questions.mayEnter.some((ask) => ask(s, piece, tile))

/** What is the same for all tiles of the rondel. `piece`: which one moves, for the seat that pays and gets the tile. */
type Means = { readonly piece: Piece; readonly seat: Seat; readonly purse: Purse; readonly room: Room }
const meansOf = (s: State, seat: Seat, piece: Piece): Means => ({
  piece,
  seat,
  purse: purseOf(s, seat),
  room: roomOf(s, seat),
})

/** GM2-26: why the seat may not move onto a tile and take it, with its own piece or with another one. */
export const whyNotTake = (s: State, seat: Seat, tile: TileId, piece: Piece = seat): Reason | null =>
  whyNotTakeWith(s, tile, meansOf(s, seat, piece))

function whyNotTakeWith(s: State, tile: TileId, means: Means): Reason | null {
  const { piece, seat, purse } = means
  const stop = whyNotStop(s, piece, tile)
  if (stop !== null || tile === THE_END) return stop
  if (!hasPlace(s, tile, means)) return NO_CELL
  const bill = billOf(s, piece, tile)
  const why = whyNotPay(s, seat, bill, purse) ?? whyNotOnTheWay(s, { piece, seat, tile, bill })
  if (why !== null) return why
  return canGive(s, seat, tile, bill) ? null : whyNoGivers(s, seat, bill.scotsmen)
}

/** The same without reasons, for lists. */
function canTakeWith(s: State, tile: TileId, means: Means): boolean {
  const { piece, seat, purse } = means
  if (whyNotStop(s, piece, tile) !== null) return false
  if (tile === THE_END) return true
  const bill = billOf(s, piece, tile)
  if (!canPay(s, seat, bill, purse) || !hasPlace(s, tile, means) || !canGive(s, seat, tile, bill)) return false
  return s.inPlay === 0 || whyNotOnTheWay(s, { piece, seat, tile, bill }) === null
}

/** GM2-Q17: what is due on the way comes first. */
function whyNotOnTheWay(s: State, move: Move): Reason | null {
  for (const ask of on(s).questions.whyNotOnTheWay) {
    const reason = ask(s, move)
    if (reason !== null) return reason
  }
  return null
}

function hasPlace(s: State, tile: TileId, { seat, room }: Means): boolean {
  const { special, persons, overbuild, river } = contentOf(s).tiles[tile]
  if (persons > 0 || special) return true
  return overbuild ? hasCell(s, seat, tile) : river ? room.river : room.plain
}

const canGive = (s: State, seat: Seat, tile: TileId, { scotsmen }: Bill): boolean =>
  scotsmen === 0 || hasGiver(s, seat, tile, scotsmen)

/** GM2-27: what is entered and not taken does not count. */
const isTakeable = (s: State, tile: TileId): boolean => tile !== NO_TILE && !contentOf(s).tiles[tile].special

function canTakeAny(s: State, means: Means): boolean {
  for (let position = s.at[means.piece] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && canTakeWith(s, tile, means)) return true
  }
  return false
}

/** What the seat can take with a piece that belongs to nobody. */
export function takeable(s: State, seat: Seat, piece: Piece): readonly TileId[] {
  const means = meansOf(s, seat, piece)
  const out: TileId[] = []
  for (let position = s.at[piece] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && canTakeWith(s, tile, means)) out.push(tile)
  }
  return out
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
  const { rondel } = s
  let takes = false
  let space = s.at[seat] % rondel.length
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    space = space + 1 < rondel.length ? space + 1 : 0
    const tile = rondel[space]
    if (tile === NO_TILE || !canTakeWith(s, tile, means)) continue
    out.push(TAKE[tile])
    takes ||= isTakeable(s, tile)
  }
  if (takes) return
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && whyNotStop(s, seat, tile) === null) out.push(DISCARD[tile])
  }
}
