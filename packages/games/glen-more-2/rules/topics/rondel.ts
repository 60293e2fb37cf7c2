import { peek, type Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import { PIECES } from '../../data/pieces.ts'
import { NO_TILE, type TileId } from '../../data/tiles.ts'
import { on } from '../hooks.ts'
import type { Piece, State } from '../types.ts'

export const OUT = -1

/** Place in `State.stacks`, which begins with A, of the last stack. */
export const STACK_D = 3

export function tileAt(s: State, position: number): TileId {
  return s.rondel[position % s.rondel.length]
}

export function setTile(s: State, position: number, tile: TileId): void {
  s.rondel[position % s.rondel.length] = tile
}

export function positionOf(s: State, tile: TileId): number {
  const space = s.rondel.indexOf(tile)
  if (space < 0) return OUT
  const { length } = s.rondel
  const rear = rearPosition(s)
  return rear + ((space - (rear % length) + length) % length)
}

/** GM2-21: of all pieces that play, the last of the line. A piece on The End or beyond is never it while another is not. */
export function rearPiece(s: State): Piece {
  let rear = 0
  let least = Infinity
  for (let piece = 0; piece < PIECES; piece++) {
    if (s.at[piece] === OUT || s.at[piece] >= least) continue
    least = s.at[piece]
    rear = piece
  }
  return rear
}
export const rearPosition = (s: State): number => s.at[rearPiece(s)]

/** GM2-130. */
export const isFinished = (s: State, seat: Seat): boolean => s.end !== OUT && s.at[seat] >= s.end
export function areAllFinished(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (!isFinished(s, seat)) return false
  return true
}

export const tilesLeft = (s: State, place: number): number => peek(s.stacks[place]).length

/** GM2-24: place in `State.stacks` of the lowest stack that is not empty; `OUT` if all are. */
export function currentStack(s: State): number {
  for (let place = 0; place < s.stacks.length; place++) if (tilesLeft(s, place) > 0) return place
  return OUT
}

/** GM2-24: the first position that stays empty when the line is full: right behind the rear-most piece, on no fixed space. */
export function emptyPosition(s: State, rear: number): number {
  let empty = rear + s.rondel.length - 1
  const { isFixed } = on(s).questions
  if (isFixed.length > 0) while (isFixedSpace(s, empty) && empty > rear) empty--
  return empty
}

export function isFixedSpace(s: State, position: number): boolean {
  if (s.inPlay === 0) return false
  const { isFixed } = on(s).questions
  for (let i = 0; i < isFixed.length; i++) if (isFixed[i](s, position % s.rondel.length)) return true
  return false
}

export function eachTileAhead(s: State, piece: Piece, visit: (tile: TileId, position: number) => void): void {
  for (let position = s.at[piece] + 1; position < s.front; position++) {
    const tile = tileAt(s, position)
    if (tile !== NO_TILE) visit(tile, position)
  }
}

export type Prospect = {
  readonly discards: readonly TileId[]
  readonly next: Piece | null
  readonly draws: number
  readonly scoring: boolean
}

export function prospect(s: State, piece: Piece, to: number): Prospect {
  const from = s.at[piece]
  const then = s.at.with(piece, to)
  const rear = Math.min(...then.filter((position) => position !== OUT))
  const isOver = then.every((position, at) => at >= s.seats || (s.end !== OUT && position >= s.end))
  const empty = emptyPosition(s, rear)
  const discards: TileId[] = []
  for (let position = from + 1; position < rear && position < s.front; position++) {
    const tile = tileAt(s, position)
    if (tile !== NO_TILE && position !== to && !contentOf(s).tiles[tile].special) discards.push(tile)
  }
  let left = 0
  for (let position = isOver ? empty : s.front; position < empty; position++) if (!isFixedSpace(s, position)) left++
  let draws = 0
  let scoring = false
  for (let place = 0; place <= STACK_D && left > 0; place++) {
    const size = tilesLeft(s, place)
    if (size === 0) continue
    if (place < STACK_D && left >= size) scoring = true
    draws += Math.min(left, size)
    left -= size
  }
  return { discards, next: isOver ? null : then.indexOf(rear), draws, scoring }
}
