import type { Seat } from '@bothy/kernel'
import { DISCARD, TAKE } from '../actions.ts'
import { contentOf } from '../content.ts'
import { NO_TILE, THE_END, type TileId } from '../../data/tiles.ts'
import { type Move, on, type Questions } from '../hooks.ts'
import { CAN_TAKE, NO_CELL, NOT_DISCARDED, NOT_ENTERED } from '../reasons.ts'
import type { Action, Bill, Piece, Reason, State } from '../types.ts'
import {
  billOf,
  canPay,
  coinsAlone,
  hasGiver,
  leastPriceAfter,
  purseOf,
  stopPriceOf,
  whyNoGivers,
  whyNotPay,
  withCoins,
} from './bill.ts'
import { type Purse } from '../base-frames.ts'
import { hasCell, hasDearCells, leastPrice, type Room, roomOf } from './placement.ts'
import { positionOf, tileAt } from './rondel.ts'

const mayEnter = (s: State, piece: Piece, tile: TileId): boolean =>
  on(s).questions.mayEnter.some((ask) => ask(s, piece, tile))

/** Why a piece may not stop at a tile, whatever it costs (GM2-26). The End may be entered (GM2-Q18), unless a tile must be taken. */
export function whyNotStop(s: State, piece: Piece, tile: TileId): Reason | null {
  if (tile !== THE_END && contentOf(s).tiles[tile].special) {
    const { whyNotEnter } = on(s).questions
    if (!mayEnter(s, piece, tile)) return NOT_ENTERED
    const why = firstReason(whyNotEnter, s, piece, tile)
    if (why !== null) return why
  }
  return s.inPlay === 0 ? null : firstReason(on(s).questions.whyNotStop, s, piece, tile)
}

function firstReason(asks: readonly Questions['whyNotStop'][], s: State, piece: Piece, tile: TileId): Reason | null {
  for (let i = 0; i < asks.length; i++) {
    const reason = asks[i](s, piece, tile)
    if (reason !== null) return reason
  }
  return null
}

type Means = {
  readonly piece: Piece
  readonly seat: Seat
  readonly purse: Purse
  readonly room: Room
  readonly isDear: boolean
}
const meansOf = (s: State, seat: Seat, piece: Piece): Means => ({
  piece,
  seat,
  purse: purseOf(s, seat),
  room: roomOf(s, seat),
  isDear: hasDearCells(s, seat),
})

export const whyNotTake = (s: State, seat: Seat, tile: TileId, piece: Piece = seat): Reason | null =>
  whyNotTakeWith(s, tile, meansOf(s, seat, piece))

function whyNotTakeWith(s: State, tile: TileId, means: Means): Reason | null {
  const { piece, seat, purse } = means
  const stop = whyNotStop(s, piece, tile)
  if (stop !== null || tile === THE_END) return stop
  const kept = keptWith(s, tile, means)
  if (kept === null) return NO_CELL
  const bill = withCoins(billOf(s, piece, tile), kept)
  const why = whyNotPay(s, seat, bill, purse) ?? whyNotOnTheWay(s, positionOf(s, tile), bill, means)
  if (why !== null) return why
  return canGive(s, seat, tile, bill) ? null : whyNoGivers(s, seat, bill.scotsmen)
}

/** The check that fails most often comes first. */
function canTakeWith(s: State, tile: TileId, to: number, means: Means): boolean {
  const { piece, seat, purse } = means
  if (tile === THE_END) return whyNotStop(s, piece, tile) === null
  const { cost } = contentOf(s).tiles[tile]
  if (!canPay(s, seat, cost, purse)) return false
  const kept = keptWith(s, tile, means)
  if (kept === null || !canGive(s, seat, tile, cost) || whyNotStop(s, piece, tile) !== null) return false
  if (s.inPlay === 0) return true
  const bill = withCoins(billOf(s, piece, tile), kept)
  return (bill === cost || canPay(s, seat, bill, purse)) && whyNotOnTheWay(s, to, bill, means) === null
}

/** GM2-Q17: coins that must be left for the cell; null if there is none for the tile. */
function keptWith(s: State, tile: TileId, means: Means): number | null {
  if (!means.isDear || !isTakeable(s, tile)) return hasPlace(s, tile, means) ? 0 : null
  const { persons, cost } = contentOf(s).tiles[tile]
  if (persons > 0) return 0
  const least = leastPrice(s, means.seat, tile)
  // If no Scotsman can be paid, that is the reason (GM2-51).
  return least === null || cost.scotsmen === 0 ? least : (leastPriceAfter(s, means.seat, tile, cost.scotsmen) ?? 0)
}

export const keptFor = (s: State, seat: Seat, tile: TileId): number =>
  !hasDearCells(s, seat) || !isTakeable(s, tile) || contentOf(s).tiles[tile].persons > 0
    ? 0
    : (leastPriceAfter(s, seat, tile, contentOf(s).tiles[tile].cost.scotsmen) ?? 0)

/** GM2-Q17: charges on the way come first. */
function whyNotOnTheWay(
  s: State,
  to: number,
  bill: Bill,
  { piece, seat, purse }: Pick<Means, 'piece' | 'seat' | 'purse'>,
): Reason | null {
  const { whyNotOnTheWay: asks } = on(s).questions
  if (asks.length === 0) return null
  const move: Move = { piece, seat, to, bill, purse }
  for (let i = 0; i < asks.length; i++) {
    const reason = asks[i](s, move)
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

/** GM2-27: tiles that are entered and not taken do not count. */
const isTakeable = (s: State, tile: TileId): boolean => tile !== NO_TILE && !contentOf(s).tiles[tile].special

function canTakeAny(s: State, means: Means): boolean {
  for (let position = s.at[means.piece] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && canTakeWith(s, tile, position, means)) return true
  }
  return false
}

export function takeable(s: State, seat: Seat, piece: Piece): readonly TileId[] {
  const means = meansOf(s, seat, piece)
  const out: TileId[] = []
  for (let position = s.at[piece] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && canTakeWith(s, tile, position, means)) out.push(tile)
  }
  return out
}

/** GM2-27, GM2-D5: a tile is discarded only where none can be taken. */
export function whyNotDiscard(s: State, seat: Seat, tile: TileId): Reason | null {
  if (!isTakeable(s, tile)) return mayEnter(s, seat, tile) ? NOT_DISCARDED : NOT_ENTERED
  const stop = whyNotStop(s, seat, tile)
  if (stop !== null) return stop
  return canTakeAny(s, meansOf(s, seat, seat)) ? CAN_TAKE : whyNotPayStop(s, seat, tile)
}

export function whyNotPayStop(s: State, seat: Seat, tile: TileId, piece: Piece = seat): Reason | null {
  const coins = stopPriceOf(s, piece, tile)
  if (coins === 0) return null
  const bill = coinsAlone(coins)
  const purse = purseOf(s, seat)
  return whyNotPay(s, seat, bill, purse) ?? whyNotOnTheWay(s, positionOf(s, tile), bill, { piece, seat, purse })
}

export function listMoves(s: State, seat: Seat, out: Action[]): void {
  const means = meansOf(s, seat, seat)
  const { rondel } = s
  let takes = false
  let space = s.at[seat] % rondel.length
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    space = space + 1 < rondel.length ? space + 1 : 0
    const tile = rondel[space]
    if (tile === NO_TILE || !canTakeWith(s, tile, position, means)) continue
    out.push(TAKE[tile])
    takes ||= isTakeable(s, tile)
  }
  if (takes) return
  for (let position = s.at[seat] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (isTakeable(s, tile) && whyNotStop(s, seat, tile) === null && whyNotPayStop(s, seat, tile) === null)
      out.push(DISCARD[tile])
  }
}
