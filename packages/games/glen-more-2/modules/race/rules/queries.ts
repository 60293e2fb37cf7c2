import { peek, type Seat } from '@bothy/kernel'
import { xOf, yOf } from '@bothy/kit'
import { contentOf } from '../../../rules/content.ts'
import type { TileId } from '../../../data/tiles.ts'
import { NO_POINT } from '../../../rules/reasons.ts'
import type { Reason, State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import { CASTLE_X, RING, type RewardId, RIVERS } from '../data/index.ts'
import type { RaceModuleTypes } from './types.ts'

export const raceOf = (s: State): RaceModuleTypes['state'] => s.chronicles.race ?? absent('race')

/** GM2-C1-2: whose river it is; null for a neutral one. */
export const ownerOf = (s: State, river: number): Seat | null => RING[s.seats][river]
export const riverOf = (s: State, seat: Seat): number => RING[s.seats].indexOf(seat)

export function leftEnd(s: State, river: number): number {
  const seat = ownerOf(s, river)
  const { spaces, castle } = contentOf(s).race.neutral
  return seat === null ? CASTLE_X + castle - spaces : endOf(s, seat, -1)
}

export function rightEnd(s: State, river: number): number {
  const seat = ownerOf(s, river)
  return seat === null ? CASTLE_X + contentOf(s).race.neutral.castle - 1 : endOf(s, seat, 1)
}

/** GM2-54: one river, so the outermost of its tiles is its end. */
function endOf(s: State, seat: Seat, way: 1 | -1): number {
  const { tiles } = contentOf(s)
  let end = CASTLE_X
  for (const tile of s.tiles[seat]) {
    if (!tiles[tile].river) continue
    const x = xOf(s.cell[tile])
    if (way * x > way * end) end = x
  }
  return end
}

/** GM2-C1-4: where the next step leads. */
export function nextSpace(s: State, seat: Seat): { readonly river: number; readonly x: number } {
  const mine = raceOf(s)
  const river = mine.river[seat]
  const x = mine.x[seat]
  if (x > leftEnd(s, river)) return { river, x: x - 1 }
  const next = (river + 1) % RIVERS
  return { river: next, x: rightEnd(s, next) }
}

/** GM2-C1-3, GM2-C1-7: until its boat is home, or the seat has a Last card. */
export function isRacing(s: State, seat: Seat): boolean {
  const { begun, home, last } = raceOf(s)
  return begun && !home.includes(seat) && !last.includes(seat)
}

export const boatsWith = (s: State, seat: Seat, river: number, x: number): readonly Seat[] => {
  const mine = raceOf(s)
  return s.coins.flatMap((_, other) =>
    other !== seat && mine.river[other] === river && mine.x[other] === x && isRacing(s, other) ? [other] : [],
  )
}

/** GM2-C1-4: steps to the own castle, as the rivers are; for a boat that has not come home. */
export function stepsLeft(s: State, seat: Seat): number {
  const mine = raceOf(s)
  const own = riverOf(s, seat)
  const x = mine.x[seat]
  let river = mine.river[seat]
  if (river === own && x > CASTLE_X) return x - CASTLE_X
  let steps = x - leftEnd(s, river)
  for (river = (river + 1) % RIVERS; river !== own; river = (river + 1) % RIVERS)
    steps += rightEnd(s, river) - leftEnd(s, river) + 1
  return steps + rightEnd(s, own) - CASTLE_X + 1
}

const NOT_BEGUN: Reason = { why: 'raceNotBegun', rule: 'GM2-C1-3' }
const AT_HOME: Reason = { why: 'boatAtHome', rule: 'GM2-C1-7' }
export function whyNotRow(s: State, seat: Seat): Reason | null {
  if (!raceOf(s).begun) return NOT_BEGUN
  if (!isRacing(s, seat)) return AT_HOME
  return s.points === 0 ? NO_POINT : null
}

const ON_TILE: Reason = { why: 'boatOnTile', rule: 'GM2-C1-9' }
/** GM2-C1-9: also a boat that is home; it is on a tile that is never removed. */
export function whyNotRemove(s: State, seat: Seat, tile: TileId): Reason | null {
  const { river, x } = raceOf(s)
  if (yOf(s.cell[tile]) !== 0) return null
  const there = riverOf(s, seat)
  const column = xOf(s.cell[tile])
  return river.some((one, boat) => one === there && x[boat] === column) ? ON_TILE : null
}

export const tokensOn = (s: State, river: number): readonly RewardId[] => peek(raceOf(s).tokens)[river]

export const hasLooked = (s: State, seat: Seat, river: number): boolean => ((raceOf(s).looked[river] >> seat) & 1) === 1

/** GM2-C1-7, GM2-C1-8: who has a Last card, or would if the game ended now. */
export const isLast = (s: State, seat: Seat): boolean => raceOf(s).last.includes(seat) || isRacing(s, seat)
