import type { Seat, Warned } from '@bothy/kernel'
import type { Cell } from '@bothy/kit'
import { END, placeAt, TAKE } from './actions.ts'
import { clone } from './clone.ts'
import { cardFacts } from '../data/cards.ts'
import { FACE_OF, type TileId } from '../data/tiles.ts'
import { FAR, whyNotReach, whyNotWay } from './topics/activation.ts'
import { listClanMoves } from './topics/clan.ts'
import { isSavedBySale, whyNotKeep, whyNotTake } from './topics/cost.ts'
import { legalCells, openCells } from './topics/placement.ts'
import { stockOf } from './topics/tableau.ts'
import { eachTrackTile } from './topics/track.ts'
import { WAYS } from './topics/ways.ts'
import type { Action, State, Types, Warning } from './types.ts'

export function warnings(s: State, seat: Seat): readonly Warned<Types>[] {
  const f = s.stack.at(-1)
  if (f === undefined || !('seat' in f) || f.seat !== seat) return []
  switch (f.kind) {
    case 'turn':
      return notKept(s, seat)
    case 'place':
      return walledInByPlacing(s, seat)
    case 'activate':
      return [...walledInByMoving(s, seat), ...leaving(s, seat)]
    case 'endTurn':
      return leaving(s, seat)
    case 'afford':
    case 'pay':
    case 'give':
    case 'spend':
    case 'choose':
    case 'receive':
      return []
  }
}

/** GM-15, GM-19: warns before taking a tile that the seat cannot keep as things stand. */
function notKept(s: State, seat: Seat): readonly Warned<Types>[] {
  const out: Warned<Types>[] = []
  eachTrackTile(s, (tile) => {
    const because = whyNotTake(s, seat, tile) === null ? whyNotKeep(s, seat, tile) : null
    if (because !== null && !isSavedBySale(s, seat, tile, because))
      out.push({ action: TAKE[tile], warning: { warn: 'notKept', because } })
  })
  return out
}

const WALLED_IN: Warning = { warn: 'walledIn' }
const isWalledIn = (s: State, seat: Seat): boolean => openCells(s, seat).length === 0

/** GM-40: clan members that come with a tile, by itself or by its card. */
function clanWith(tile: TileId): number {
  const { clan, card } = FACE_OF[tile]
  const effect = card === null ? null : cardFacts(card).effect
  return clan + (effect?.kind === 'clan' ? effect.count : 0)
}

/** GM-34: the last place beside the clan would be filled. */
function walledInByPlacing(s: State, seat: Seat): readonly Warned<Types>[] {
  const cells: Cell[] = []
  legalCells(s, seat, s.taken, cells)
  const then = clone(s)
  then.tiles[seat].push(s.taken)
  then.clan[s.taken] += clanWith(s.taken)
  return cells.flatMap((cell) => {
    then.cell[s.taken] = cell
    return isWalledIn(then, seat) ? [{ action: placeAt(cell), warning: WALLED_IN }] : []
  })
}

/** GM-56, GM-57: the last clan member that could still build would leave. */
function walledInByMoving(s: State, seat: Seat): readonly Warned<Types>[] {
  if (isWalledIn(s, seat)) return []
  const moves: Action[] = []
  listClanMoves(s, seat, moves)
  return moves.flatMap((action) => (leadsAstray(s, seat, action) ? [{ action, warning: WALLED_IN }] : []))
}

function leadsAstray(s: State, seat: Seat, action: Action): boolean {
  const then = clone(s)
  if (action.type === 'move') {
    then.clan[action.from]--
    then.clan[action.to]++
  } else if (action.type === 'promote') then.clan[action.tile]--
  return isWalledIn(then, seat)
}

/** GM-58: free gains not taken are lost with the turn, and so are movement points. */
function leaving(s: State, seat: Seat): readonly Warned<Types>[] {
  const stock = stockOf(s, seat)
  const lost = { cubes: 0, vp: 0, points: s.points, extra: false }
  for (const tile of s.tiles[seat]) {
    if (s.stack.at(-1)?.kind !== 'activate' || whyNotReach(s, seat, tile) !== null) continue
    const way = WAYS[tile].find((it) => it.pay === 0 && whyNotWay(s, seat, tile, it, stock) === null)
    if (way === undefined) continue
    if (s.reach[tile] === FAR) {
      lost.extra = true
      continue
    }
    lost.cubes += way.cube === 0 ? 0 : 1
    lost.vp += way.vp
    lost.points += way.points
  }
  const walledIn = isWalledIn(s, seat)
  const isNothing = lost.cubes + lost.vp + lost.points === 0 && !lost.extra && !walledIn
  return isNothing ? [] : [{ action: END, warning: { warn: 'leaves', ...lost, walledIn } }]
}
