import { itsSeat, type Seat } from '@bothy/kernel'
import { figureCode, NOTHING, rearSpace } from '@bothy/kit'
import { DISCARD, notAsked } from '../actions.ts'
import type { TileId } from '../../data/tiles.ts'
import { REVISION } from '../revisions.ts'
import { canPayBySelling, listTakes, whyNotPay } from '../topics/cost.ts'
import { canSell } from '../topics/market.ts'
import { hasCell } from '../topics/placement.ts'
import type { Event, Reason, State } from '../types.ts'
import { discard } from './discard.ts'
import { AFFORD, type AskOf } from './frame.ts'
import { payOrDecline } from './pay-tile.ts'
import { listSales, sell } from './trade.ts'

/** GM-13: the figure moves to any tile on the track; before that the market is open. */
export const turn: AskOf<'turn'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listTakes(s, f.seat, out)
    listSales(s, f.seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') sell(s, seat, a, events)
    else if (a.type === 'take') {
      s.stack.pop()
      take(s, seat, a.tile, events)
    } else notAsked(a, f.kind)
  },
}

/** GM-15: first the move, then the check for a cell, then the payment, then the placement. */
function take(s: State, seat: Seat, tile: TileId, events?: Event[]): void {
  const from = rearSpace(s.track, s.gap)
  const to = s.track.indexOf(tile)
  s.track[from] = NOTHING
  s.track[to] = figureCode(seat)
  s.taken = tile
  events?.push({ type: 'moved', seat, from, to, tile })
  if (!hasCell(s, seat, tile)) return discard(s, seat, 'noCell', events) // GM-21
  judge(s, seat, events)
}

/** GM-19, GM-20: pays if possible; asks the seat if a sale would make it possible. */
function judge(s: State, seat: Seat, events?: Event[]): void {
  const reason = whyNotPay(s, seat, s.taken)
  if (reason === null) payOrDecline(s, seat, events)
  else if (saleHelps(s, seat, reason)) s.stack.push(AFFORD[seat])
  else discard(s, seat, 'cost', events)
}

const saleHelps = (s: State, seat: Seat, reason: Reason): boolean =>
  s.revision >= REVISION.saleMustSuffice
    ? canPayBySelling(s, seat, s.taken)
    : reason.why === 'coins' && canSell(s, seat)

/** GM-20: sell, or discard the tile; each sale checks again. */
export const afford: AskOf<'afford'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    listSales(s, f.seat, out)
    out.push(DISCARD)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'sell') {
      sell(s, seat, a, events)
      judge(s, seat, events)
    } else if (a.type === 'discard') discard(s, seat, 'unsold', events)
    else notAsked(a, f.kind)
  },
}
