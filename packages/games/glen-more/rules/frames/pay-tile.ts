import { itsSeat, type Seat } from '@bothy/kernel'
import { type Bundled, DISCARD, GIVE, GIVE_CHIEFTAIN, notAsked, PAY, PAY_COST } from '../actions.ts'
import { bundleOfGoods, COST_GOODS, COST_OF, isFree, type TileId } from '../../data/tiles.ts'
import { piecesToGive, whyNotPayWith } from '../topics/cost.ts'
import { stockOf } from '../topics/tableau.ts'
import type { Event, State } from '../types.ts'
import { discard } from './discard.ts'
import { type AskOf, GIVE_FRAME, PAY_FRAME, PLACE } from './frame.ts'
import { payGoods } from './payment.ts'

/** GM-20: a player who can pay must, unless the table allows declining; a free tile cannot be declined. */
export function payOrDecline(s: State, seat: Seat, events?: Event[]): void {
  if (s.mayDecline !== true || isFree(s.taken)) return payTile(s, seat, events)
  s.stack.push(COST_OF[s.taken].pieces > 0 ? GIVE_FRAME[seat] : PAY_FRAME[seat])
}

/** GM-17 to GM-24: pays the tile that was taken, asking where there is a choice; then it is placed. */
function payTile(s: State, seat: Seat, events?: Event[]): void {
  const cost = COST_OF[s.taken]
  s.stack.push(PLACE[seat])
  if (cost.barrels > 0) {
    s.barrels[seat] -= cost.barrels
    events?.push({ type: 'barrelPaid', seat, count: cost.barrels })
  }
  if (cost.pieces > 0) giveOrAsk(s, seat, events)
  if (cost.any > 0) payAnyOrAsk(s, seat, events)
  if (COST_GOODS[s.taken] !== 0) payGoods(s, seat, COST_GOODS[s.taken], events)
}

/** GM-24. */
function waysToPay(s: State, seat: Seat): readonly Bundled[] {
  const stock = stockOf(s, seat)
  return PAY.filter(({ bundle }) => whyNotPayWith(s, seat, stock, bundle) === null)
}

function payAnyOrAsk(s: State, seat: Seat, events?: Event[]): void {
  const ways = waysToPay(s, seat)
  if (ways.length === 1) payGoods(s, seat, ways[0].bundle, events)
  else s.stack.push(PAY_FRAME[seat])
}

export const pay: AskOf<'pay'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    if (COST_OF[s.taken].any === 0) out.push(PAY_COST)
    else for (const { action } of waysToPay(s, f.seat)) out.push(action)
    if (s.mayDecline === true) out.push(DISCARD)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'discard') return decline(s, seat, events)
    if (a.type !== 'pay') return notAsked(a, f.kind)
    if (a.goods.length === 0) return payTile(s, seat, events)
    if (s.mayDecline === true) s.stack.push(PLACE[seat])
    payGoods(s, seat, bundleOfGoods(a.goods), events)
  },
}

function giveOrAsk(s: State, seat: Seat, events?: Event[]): void {
  const pieces = piecesToGive(s, seat, s.taken)
  if (pieces.length === 1) givePiece(s, seat, pieces[0], events)
  else s.stack.push(GIVE_FRAME[seat])
}

function decline(s: State, seat: Seat, events?: Event[]): void {
  if (s.mayDecline !== true) throw new Error('a payment cannot be declined at this table')
  discard(s, seat, 'declined', events)
}

function givePiece(s: State, seat: Seat, from: TileId | null, events?: Event[]): void {
  if (from === null) s.chieftains[seat]--
  else s.clan[from]--
  events?.push({ type: 'pieceGiven', seat, from })
}

export const give: AskOf<'give'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const from of piecesToGive(s, f.seat, s.taken)) out.push(from === null ? GIVE_CHIEFTAIN : GIVE[from])
    if (s.mayDecline === true) out.push(DISCARD)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'discard') return decline(s, seat, events)
    if (a.type !== 'give') return notAsked(a, f.kind)
    if (s.mayDecline === true) s.stack.push(PLACE[seat])
    givePiece(s, seat, a.tile, events)
  },
}
