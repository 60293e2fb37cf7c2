import type { Seat } from '@bothy/kernel'
import { contentOf } from '../content.ts'
import type { Op } from '../../data/ops.ts'
import type { TileId } from '../../data/tiles.ts'
import { on } from '../hooks.ts'
import type { State } from '../types.ts'
import { isFree } from './clan.ts'
import { waysOf } from './ways.ts'

type Word = 'scotsman' | 'clanMarker'

function amountIn(ops: readonly Op[], word: Word): number {
  let sum = 0
  for (const op of ops) if (op.op === word) sum += op.amount
  return sum
}

/** GM2-70: amount given by the tile itself or by its card. */
function amountWith(s: State, tile: TileId, word: Word): number {
  const { oneTime, landmark } = contentOf(s).tiles[tile]
  let sum = landmark === null ? 0 : amountIn(contentOf(s).cards[landmark].effect, word)
  for (const it of oneTime) if (it.kind === word) sum += it.amount
  return sum
}

export const scotsmenWith = (s: State, tile: TileId): number => amountWith(s, tile, 'scotsman')

const givesMarker = (s: State, tile: TileId): boolean => waysOf(s)[tile].some(({ markers }) => markers > 0)

/** GM2-C6-3: the most that events of the seat's cards could bring, where a Chronicle has them. */
function byEvents(s: State, seat: Seat): number {
  if (on(s).questions.whyNotEvent.length === 0) return 0
  let sum = 0
  for (const card of s.cards[seat]) sum += amountIn(contentOf(s).cards[card].event, 'scotsman')
  return sum
}

/**
 * GM2-2, GM2-Q5: the most Scotsmen that this number of clan markers could bring before anything else happens: from free fields, or with a
 * tile built by Munro, from that tile, its own markers, those for a resource, and events.
 */
export function mostByMarkers(s: State, seat: Seat, markers: number): number {
  const { fields } = contentOf(s)
  const each: number[] = []
  let builds = false
  for (let field = 0; field < fields.length; field++) {
    if (!isFree(s, field)) continue
    const { effect } = fields[field]
    const amount = amountIn(effect, 'scotsman')
    if (amount > 0) each.push(amount)
    builds ||= effect.some(({ op }) => op === 'buildFromDiscard')
  }
  each.sort((a, b) => b - a)
  const most = (count: number): number => each.slice(0, count).reduce((sum, n) => sum + n, 0)
  if (!builds) return most(markers)
  // None has been activated yet: only Munro, who is free, could build after an activation.
  const chapels = s.tiles[seat].filter((tile) => givesMarker(s, tile)).length
  const built = s.discards.map((tile) => {
    const more = amountWith(s, tile, 'clanMarker') + chapels + Number(givesMarker(s, tile))
    return scotsmenWith(s, tile) + most(markers - 1 + more) + byEvents(s, seat)
  })
  return Math.max(most(markers), ...built)
}
