import type { Seat } from '@bothy/kernel'
import { saleOf } from '@bothy/kit'
import { contentOf } from '../../../rules/content.ts'
import { MARKET_FIELDS } from '../../../data/limits.ts'
import { NO_TILE, THE_END, type TileId } from '../../../data/tiles.ts'
import { REVISION } from '../../../rules/revisions.ts'
import { eachTileAhead, OUT, tileAt } from '../../../rules/topics/rondel.ts'
import { whyNotPayStop, whyNotStop, whyNotTake } from '../../../rules/topics/take.ts'
import type { Reason, State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import { ENGLAND_TILES, ENGLISHMAN, type Errand } from '../data/index.ts'
import type { EnglishmanModuleTypes } from './types.ts'

export const englandOf = (s: State): EnglishmanModuleTypes['state'] => s.chronicles.englishman ?? absent('englishman')

const NOT_FOR_HIM: Reason = { why: 'notForHim', rule: 'GM2-C4-5' }
const NOT_SWAPPED: Reason = { why: 'notSwapped', rule: 'GM2-C6-11' }
const ROW_FULL: Reason = { why: 'englandRowFull', rule: 'GM2-C4-3' }
const NOT_IN_HIS_TURN: Reason = { why: 'notInHisTurn', rule: 'GM2-C4-4' }

/** GM2-C4-3: what it costs to use him, as in buying; null where the row is full. */
export function priceOfUse(s: State): number | null {
  const { row } = englandOf(s)
  return row < MARKET_FIELDS ? row + 1 : null
}
/** GM2-C4-3: the rightmost stack, or nothing. */
export const rewardOfDiscard = (s: State): number => saleOf(englandOf(s).row)

/** GM2-C4-5, GM2-X3: he stops on no tile of his own, nor on any that is never taken, The End excepted. */
export const whyNotForHim = (s: State, piece: number, tile: TileId): Reason | null =>
  piece === ENGLISHMAN && tile !== THE_END && (ENGLAND_TILES.includes(tile) || contentOf(s).tiles[tile].special)
    ? NOT_FOR_HIM
    : null

/** GM2-C4-4: the clean-up of the turn that lasts is his. */
export const whyNotLochNess = (s: State): Reason | null =>
  s.stack.some((f) => f.kind === 'refill' && f.piece === ENGLISHMAN) ? NOT_IN_HIS_TURN : null

export function whyNotSend(s: State, seat: Seat, tile: TileId, errand: Errand): Reason | null {
  if (tile === THE_END || errand === 'finish') return tile === THE_END && errand === 'finish' ? null : NOT_FOR_HIM
  const stop = whyNotStop(s, ENGLISHMAN, tile)
  if (stop !== null) return stop
  if (errand === 'discard') return whyNotPayStop(s, seat, tile, ENGLISHMAN)
  return priceOfUse(s) === null ? ROW_FULL : whyNotTake(s, seat, tile, ENGLISHMAN)
}

/** GM2-C6-11: once he has reached The End or left, nothing happens to him. */
export const isUnderWay = (s: State): boolean => s.at[ENGLISHMAN] !== OUT && (s.end === OUT || s.at[ENGLISHMAN] < s.end)

/** GM2-C6-11. */
export const whyNotSwap = (s: State, tile: TileId): Reason | null =>
  contentOf(s).tiles[tile].special ? NOT_SWAPPED : null

/** Includes tiles behind all pieces, which will be cleared (GM2-23). */
export function eachTileOfRondel(s: State, visit: (tile: TileId, position: number) => void): void {
  for (let position = Math.max(0, s.front - s.rondel.length + 1); position < s.front; position++) {
    const tile = tileAt(s, position)
    if (tile !== NO_TILE) visit(tile, position)
  }
}

/** GM2-C4-4: his turn is one of the holder's. */
export const hasFreeActions = (s: State): boolean => s.revision >= REVISION.asidesInHisTurn

/** GM2-C4-8. */
export function hasOpenTile(s: State): boolean {
  const { holder } = englandOf(s)
  let isOpen = false
  eachTileAhead(s, ENGLISHMAN, (tile) => {
    isOpen ||= canSend(s, holder, tile)
  })
  return isOpen
}

export const canSend = (s: State, seat: Seat, tile: TileId): boolean =>
  whyNotStop(s, ENGLISHMAN, tile) === null && whyNotPayStop(s, seat, tile, ENGLISHMAN) === null
