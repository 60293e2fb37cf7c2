import { itsSeat, type Seat } from '@bothy/kernel'
import { COIN, notAsked, POINT } from '../actions.ts'
import { contentOf } from '../content.ts'
import { DISCARD_COINS, DISCARD_POINTS } from '../../data/limits.ts'
import { DIE, PIECES } from '../../data/pieces.ts'
import { NO_TILE, THE_END, type TileId } from '../../data/tiles.ts'
import { on, runHook } from '../hooks.ts'
import { billOf, coinsAlone, stopPriceOf } from '../topics/bill.ts'
import { listSales } from '../topics/market.ts'
import { OUT, positionOf, setTile, tileAt } from '../topics/rondel.ts'
import { keptFor, listMoves } from '../topics/take.ts'
import type { Event, Piece, State } from '../types.ts'
import { applyFreeAction, listFreeActions } from './free-action.ts'
import { type AskOf, REST, REWARD, type StepOf } from './frame.ts'
import { gainCoins, gainPoints } from './gain.ts'
import { startPayment } from './payment.ts'
import { sell } from './trade.ts'

export const turn: AskOf<'turn'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listMoves(s, f.seat, out)
    listSales(s, f.seat, out)
    listFreeActions(s, f.seat, 'turn', out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    if (a.type === 'take') {
      s.stack.pop()
      if (a.tile === THE_END) finish(s, seat, events)
      else takeTile(s, seat, seat, a.tile, events)
    } else if (a.type === 'discard') {
      s.stack.pop()
      discard(s, seat, a.tile, events)
    } else if (!applyFreeAction(s, seat, a, events)) notAsked(a, f.kind)
  },
}

/** Things that the piece passes come first, so they are raised last. */
export function movePiece(s: State, piece: Piece, to: number): void {
  const from = s.at[piece]
  s.at[piece] = to
  if (piece < s.seats && s.end !== OUT && to >= s.end) s.arrivals.push(piece)
  if (on(s).acts.passed.length > 0)
    for (let position = to - 1; position > from; position--)
      if (isNoticed(s, position)) runHook(s, 'passed', { piece, position })
}

function isNoticed(s: State, position: number): boolean {
  const tile = tileAt(s, position)
  if (tile !== NO_TILE && contentOf(s).tiles[tile].special) return true
  for (let piece = DIE; piece < PIECES; piece++) if (s.at[piece] === position) return true
  return false
}

export function takeTile(s: State, piece: Piece, seat: Seat, tile: TileId, events?: Event[]): void {
  const from = s.at[piece]
  const to = positionOf(s, tile)
  const bill = billOf(s, piece, tile)
  const kept = keptFor(s, seat, tile)
  events?.push({ type: 'moved', piece, seat, from, to, tile })
  const { special, persons } = contentOf(s).tiles[tile]
  if (special || persons > 0) s.stack.push(REST[seat])
  if (special) runHook(s, 'entered', { piece, tile })
  else {
    setTile(s, to, NO_TILE)
    s.stack.push(persons > 0 ? { kind: 'person', seat, tile } : { kind: 'place', seat, tile, inner: false })
    runHook(s, 'tileLeft', { tile, by: piece, stopped: true, to: 'seat' })
  }
  if (on(s).acts.passed.length > 0) {
    s.stack.push({ kind: 'due', seat, tile, bill, kept })
    movePiece(s, piece, to)
  } else {
    movePiece(s, piece, to)
    startPayment(s, seat, tile, bill, events)
  }
}

export const due: StepOf<'due'> = {
  run(s, { seat, tile, bill }, events) {
    s.stack.pop()
    startPayment(s, seat, tile, bill, events)
  },
}

function finish(s: State, seat: Seat, events?: Event[]): void {
  events?.push({ type: 'finished', seat, from: s.at[seat], to: s.end })
  movePiece(s, seat, s.end)
}

function discard(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  const from = s.at[seat]
  const to = positionOf(s, tile)
  events?.push({ type: 'moved', piece: seat, seat, from, to, tile })
  setTile(s, to, NO_TILE)
  s.discards.push(tile)
  events?.push({ type: 'discarded', seat, tile })
  s.stack.push(REST[seat], REWARD[seat])
  runHook(s, 'tileLeft', { tile, by: seat, stopped: true, to: 'pile' })
  payStop(s, seat, seat, tile)
  movePiece(s, seat, to)
}

export function payStop(s: State, piece: Piece, seat: Seat, tile: TileId): void {
  const coins = stopPriceOf(s, piece, tile)
  if (coins > 0) s.stack.push({ kind: 'due', seat, tile, bill: coinsAlone(coins), kept: 0 })
}

export const reward: AskOf<'reward'> = {
  actors: itsSeat,
  legal(_s, _f, _seat, out) {
    out.push(COIN, POINT)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'coin') gainCoins(s, seat, DISCARD_COINS, events)
    else if (a.type === 'point') gainPoints(s, seat, DISCARD_POINTS, events)
    else notAsked(a, f.kind)
  },
}
