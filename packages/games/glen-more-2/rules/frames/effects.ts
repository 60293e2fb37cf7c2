import { itsSeat, type Seat, unreachable } from '@bothy/kernel'
import { EMPTY } from '@bothy/kit'
import { EFFECT, notAsked } from '../actions.ts'
import { contentOf } from '../content.ts'
import type { Op } from '../../data/ops.ts'
import { NO_TILE, type TileId } from '../../data/tiles.ts'
import { canBring } from '../topics/bring.ts'
import { canBuild } from '../topics/build.ts'
import { canClaimAfterSales } from '../topics/clan.ts'
import { hasRemovable } from '../topics/removal.ts'
import { mostByMarkers } from '../topics/scotsmen.ts'
import { roomOn } from '../topics/territory.ts'
import { waysOf } from '../topics/ways.ts'
import type { Effect, Event, State } from '../types.ts'
import { type AskOf, BUILD_FRAME, type StepOf } from './frame.ts'
import { gainScotsmen, standingOf } from './gain.ts'
import { type Found, nothing, once, perform } from './ops.ts'

/** GM2-70: the one-time effects of a tile and of its card. One that asks nothing and is never worse first happens at once. */
export function oneTimeEffects(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  const { oneTime } = contentOf(s).tiles[tile]
  if (oneTime.length === 0) return
  const found = nothing()
  for (let i = 0; i < oneTime.length; i++) once(s, seat, oneTime[i], tile, found, events)
  resolve(s, seat, tile, found, events)
}

export const fieldBonus = (s: State, seat: Seat, ops: readonly Op[], events?: Event[]): void =>
  performAll(s, seat, ops, NO_TILE, events)

/** `tile` receives effects meant for the card's tile. */
export function performAll(s: State, seat: Seat, ops: readonly Op[], tile: TileId, events?: Event[]): void {
  const found = nothing()
  for (const op of ops) perform(s, seat, op, tile, found, events)
  resolve(s, seat, tile, found, events)
}

function resolve(s: State, seat: Seat, tile: TileId, found: Found, events?: Event[]): void {
  const effects: Effect[] = []
  const { scotsmen } = found
  if (scotsmen > 0) {
    const areFew =
      found.claims > 0 && s.supply[seat] > 0 && s.supply[seat] < scotsmen + mostByMarkers(s, seat, found.claims)
    if (areFew) effects.push({ does: 'scotsman', amount: scotsmen })
    else gainScotsmen(s, seat, standingOf(s, seat, tile), scotsmen, events)
  }
  if (found.choose > 0) effects.push({ does: 'choose', amount: found.choose, declinable: found.declinable })
  if (found.goods !== EMPTY || found.bring > 0)
    effects.push({ does: 'bring', goods: found.goods, scotsmen: found.bring })
  if (found.types.length > 0) effects.push({ does: 'grant', types: found.types })
  if (found.claims > 0)
    effects.push({ does: 'claim', amount: found.claims, payRoads: found.payRoads, colour: found.colour })
  if (found.remove > 0) effects.push({ does: 'remove', max: found.remove })
  if (found.build) effects.push({ does: 'build' })
  goOn(s, seat, tile, effects, events)
}

/** GM2-Q20: an effect that cannot be carried out is void. */
function canDo(s: State, seat: Seat, effect: Effect): boolean {
  switch (effect.does) {
    case 'scotsman':
      return s.supply[seat] > 0
    case 'choose':
      return true
    case 'bring':
      return canBring(s, seat, effect.goods, effect.scotsmen)
    case 'grant':
      return s.tiles[seat].some(
        (tile) =>
          effect.types.includes(contentOf(s).tiles[tile].type) &&
          !s.activated.includes(tile) &&
          waysOf(s)[tile].length > 0,
      )
    case 'claim':
      return canClaimAfterSales(s, seat, effect)
    case 'remove':
      return hasRemovable(s, seat, [], effect.max)
    case 'build':
      return canBuild(s, seat)
    default:
      return unreachable(effect)
  }
}

/** A single effect starts by itself; of several the seat chooses. An effect that is impossible now may be possible after another. */
function goOn(s: State, seat: Seat, tile: TileId, all: readonly Effect[], events?: Event[]): void {
  let open: Effect | null = null
  for (let i = 0; i < all.length; i++) {
    if (!canDo(s, seat, all[i])) continue
    if (open !== null) {
      s.stack.push({ kind: 'effects', seat, tile, effects: all })
      return
    }
    open = all[i]
  }
  if (open !== null) beginOf(s, seat, tile, open, all, events)
}

function beginOf(s: State, seat: Seat, tile: TileId, effect: Effect, all: readonly Effect[], events?: Event[]): void {
  if (all.length > 1) s.stack.push({ kind: 'resume', seat, tile, effects: all.filter((other) => other !== effect) })
  begin(s, seat, tile, effect, events)
}

function begin(s: State, seat: Seat, tile: TileId, effect: Effect, events?: Event[]): void {
  switch (effect.does) {
    case 'scotsman':
      return gainScotsmen(s, seat, standingOf(s, seat, tile), effect.amount, events)
    case 'choose': {
      const there = tile === NO_TILE ? NO_TILE : standingOf(s, seat, tile)
      const amount = there === NO_TILE ? effect.amount : Math.min(effect.amount, roomOn(s, there))
      if (amount > 0) s.stack.push({ kind: 'choose', seat, tile: there, amount, declinable: effect.declinable })
      return
    }
    case 'bring':
      s.stack.push({
        kind: 'bring',
        seat,
        goods: effect.goods,
        scotsmen: Math.min(effect.scotsmen, s.supply[seat]),
      })
      return
    case 'grant':
      s.stack.push({ kind: 'grant', seat, types: effect.types })
      return
    case 'claim':
      s.stack.push({
        kind: 'claim',
        seat,
        left: effect.amount,
        payRoads: effect.payRoads,
        colour: effect.colour,
      })
      return
    case 'remove':
      s.stack.push({ kind: 'remove', seat, left: effect.max, chosen: [] })
      return
    case 'build':
      s.stack.push(BUILD_FRAME[seat])
      return
    default:
      unreachable(effect)
  }
}

export const effects: AskOf<'effects'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const effect of f.effects) if (canDo(s, f.seat, effect)) out.push(EFFECT[effect.does])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'effect') return notAsked(a, f.kind)
    s.stack.pop()
    const next = f.effects.find(({ does }) => does === a.effect)
    if (next === undefined) return notAsked(a, f.kind)
    beginOf(s, seat, f.tile, next, f.effects, events)
  },
}

export const resume: StepOf<'resume'> = {
  run(s, f, events) {
    s.stack.pop()
    goOn(s, f.seat, f.tile, f.effects, events)
  },
}
