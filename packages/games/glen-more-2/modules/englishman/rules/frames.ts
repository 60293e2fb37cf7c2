import { itsSeat, type Seat } from '@bothy/kernel'
import { notAsked } from '../../../rules/actions.ts'
import { MAX_SEATS } from '../../../data/limits.ts'
import { NO_TILE, THE_END, TILES, type TileId } from '../../../data/tiles.ts'
import { applyFreeAction, listFreeActions } from '../../../rules/frames/free-action.ts'
import type { AskOf, StepOf } from '../../../rules/frames/frame.ts'
import { sell } from '../../../rules/frames/trade.ts'
import { movePiece, payStop, takeTile } from '../../../rules/frames/turn.ts'
import { runHook } from '../../../rules/hooks.ts'
import { REVISION } from '../../../rules/revisions.ts'
import { listSales } from '../../../rules/topics/market.ts'
import { eachTileAhead, isFinished, OUT, positionOf, setTile } from '../../../rules/topics/rondel.ts'
import { takeable } from '../../../rules/topics/take.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import type { Action, Event, FrameOf, State } from '../../../rules/types.ts'
import { ENGLISHMAN, type Errand } from '../data/index.ts'
import { canSend, englandOf, hasFreeActions, hasOpenTile, priceOfUse, rewardOfDiscard } from './queries.ts'

type Send = Extract<Action, { type: 'send' }>
export const SEND = TILES.map((_, tile): { readonly [E in Errand]: Send } => ({
  use: { type: 'send', tile, errand: 'use' },
  discard: { type: 'send', tile, errand: 'discard' },
  finish: { type: 'send', tile, errand: 'finish' },
}))

const perSeat = <F>(make: (seat: Seat) => F): readonly F[] => Array.from({ length: MAX_SEATS }, (_, seat) => make(seat))
const HIS_TURN = perSeat((seat): FrameOf<'englishman'> => ({ kind: 'englishman', seat }))
const SENDING = perSeat((seat): FrameOf<'send'> => ({ kind: 'send', seat }))
const REWARDED = perSeat((seat): FrameOf<'englandReward'> => ({ kind: 'englandReward', seat }))

/** GM2-C4-2: every seat has passed him before he can be rear-most, so there is a holder. */
export function hisTurn(s: State): FrameOf<'englishman'> {
  const { holder } = englandOf(s)
  if (holder === NOBODY) throw new Error('nobody holds the England token')
  return HIS_TURN[holder]
}

export const englishman: StepOf<'englishman'> = {
  run(s, { seat }, events) {
    s.stack.pop()
    if (isFinished(s, seat)) leave(s, seat, events)
    else if (hasOpenTile(s)) s.stack.push(SENDING[seat])
    else wander(s, events)
  },
}

/** GM2-C4-7. */
function leave(s: State, seat: Seat, events?: Event[]): void {
  s.at[ENGLISHMAN] = OUT
  events?.push({ type: 'englishmanLeft', seat })
}

/** GM2-C4-8: to the front of the line, as the die goes there (GM2-31). */
function wander(s: State, events?: Event[]): void {
  const to = s.front
  events?.push({ type: 'englishmanWandered', from: s.at[ENGLISHMAN], to })
  s.front = to + 1
  movePiece(s, ENGLISHMAN, to)
}

/** GM2-C4-3: his turn is one of the holder's, so the market is open before he moves. */
export const send: AskOf<'send'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    if (priceOfUse(s) !== null) for (const tile of takeable(s, f.seat, ENGLISHMAN)) out.push(SEND[tile].use)
    eachTileAhead(s, ENGLISHMAN, (tile) => {
      if (canSend(s, f.seat, tile)) out.push(SEND[tile][tile === THE_END ? 'finish' : 'discard'])
    })
    listSales(s, f.seat, out)
    if (hasFreeActions(s)) listFreeActions(s, f.seat, 'turn', out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    s.stack.pop()
    if (a.type !== 'send') {
      s.stack.push(HIS_TURN[seat]) // a payment may close the last tile to him (GM2-C4-8)
      if (!hasFreeActions(s) || !applyFreeAction(s, seat, a, events)) notAsked(a, f.kind)
    } else if (a.errand === 'use') use(s, seat, a.tile, events)
    else if (a.errand === 'discard') discard(s, seat, a.tile, events)
    else finish(s, seat, events)
  },
}

/** The bill has already asked for the field that is filled now. */
function use(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  takeTile(s, ENGLISHMAN, seat, tile, events)
  const coins = ++englandOf(s).row
  events?.push({ type: 'englandRowFilled', seat, coins })
}

function discard(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  const from = s.at[ENGLISHMAN]
  const to = positionOf(s, tile)
  events?.push({ type: 'englishmanDiscarded', seat, from, to, tile })
  setTile(s, to, NO_TILE)
  s.discards.push(tile)
  if (s.revision >= REVISION.stopBeforeStack) s.stack.push(REWARDED[seat])
  else reward(s, seat, events)
  runHook(s, 'tileLeft', { tile, by: ENGLISHMAN, stopped: true, to: 'pile' })
  payStop(s, ENGLISHMAN, seat, tile)
  movePiece(s, ENGLISHMAN, to)
}

/** GM2-C4-3: the stack of the England row, once the stop is paid for (GM2-C8-6). */
export const englandReward: StepOf<'englandReward'> = {
  run(s, { seat }, events) {
    s.stack.pop()
    reward(s, seat, events)
  },
}

function reward(s: State, seat: Seat, events?: Event[]): void {
  const coins = rewardOfDiscard(s)
  if (coins > 0) {
    englandOf(s).row--
    s.coins[seat] += coins
    events?.push({ type: 'englandRowTaken', seat, coins })
  }
  events?.push({ type: 'turnEnded', seat, points: 0 })
}

/** GM2-C4-7: it costs and brings nothing. */
function finish(s: State, seat: Seat, events?: Event[]): void {
  events?.push({ type: 'englishmanFinished', seat, from: s.at[ENGLISHMAN], to: s.end })
  events?.push({ type: 'turnEnded', seat, points: 0 })
  movePiece(s, ENGLISHMAN, s.end)
}

/** GM2-C4-2. */
export function takeToken(s: State, seat: Seat, events?: Event[]): void {
  const mine = englandOf(s)
  if (mine.holder === seat) return
  events?.push({ type: 'englandTokenTaken', seat, from: mine.holder === NOBODY ? null : mine.holder })
  mine.holder = seat
}
