import { itsSeat, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { bundleOfNames } from '../../../data/bundles.ts'
import { contentOf } from '../../../rules/content.ts'
import type { CardId } from '../../../data/cards.ts'
import { performAll } from '../../../rules/frames/effects.ts'
import type { AskOf, StepOf } from '../../../rules/frames/frame.ts'
import { gainVp, sourceNamed } from '../../../rules/frames/gain.ts'
import { startPayment } from '../../../rules/frames/payment.ts'
import { sell } from '../../../rules/frames/trade.ts'
import { runHook } from '../../../rules/hooks.ts'
import { listSales } from '../../../rules/topics/market.ts'
import type { Event, State } from '../../../rules/types.ts'
import { EVENT, exchangeOf, FLIP } from './actions.ts'
import { dealsOf, tomeOf, unturnedOf, whyNotDeal, whyNotResolve } from './queries.ts'

export const gainByEvent = (s: State, seat: Seat, vp: number, events?: Event[]): void =>
  gainVp(s, seat, vp, sourceNamed(s, 'event'), events)

function turnCard(s: State, seat: Seat, card: CardId, used: boolean, events?: Event[]): void {
  tomeOf(s).turned |= 1 << card
  events?.push({ type: 'cardTurned', seat, card, used })
  runHook(s, 'cardTurned', { card })
}

/** GM2-C6-3: the card is turned as its event begins, so that no event comes twice. */
export const event: AskOf<'event'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const card of unturnedOf(s, f.seat)) {
      if (whyNotResolve(s, f.seat, card) === null) out.push(EVENT[card])
      out.push(FLIP[card])
    }
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'event' && a.type !== 'flip') return notAsked(a, f.kind)
    s.stack.pop()
    if (a.type === 'event')
      s.stack.push({ kind: 'resolving', seat, card: a.card, ops: contentOf(s).cards[a.card].event })
    turnCard(s, seat, a.card, a.type === 'event', events) // the last raised is met first
  },
}

export const resolving: StepOf<'resolving'> = {
  run(s, f, events) {
    s.stack.pop()
    const { seat, card } = f
    const [op, ...ops] = f.ops
    if (ops.length > 0) s.stack.push({ kind: 'resolving', seat, card, ops })
    if (op.op === 'vp') gainByEvent(s, seat, op.amount, events)
    else performAll(s, seat, [op], contentOf(s).cards[card].tile, events)
  },
}

export const flip: AskOf<'flip'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const card of unturnedOf(s, f.seat)) out.push(FLIP[card])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    }
    if (a.type !== 'flip') return notAsked(a, f.kind)
    turnCard(s, seat, a.card, false, events)
    if (f.left > 1)
      s.stack.push({ kind: 'resolving', seat, card: f.card, ops: [{ op: 'flipLandmark', amount: f.left - 1 }] })
  },
}

/** GM2-C6-11: from the tiles or the market, in one go; sales are open before it. */
export const exchange: AskOf<'exchange'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    for (const deal of dealsOf(s, f))
      if (whyNotDeal(s, f.seat, deal) === null) out.push(exchangeOf(deal.goods, deal.by))
    listSales(s, f.seat, out)
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'sell') return sell(s, seat, a, events)
    s.stack.pop()
    if (a.type === 'decline') {
      events?.push({ type: 'declined', seat })
      return
    }
    if (a.type !== 'exchange') return notAsked(a, f.kind)
    const goods = bundleOfNames(a.goods)
    const deal = dealsOf(s, f).find((one) => one.goods === goods && one.by === a.by)
    if (deal === undefined) return notAsked(a, f.kind)
    s.stack.push({ kind: 'exchanged', seat, vp: deal.vp })
    const bill = { goods, coins: deal.coins, casks: 0, scotsmen: 0 }
    startPayment(s, seat, contentOf(s).cards[f.card].tile, bill, events)
  },
}

export const exchanged: StepOf<'exchanged'> = {
  run(s, { seat, vp }, events) {
    s.stack.pop()
    gainByEvent(s, seat, vp, events)
  },
}
