import type { Seat } from '@bothy/kernel'
import { contentOf } from '../../../../rules/content.ts'
import { DIE } from '../../../../data/pieces.ts'
import type { TileId } from '../../../../data/tiles.ts'
import type { ActOf, FreeAction, Questions } from '../../../../rules/hooks.ts'
import { eachTileAhead, isFinished } from '../../../../rules/topics/rondel.ts'
import { takeable, whyNotTake } from '../../../../rules/topics/take.ts'
import { NOBODY } from '../../../../rules/topics/territory.ts'
import type { Event, Piece, Reason, State } from '../../../../rules/types.ts'
import { englandOf } from '../../../englishman/rules/queries.ts'
import { RESERVE } from '../action-list.ts'
import { LAIRD } from '../../data/index.ts'
import { bossOf, coinsOn, hasGangster, mobsOf, spendToken, tokensOf } from '../queries.ts'

/** Peggy McLaird: a tile of the rondel that others pay for, and that her boss must take in the next turn. */

const ONE_RESERVED: Reason = { why: 'oneReserved', rule: 'GM2-C8-6' }
const NOT_NOW: Reason = { why: 'notTakeableNow', rule: 'GM2-C8-4' }

/** After the move of the own piece, whose clean-up waits; not on The End or beyond it. */
const mayReserve = (s: State, seat: Seat): boolean =>
  hasGangster(s, seat, LAIRD) &&
  tokensOf(s, LAIRD).length > 0 &&
  !isFinished(s, seat) &&
  s.stack.some((f) => f.kind === 'refill' && f.piece === seat)

const isTile = (s: State, tile: TileId): boolean => !contentOf(s).tiles[tile].special

function whyNotReserve(s: State, seat: Seat, tile: TileId): Reason | null {
  if (mobsOf(s).reserved !== null) return ONE_RESERVED
  return whyNotTake(s, seat, tile) === null ? null : NOT_NOW
}

export const reserving: FreeAction = {
  list(s, seat, window, out) {
    if (window !== 'activate' || mobsOf(s).reserved !== null || !mayReserve(s, seat)) return
    const tokens = tokensOf(s, LAIRD)
    for (const tile of takeable(s, seat, seat)) for (const token of tokens) out.push(RESERVE[token][tile])
  },
  grey(s, seat, grey) {
    if (s.stack.at(-1)?.kind === 'turn' || !mayReserve(s, seat)) return
    eachTileAhead(s, seat, (tile) => {
      if (isTile(s, tile))
        for (const token of tokensOf(s, LAIRD)) grey(RESERVE[token][tile], () => whyNotReserve(s, seat, tile))
    })
  },
  apply(s, seat, a, events) {
    if (a.type !== 'reserve') return false
    const { token, tile } = a
    const coins = coinsOn(s, LAIRD, token)
    spendToken(s, LAIRD, token)
    mobsOf(s).reserved = { tile, coins, turn: s.turns }
    events?.push({ type: 'tileReserved', seat, tile, coins })
    return true
  },
}

const payerOf = (s: State, piece: Piece): Seat =>
  piece < s.seats ? piece : piece === DIE ? NOBODY : englandOf(s).holder

/** GM2-C8-6: to take it, to discard it, or to send the Englishman there. */
export const stopPrice: Questions['stopPrice'] = (s, piece, tile) => {
  const { reserved } = mobsOf(s)
  if (reserved === null || reserved.tile !== tile || piece === DIE) return 0
  return payerOf(s, piece) === bossOf(s, LAIRD) ? 0 : reserved.coins
}

export const whyNotStop: Questions['whyNotStop'] = (s, piece, tile) => {
  const { reserved } = mobsOf(s)
  if (reserved === null || reserved.tile === tile || piece !== bossOf(s, LAIRD)) return null
  return whyNotTake(s, piece, reserved.tile) === null
    ? { why: 'mustTakeReserved', tile: reserved.tile, rule: 'GM2-C8-4' }
    : null
}

/** The coins are already paid with the bill of the seat that stops there. The die removes tile and token, and so does a clean-up (GM2-C6-11). */
export const tileLeft: ActOf<'tileLeft'> = (s, { tile, by, stopped }, events) => {
  const mine = mobsOf(s)
  if (mine.reserved === null || mine.reserved.tile !== tile) return
  const { coins } = mine.reserved
  const boss = bossOf(s, LAIRD)
  const payer = stopped ? payerOf(s, by) : NOBODY
  mine.reserved = null
  if (payer === NOBODY || payer === boss) {
    events?.push({ type: 'reserveGone', seat: boss, tile, taken: payer === boss })
    return
  }
  s.coins[boss] += coins
  events?.push({ type: 'reservePaid', seat: payer, to: boss, tile, coins })
}

function turnOver(s: State, events?: Event[]): void {
  const mine = mobsOf(s)
  if (mine.reserved === null) return
  events?.push({ type: 'lairdTurned', seat: bossOf(s, LAIRD), tile: mine.reserved.tile })
  mine.reserved = null
  mine.tokens[LAIRD] = 0
}

export const turnBegan: ActOf<'turnBegan'> = (s, { seat }, events) => {
  const { reserved } = mobsOf(s)
  if (reserved !== null && hasGangster(s, seat, LAIRD) && whyNotTake(s, seat, reserved.tile) !== null)
    turnOver(s, events)
}

export function endReservation(s: State, seat: Seat, events?: Event[]): void {
  const { reserved } = mobsOf(s)
  if (reserved !== null && hasGangster(s, seat, LAIRD) && reserved.turn !== s.turns) turnOver(s, events)
}
