import type { Seat } from '@bothy/kernel'
import { type Bundle, countIn, EMPTY, single, sizeOf } from '@bothy/kit'
import { namesIn } from '../../data/bundles.ts'
import { GOOD_KINDS } from '../../data/goods.ts'
import { homeCastle, type TileId } from '../../data/tiles.ts'
import type { BaseSource } from '../log-events.ts'
import { on, runHook } from '../hooks.ts'
import { roomOn, tileOn } from '../topics/territory.ts'
import type { Event, Source, State } from '../types.ts'

export const SOURCE = {
  activation: 0,
  oneTime: 1,
  clan: 2,
  movement: 3,
  scotsmen: 4,
  landmarks: 5,
  casks: 6,
  persons: 7,
  territory: 8,
  coins: 9,
  cards: 10,
} as const satisfies { readonly [S in BaseSource]: number }

/** All VP pass through here, also those that the end takes away. */
export function gainVp(s: State, seat: Seat, vp: number, source: number, events?: Event[]): void {
  if (vp === 0) return
  addVp(s, seat, vp, source, events)
  const { acts, sources } = on(s)
  if (acts.gained.length > 0) runHook(s, 'gained', { seat, vp, source: sources[source] })
}

function addVp(s: State, seat: Seat, vp: number, source: number, events?: Event[]): void {
  if (vp === 0) return
  s.vp[seat] += vp
  s.gained[seat][source] += vp
  events?.push({ type: 'vpGained', seat, vp, source: on(s).sources[source], total: s.vp[seat] })
}

export type Gain = { readonly seat: Seat; readonly vp: number; readonly source: number }

/** Gains of one moment are run from the last to the first, since the last is met first. */
export function gainAll(s: State, gains: readonly Gain[], events?: Event[]): void {
  const { acts, sources } = on(s)
  for (const { seat, vp, source } of gains) addVp(s, seat, vp, source, events)
  if (acts.gained.length > 0)
    for (const { seat, vp, source } of gains.toReversed())
      if (vp !== 0) runHook(s, 'gained', { seat, vp, source: sources[source] })
}

/** The index of a Chronicle's source depends on the other Chronicles in play. */
export const sourceNamed = (s: State, source: Source): number => on(s).sources.indexOf(source)

export function gainCasks(s: State, seat: Seat, count: number, events?: Event[]): void {
  if (count === 0) return
  s.casks[seat] += count
  events?.push({ type: 'casksGained', seat, count })
  runHook(s, 'caskGained', { seat, count })
}

export function gainCoins(s: State, seat: Seat, coins: number, events?: Event[]): void {
  if (coins === 0) return
  s.coins[seat] += coins
  events?.push({ type: 'coinsGained', seat, coins })
}

export function gainPoints(s: State, seat: Seat, points: number, events?: Event[]): void {
  if (points === 0) return
  s.points += points
  events?.push({ type: 'pointsGained', seat, points })
}

/** GM2-2: as many as are left. */
export function gainScotsmen(s: State, seat: Seat, tile: TileId, amount: number, events?: Event[]): void {
  const count = Math.min(amount, s.supply[seat])
  if (count === 0) return
  s.supply[seat] -= count
  s.scotsmen[tile] += count
  events?.push({ type: 'scotsmenGained', seat, tile, count })
}

/** GM2-5: resources beyond the room of the tile are lost, the last kinds first. */
export function putGoods(s: State, seat: Seat, tile: TileId, goods: Bundle, events?: Event[]): void {
  const kept = firstOf(goods, roomOn(s, tile))
  s.goods[tile] += kept
  events?.push({ type: 'goodsPut', seat, tile, goods: namesIn(kept), lost: namesIn(goods - kept) })
}

function firstOf(goods: Bundle, most: number): Bundle {
  if (sizeOf(goods) <= most) return goods
  let kept = EMPTY
  for (let good = 0, left = most; good < GOOD_KINDS && left > 0; good++) {
    const n = Math.min(left, countIn(goods, good))
    kept += n * single(good)
    left -= n
  }
  return kept
}

/** GM2-62, GM2-Q21: things meant for a tile go to the top of its cell; once that is gone, to the Home Castle. */
export function standingOf(s: State, seat: Seat, tile: TileId): TileId {
  if (s.owner[tile] !== seat) return homeCastle(seat)
  return tileOn(s, seat, s.cell[tile])
}
