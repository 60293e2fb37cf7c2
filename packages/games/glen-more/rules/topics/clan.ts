import type { Seat } from '@bothy/kernel'
import { AROUND } from '@bothy/kit'
import { MOVE, PROMOTE } from '../actions.ts'
import { LAST_CLAN, NO_POINT } from '../reasons.ts'
import type { Action, Reason, State } from '../types.ts'
import { drawSketch, sketch, wipeSketch } from './sketch.ts'
import { clanOf } from './tableau.ts'

/** GM-57, GM-58. Asked only of a tile with a clan member. */
export function whyNotPromote(s: State, seat: Seat): Reason | null {
  if (s.points === 0) return NO_POINT
  return clanOf(s, seat) < 2 ? LAST_CLAN : null
}

/** GM-56. Asked only of two neighbouring tiles, the first with a clan member. */
export const whyNotMove = (s: State): Reason | null => (s.points === 0 ? NO_POINT : null)

export function listClanMoves(s: State, seat: Seat, out: Action[]): void {
  if (whyNotMove(s) !== null) return
  const tiles = s.tiles[seat]
  const promotes = whyNotPromote(s, seat) === null
  drawSketch(s, seat)
  for (let i = 0; i < tiles.length; i++) {
    const from = tiles[i]
    if (s.clan[from] === 0) continue
    if (promotes) out.push(PROMOTE[from])
    for (let k = 0; k < AROUND.length; k++) {
      const to = sketch[s.cell[from] + AROUND[k]] - 1
      if (to >= 0) out.push(MOVE[from][to])
    }
  }
  wipeSketch(s, seat)
}
