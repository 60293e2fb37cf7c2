import { itsSeat, type Seat } from '@bothy/kernel'
import { BID, notAsked, OUT } from '../actions.ts'
import { HIGHEST_BID, LOWEST_BID } from '../../data/limits.ts'
import type { Event, FrameOf, State } from '../types.ts'
import { type AskOf, PAIR, STARTERS, type StepOf } from './frame.ts'
import { takePair } from './pair.ts'

function bidders(s: State, from: Seat): Seat[] {
  const out: Seat[] = []
  for (let i = 0; i < s.seats; i++) {
    const seat = (from + i) % s.seats
    if (s.tile[seat] < 0) out.push(seat)
  }
  return out
}

/** COC-98: opens the auction for the next place in the turn order. The last player takes the last pair for nothing. */
export const auction: StepOf<'auction'> = {
  run(s, f, events) {
    s.stack.pop()
    const left = bidders(s, f.seat)
    const [seat] = left
    if (left.length > 1) {
      s.stack.push({ kind: 'bid', seat, high: LOWEST_BID - 1, leader: null, left })
      return
    }
    s.order.push(seat)
    takePair(
      s,
      seat,
      s.pairs.findIndex((pair) => pair !== null),
      events,
    )
    s.stack.push(STARTERS)
  },
}

/** COC-98: more than the highest bid, or out; the first bidder must bid. */
export const bid: AskOf<'bid'> = {
  actors: itsSeat,
  legal(_s, f, _seat, out) {
    if (f.leader !== null) out.push(OUT)
    for (let vp = f.high + 1; vp <= HIGHEST_BID; vp++) out.push(BID[vp])
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    const others = f.left.filter((other) => other !== seat)
    if (a.type === 'bid') {
      events?.push({ type: 'bidMade', seat, vp: a.vp })
      goOn(s, { ...f, high: a.vp, leader: seat, left: a.vp === HIGHEST_BID ? [seat] : [...others, seat] }, events)
    } else if (a.type === 'out') {
      events?.push({ type: 'bidDeclined', seat })
      goOn(s, { ...f, left: others }, events)
    } else notAsked(a, f.kind)
  },
}

function goOn(s: State, f: FrameOf<'bid'>, events?: Event[]): void {
  const { leader, left } = f
  if (left.length > 1 || leader === null) {
    s.stack.push({ ...f, seat: left[0] })
    return
  }
  s.bid[leader] = f.high
  s.order.push(leader)
  events?.push({ type: 'auctionWon', seat: leader, vp: f.high, place: s.order.length })
  s.stack.push({ kind: 'auction', seat: (leader + 1) % s.seats }, PAIR[leader])
}
