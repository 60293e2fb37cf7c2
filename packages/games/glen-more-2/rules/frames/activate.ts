import { itsSeat, type Seat } from '@bothy/kernel'
import type { Bundle } from '@bothy/kit'
import { DECLINE, END, notAsked } from '../actions.ts'
import { contentOf } from '../content.ts'
import { NO_TILE, type TileId } from '../../data/tiles.ts'
import { on, runHook } from '../hooks.ts'
import { REVISION } from '../revisions.ts'
import { type Activating, isInReach, listActivations, listScotsmanMoves } from '../topics/activation.ts'
import { canClaimAfterSales, USUAL } from '../topics/clan.ts'
import { listSales } from '../topics/market.ts'
import { fieldPower } from '../topics/powers.ts'
import { type Way, wayOf } from '../topics/ways.ts'
import type { Action, Event, State } from '../types.ts'
import { applyFreeAction, listFreeActions } from './free-action.ts'
import type { AskOf, StepOf } from './frame.ts'
import { gainCasks, gainPoints, gainVp, putGoods, SOURCE } from './gain.ts'
import { startPayment } from './payment.ts'
import { sell } from './trade.ts'

export const activate: AskOf<'activate'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listActivations(s, f, out)
    listScotsmanMoves(s, f.seat, out)
    listSales(s, f.seat, out)
    listFreeActions(s, f.seat, 'activate', out)
    out.push(f.inner ? DECLINE : END)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'activate') activateTile(s, f, a, events)
    else if (a.type === 'move') moveScotsman(s, seat, a.from, a.to, events)
    else if (a.type === 'sell') sell(s, seat, a, events)
    else if (a.type === 'decline') s.stack.pop()
    else if (a.type === 'end') closeTurn(s, seat, events)
    else if (!applyFreeAction(s, seat, a, events)) notAsked(a, f.kind)
  },
}

export const grant: AskOf<'grant'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listActivations(s, f, out)
    listScotsmanMoves(s, f.seat, out)
    listSales(s, f.seat, out)
    listFreeActions(s, f.seat, 'activate', out)
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    if (a.type === 'move') return moveScotsman(s, seat, a.from, a.to, events)
    if (applyFreeAction(s, seat, a, events)) return
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'activate') return notAsked(a, f.kind)
    const used = f.types.indexOf(contentOf(s).tiles[a.tile].type)
    const types = f.types.toSpliced(used, 1)
    if (types.length > 0) s.stack.push({ kind: 'resume', seat, tile: NO_TILE, effects: [{ does: 'grant', types }] })
    activateTile(s, f, a, events)
  },
}

function activateTile(s: State, f: Activating, a: Extract<Action, { type: 'activate' }>, events?: Event[]): void {
  const { seat } = f
  const { tile } = a
  const extra = !isInReach(s, f, tile)
  if (extra) s.extras++ // GM2-85
  s.activated.push(tile)
  events?.push({ type: 'activated', seat, tile, extra })
  activateBy(s, seat, tile, wayOf(s, a), events)
}

export function activateBy(s: State, seat: Seat, tile: TileId, way: Way, events?: Event[]): void {
  gainPoints(s, seat, way.points, events)
  if (way.put !== 0) produce(s, seat, tile, way.put, events)
  const { vp, casks, markers, ages, tokens, pay, coins, payCasks } = way
  if (ages > 0) runHook(s, 'ageing', { seat, steps: ages, must: casks === 0 })
  if (way.events > 0) runHook(s, 'eventTriggered', { seat })
  if (way.isFree) return receiveAll(s, seat, tile, way, events)
  s.stack.push({ kind: 'receive', seat, tile, vp, casks, markers, tokens })
  startPayment(s, seat, tile, { goods: pay, coins, casks: payCasks, scotsmen: 0 }, events)
}

/** GM2-82: onto the tile. GM2-C6-8: of another seat's tile onto any own ones. */
function produce(s: State, seat: Seat, tile: TileId, goods: Bundle, events?: Event[]): void {
  const isOwn = s.owner[tile] === seat
  if (isOwn) putGoods(s, seat, tile, goods, events)
  else s.stack.push({ kind: 'bring', seat, goods, scotsmen: 0 })
  if (isOwn || s.revision >= REVISION.mailOfBorrowed) runHook(s, 'produced', { seat, tile, goods })
}

type Received = { readonly [G in 'vp' | 'casks' | 'markers' | 'tokens']: number }

function receiveAll(s: State, seat: Seat, tile: TileId, received: Received, events?: Event[]): void {
  const { vp, casks, markers, tokens } = received
  gainCasks(s, seat, casks, events)
  gainVp(s, seat, vp, SOURCE.activation, events)
  if (markers > 0 && canClaimAfterSales(s, seat, USUAL))
    s.stack.push({ kind: 'claim', seat, left: markers, payRoads: USUAL.payRoads, colour: USUAL.colour })
  if (tokens > 0) on(s).once.haggis?.(s, seat, tokens, tile, events)
}

export const receive: StepOf<'receive'> = {
  run(s, f, events) {
    s.stack.pop()
    receiveAll(s, f.seat, f.tile, f, events)
  },
}

export function moveScotsman(s: State, seat: Seat, from: TileId, to: TileId, events?: Event[]): void {
  s.points--
  walk(s, seat, from, to, events)
}

export function walk(s: State, seat: Seat, from: TileId, to: TileId, events?: Event[]): void {
  s.scotsmen[from]--
  s.scotsmen[to]++
  events?.push({ type: 'scotsmanMoved', seat, from, to })
  runHook(s, 'scotsmanMoved', { seat, to })
}

/** GM2-84: unused points expire. GM2-113: MacLachlan gives VP for them, which no player would decline. */
function closeTurn(s: State, seat: Seat, events?: Event[]): void {
  s.stack.pop()
  const power = s.points > 0 ? fieldPower(s, seat, 'unusedMovementVp') : null
  const points = power === null ? s.points : 0
  if (power !== null) gainVp(s, seat, s.points * power.vpEach, SOURCE.movement, events)
  events?.push({ type: 'turnEnded', seat, points })
  while (s.activated.length > 0) s.activated.pop() // the list keeps its store
  s.points = 0
  s.extras = 0
}
