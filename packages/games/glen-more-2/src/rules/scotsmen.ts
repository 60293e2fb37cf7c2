import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import type { Op } from '../data/ops.ts'
import type { TileId } from '../data/tiles.ts'
import type { State } from '../types.ts'
import { isFree } from './clan.ts'
import { waysOf } from './ways.ts'

type Word = 'scotsman' | 'clanMarker'

const amountIn = (ops: readonly Op[], word: Word): number =>
  ops.reduce((sum, op) => (op.op === word ? sum + op.amount : sum), 0)

/** GM2-70: what comes with a tile, by itself or by its card. */
function amountWith(s: State, tile: TileId, word: Word): number {
  const { oneTime, landmark } = contentOf(s).tiles[tile]
  const ops = landmark === null ? [] : contentOf(s).cards[landmark].effect
  return oneTime.reduce((sum, it) => (it.kind === word ? sum + it.amount : sum), amountIn(ops, word))
}

export const scotsmenWith = (s: State, tile: TileId): number => amountWith(s, tile, 'scotsman')

const givesMarker = (s: State, tile: TileId): boolean => waysOf(s)[tile].some(({ markers }) => markers > 0)

/**
 * GM2-2, GM2-Q5: the most Scotsmen that so many clan markers could bring before anything else goes on: by the fields that are free,
 * or with a tile that Munro builds, by that tile, its own markers and those for a resource.
 */
export function mostByMarkers(s: State, seat: Seat, markers: number): number {
  const free = contentOf(s).fields.filter((_, field) => isFree(s, field))
  const each = free.map(({ effect }) => amountIn(effect, 'scotsman')).toSorted((a, b) => b - a)
  const most = (count: number): number => each.slice(0, count).reduce((sum, n) => sum + n, 0)
  if (!free.some(({ effect }) => effect.some(({ op }) => op === 'buildFromDiscard'))) return most(markers)
  // None has been activated yet: only Munro, who is free, could build after an activation.
  const chapels = s.tiles[seat].filter((tile) => givesMarker(s, tile)).length
  const built = s.discards.map((tile) => {
    const more = amountWith(s, tile, 'clanMarker') + chapels + Number(givesMarker(s, tile))
    return scotsmenWith(s, tile) + most(markers - 1 + more)
  })
  return Math.max(most(markers), ...built)
}
