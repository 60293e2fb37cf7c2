import { itsSeat, type Seat } from '@bothy/kernel'
import { END, notAsked } from '../actions.ts'
import { NO_TILE, type TileId } from '../../data/tiles.ts'
import { FAR, listActivations, USED } from '../topics/activation.ts'
import { listClanMoves } from '../topics/clan.ts'
import { stockOf } from '../topics/tableau.ts'
import { wayOf } from '../topics/ways.ts'
import type { Action, Event, State } from '../types.ts'
import { gainBarrels, putCubes } from './bonus.ts'
import type { AskOf, StepOf } from './frame.ts'
import { payGoods } from './payment.ts'
import { listSales, sell } from './trade.ts'

/** GM-41 to GM-58: tile by tile in any order, clan members and sales in between, until the seat ends its turn. */
export const activate: AskOf<'activate'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listActivations(s, f.seat, stockOf(s, f.seat), out)
    listClanMoves(s, f.seat, out)
    listSales(s, f.seat, out)
    out.push(END)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'activate') activateTile(s, seat, a, events)
    else if (a.type === 'move') moveClan(s, seat, a.from, a.to, events)
    else if (a.type === 'promote') promote(s, seat, a.tile, events)
    else if (a.type === 'sell') sell(s, seat, a, events)
    else if (a.type === 'end') closeTurn(s, seat, events)
    else notAsked(a, f.kind)
  },
}

function activateTile(s: State, seat: Seat, a: Extract<Action, { type: 'activate' }>, events?: Event[]): void {
  const { tile } = a
  const way = wayOf(a)
  const extra = s.reach[tile] === FAR
  if (extra) s.extraUsed = true // GM-63
  s.reach[tile] = USED
  s.points += way.points
  events?.push({ type: 'activated', seat, tile, extra })
  if (way.cube !== 0) putCubes(s, seat, tile, way.cube, events)
  if (way.pay !== 0) {
    const depth = s.stack.length
    payGoods(s, seat, way.pay, events)
    if (s.stack.length > depth) {
      s.stack.splice(depth, 0, { kind: 'receive', seat, tile, vp: way.vp, barrels: way.barrels }) // GM-98
      return
    }
  }
  gain(s, seat, tile, way.vp, way.barrels, events)
}

function gain(s: State, seat: Seat, tile: TileId, vp: number, barrels: number, events?: Event[]): void {
  if (barrels > 0) gainBarrels(s, seat, tile, barrels, events)
  if (vp === 0) return
  s.vp[seat] += vp
  events?.push({ type: 'vpGained', seat, tile, vp, total: s.vp[seat] })
}

export const receive: StepOf<'receive'> = {
  run(s, f, events) {
    s.stack.pop()
    gain(s, f.seat, f.tile, f.vp, f.barrels, events)
  },
}

/** GM-56. */
function moveClan(s: State, seat: Seat, from: TileId, to: TileId, events?: Event[]): void {
  s.points--
  s.clan[from]--
  s.clan[to]++
  events?.push({ type: 'clanMoved', seat, from, to })
}

/** GM-57. */
function promote(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  s.points--
  s.clan[tile]--
  s.chieftains[seat]++
  events?.push({ type: 'promoted', seat, tile, chieftains: s.chieftains[seat] })
}

/** GM-58: unused points are lost. */
function closeTurn(s: State, seat: Seat, events?: Event[]): void {
  s.stack.pop()
  events?.push({ type: 'turnEnded', seat, points: s.points })
  const tiles = s.tiles[seat]
  for (let i = 0; i < tiles.length; i++) s.reach[tiles[i]] = FAR
  s.taken = NO_TILE
  s.points = 0
  s.extraUsed = false
}

/** GM-14: after a discard the market is open until the turn ends. */
export const endTurn: AskOf<'endTurn'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listSales(s, f.seat, out)
    out.push(END)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') sell(s, seat, a, events)
    else if (a.type === 'end') closeTurn(s, seat, events)
    else notAsked(a, f.kind)
  },
}
