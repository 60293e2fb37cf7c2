import type { Seat } from '@bothy/kernel'
import { ALONE, type Bundled, GIVE, GIVE_CHIEFTAIN, notAsked, PAY } from '../actions.ts'
import { COST_GOODS, COST_OF, bundleOfGoods, type TileId } from '../data/tiles.ts'
import { whyNotGive, whyNotGiveChieftain, whyNotPayWith } from '../rules/cost.ts'
import { stockOf } from '../rules/tableau.ts'
import type { Action, Event, State } from '../types.ts'
import { type AskOf, GIVE_FRAME, PAY_FRAME, PLACE } from './frame.ts'
import { payGoods } from './payment.ts'

/** GM-17 to GM-24: pays the tile that was taken, asking where there is a choice; then it is placed. */
export function payTile(s: State, seat: Seat, events?: Event[]): void {
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
  actors: (_s, f) => ALONE[f.seat],
  legal(s, f, _seat, out) {
    for (const { action } of waysToPay(s, f.seat)) out.push(action)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'pay') return notAsked(a, f.kind)
    s.stack.pop()
    payGoods(s, seat, bundleOfGoods(a.goods), events)
  },
}

/** GM-23, GM-97. */
function listGifts(s: State, seat: Seat, out: Action[]): void {
  for (const from of s.tiles[seat])
    if (s.clan[from] > 0 && whyNotGive(s, seat, s.taken, from) === null) out.push(GIVE[from])
  if (whyNotGiveChieftain(s, seat) === null) out.push(GIVE_CHIEFTAIN)
}

function giveOrAsk(s: State, seat: Seat, events?: Event[]): void {
  const gifts: Action[] = []
  listGifts(s, seat, gifts)
  const [only] = gifts
  if (gifts.length === 1 && only.type === 'give') givePiece(s, seat, only.tile, events)
  else s.stack.push(GIVE_FRAME[seat])
}

function givePiece(s: State, seat: Seat, from: TileId | null, events?: Event[]): void {
  if (from === null) s.chieftains[seat]--
  else s.clan[from]--
  events?.push({ type: 'pieceGiven', seat, from })
}

export const give: AskOf<'give'> = {
  actors: (_s, f) => ALONE[f.seat],
  legal(s, f, _seat, out) {
    listGifts(s, f.seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'give') return notAsked(a, f.kind)
    s.stack.pop()
    givePiece(s, seat, a.tile, events)
  },
}
