import type { Seat } from '@bothy/kernel'
import { newScale, type Scale } from '../../../opponents/scale.ts'
import { survey } from '../../../opponents/survey.ts'
import { moveWorth, weighFields } from '../../../opponents/worth.ts'
import type { TileId } from '../../../data/tiles.ts'
import type { Action, State } from '../../../rules/types.ts'

type Reserve = Extract<Action, { readonly type: 'reserve' }>

/** Filled and read within one question. */
const scale = newScale()
function surveyed(s: State, seat: Seat): Scale {
  survey(s, seat, scale)
  weighFields(s, seat, scale)
  return scale
}

/** If the tile is better than the next best by this much, the seat would take it anyway, so having to take it costs nothing. */
const AHEAD = 2
/** Least worth of the tile to a rival, who then pays for it or leaves it. */
const WANTED = 2

/** GM2-C8-4, Peggy McLaird: the tile to reserve, for the most coins; null where the next turn is better left open. */
export function reservation(s: State, seat: Seat, legal: readonly Action[]): Action | null {
  const open = legal.filter((a) => a.type === 'reserve')
  if (open.length === 0) return null
  const rivals = s.tiles.map((_, other) => other).filter((other) => other !== seat && s.at[other] < s.at[seat])
  if (rivals.length === 0) return null
  const tile = bestAlone(s, seat, open)
  if (tile === null || !rivals.some((rival) => moveWorth(s, rival, surveyed(s, rival), tile) >= WANTED)) return null
  return open.findLast((a) => a.tile === tile) ?? null
}

function bestAlone(s: State, seat: Seat, open: readonly Reserve[]): TileId | null {
  surveyed(s, seat)
  let best: TileId | null = null
  let most = -Infinity
  let second = -Infinity
  for (const tile of new Set(open.map((a) => a.tile))) {
    const worth = moveWorth(s, seat, scale, tile)
    if (worth > most) [best, most, second] = [tile, worth, most]
    else second = Math.max(second, worth)
  }
  return most - Math.max(second, NONE) >= AHEAD ? best : null
}
const NONE = -5
