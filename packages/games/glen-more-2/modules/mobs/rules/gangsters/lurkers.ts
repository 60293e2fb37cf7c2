import { itsSeat, type Seat } from '@bothy/kernel'
import { isAround } from '@bothy/kit'
import { DECLINE, notAsked } from '../../../../rules/actions.ts'
import { homeCastle, type TileId } from '../../../../data/tiles.ts'
import type { AskOf } from '../../../../rules/frames/frame.ts'
import type { ActOf, FreeAction, Questions } from '../../../../rules/hooks.ts'
import { NOBODY } from '../../../../rules/topics/territory.ts'
import type { Action, Event, State } from '../../../../rules/types.ts'
import { HIRE, HIRE_FROM_SUPPLY, LURK, type Of } from '../action-list.ts'
import { DARKIE, DARKIE_COINS, type GangsterId, LURKERS, MCCASTLE } from '../../data/index.ts'
import { bossOf, hasGangster, hasTile, mobsOf, spotOf } from '../queries.ts'

/**
 * Kenneth McSnitch, Fergus MacDarkie and Mike McCastle: a Scotsman of the boss among the tiles of a rival. He is on no tile of
 * his own territory, so he never counts there (GM2-C8-5).
 */

function hiresOf(s: State, seat: Seat, gangster: GangsterId): readonly Of<'hire'>[] {
  if (!hasGangster(s, seat, gangster) || spotOf(s, gangster) !== null) return []
  const out: Of<'hire'>[] = []
  if (s.supply[seat] > 0) out.push(HIRE_FROM_SUPPLY[gangster])
  for (const tile of s.tiles[seat]) if (s.scotsmen[tile] > 0) out.push(HIRE[gangster][tile])
  return out
}

export function askHire(s: State, seat: Seat, gangster: GangsterId): void {
  if (LURKERS.includes(gangster) && hiresOf(s, seat, gangster).length > 0)
    s.stack.push({ kind: 'hire', seat, gangster })
}

export const hire: AskOf<'hire'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    out.push(...hiresOf(s, seat, f.gangster), DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'hire') hireOne(s, seat, a, events)
    else if (a.type !== 'decline') notAsked(a, f.kind)
  },
}

export const hiring: FreeAction = {
  list(s, seat, window, out) {
    if (window === 'claim' || window === 'build') return
    for (const gangster of LURKERS) out.push(...hiresOf(s, seat, gangster))
  },
  grey: () => undefined,
  apply(s, seat, a, events) {
    if (a.type !== 'hire') return false
    hireOne(s, seat, a, events)
    return true
  },
}

/** The Scotsman stands nowhere until his place is chosen; until then he counts at the Home Castle of his boss. */
function hireOne(s: State, seat: Seat, { gangster, from }: Extract<Action, { type: 'hire' }>, events?: Event[]): void {
  if (from === null) s.supply[seat]--
  else s.scotsmen[from]--
  mobsOf(s).at[gangster] = { of: seat, cell: s.cell[homeCastle(seat)] }
  events?.push({ type: 'hired', seat, gangster, from })
  s.stack.push({ kind: 'lurk', seat, gangster, not: seat, may: false })
}

export function lairsOf(s: State, gangster: GangsterId, not: Seat): readonly TileId[] {
  const boss = bossOf(s, gangster)
  const out: TileId[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === boss || seat === not) continue
    if (gangster === MCCASTLE) out.push(homeCastle(seat))
    else out.push(...s.tiles[seat])
  }
  return out
}

export const lurk: AskOf<'lurk'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const tile of lairsOf(s, f.gangster, f.not)) out.push(LURK[tile])
    if (f.may) out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'lurk') return notAsked(a, f.kind)
    putOn(s, seat, f.gangster, a.tile, events)
  },
}

function putOn(s: State, seat: Seat, gangster: GangsterId, tile: TileId, events?: Event[]): void {
  const of = s.owner[tile]
  mobsOf(s).at[gangster] = { of, cell: s.cell[tile] }
  events?.push({ type: 'lurked', seat, gangster, of, tile })
}

function mustGo(s: State, gangster: GangsterId, from: Seat, events?: Event[]): void {
  const lairs = lairsOf(s, gangster, from)
  const boss = bossOf(s, gangster)
  if (lairs.length === 1) putOn(s, boss, gangster, lairs[0], events)
  else if (lairs.length > 1) s.stack.push({ kind: 'lurk', seat: boss, gangster, not: from, may: false })
}

/** A Scotsman of the owner comes to his tile. Being put there is not moving (GM2-C8-6). */
export const scotsmanMoved: ActOf<'scotsmanMoved'> = (s, { seat, to }, events) => {
  for (const gangster of LURKERS.toReversed()) {
    const spot = spotOf(s, gangster)
    if (spot !== null && spot.of === seat && spot.cell === s.cell[to]) mustGo(s, gangster, seat, events)
  }
}

/** GM2-C8-6: the tile under him is removed or moved. */
export const landChanged: ActOf<'landChanged'> = (s, { seat, cell }, events) => {
  for (const gangster of LURKERS.toReversed()) {
    const spot = spotOf(s, gangster)
    if (spot !== null && spot.of === seat && spot.cell === cell && !hasTile(s, spot)) mustGo(s, gangster, seat, events)
  }
}

const isBesideDarkie = (s: State, seat: Seat, cell: number): boolean => {
  const spot = spotOf(s, DARKIE)
  return spot !== null && spot.of === seat && isAround(spot.cell, cell)
}

export const hasDearCells: Questions['hasDearCells'] = (s, seat) => spotOf(s, DARKIE)?.of === seat

/** Fergus MacDarkie: price of a tile next to him for its builder. */
export const cellPrice: Questions['cellPrice'] = (s, seat, cell) => (isBesideDarkie(s, seat, cell) ? DARKIE_COINS : 0)

export const placed: ActOf<'placed'> = (s, { seat, cell, paid }, events) => {
  if (!isBesideDarkie(s, seat, cell)) return
  const boss = bossOf(s, DARKIE)
  s.coins[boss] += paid
  if (paid > 0) events?.push({ type: 'darkiePaid', seat, to: boss, coins: paid })
  mustGo(s, DARKIE, seat, events)
}

/** Mike McCastle: he counts for his boss, and one of theirs does not. */
export function heldInCastles(s: State, seat: Seat): number {
  const spot = spotOf(s, MCCASTLE)
  if (spot === null || spot.of === bossOf(s, MCCASTLE)) return 0
  return Number(hasGangster(s, seat, MCCASTLE)) - Number(spot.of === seat)
}

/** GM2-X8. */
export function castlesHeld(s: State, seat: Seat): number {
  const spot = spotOf(s, MCCASTLE)
  return spot !== null && spot.of !== NOBODY && spot.of !== seat && hasGangster(s, seat, MCCASTLE) ? 1 : 0
}

export const scotsmenHeld: Questions['scotsmenHeld'] = (s, seat) =>
  LURKERS.filter((gangster) => hasGangster(s, seat, gangster) && spotOf(s, gangster) !== null).length
