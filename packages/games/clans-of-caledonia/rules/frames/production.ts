import { itsSeat, type Seat } from '@bothy/kernel'
import { discardAction, notAsked, PROCESS, SKIP, STORE } from '../actions.ts'
import { contentOf } from '../content.ts'
import { GOOD_KINDS } from '../../data/goods.ts'
import { ROUNDS } from '../../data/limits.ts'
import { CLAN } from '../topics/board.ts'
import { moveBarrels } from '../topics/cellar.ts'
import { addGoods, goodsOf } from '../topics/market.ts'
import {
  BREAD,
  CHEESE,
  goodsMade,
  GRAIN,
  isProcessingAChoice,
  MILK,
  mostProcessed,
  type Processing,
  WHISKY,
  workersIncome,
} from '../topics/production.ts'
import type { Event, State } from '../types.ts'
import { type AskOf, BARREL_FRAME, MILK_FRAME, PROCESS_FRAME, SCORING, type StepOf } from './frame.ts'

export const production: StepOf<'production'> = {
  run(s, f, events) {
    s.stack.pop()
    if (f.place === s.seats) {
      s.stack.push(SCORING)
      return
    }
    s.stack.push({ kind: 'production', place: f.place + 1 })
    const seat = s.order[f.place]
    moveBarrels(s, seat, events)
    const money = workersIncome(s, seat)
    const goods = goodsMade(s, seat)
    s.money[seat] += money
    for (let good = 0; good < GOOD_KINDS; good++) addGoods(s, seat, good, goods[good])
    events?.push({ type: 'produced', seat, money, goods })
    const most = mostProcessed(s, seat)
    if (isProcessingAChoice(s, seat, most)) s.stack.push(PROCESS_FRAME[seat])
    else processGoods(s, seat, most, events)
  },
}

export const process: AskOf<'process'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    const most = mostProcessed(s, seat)
    const grain = goodsOf(s, seat, GRAIN)
    for (let whisky = most.whisky; whisky >= 0; whisky--)
      for (let bread = Math.min(most.bread, grain - whisky); bread >= 0; bread--)
        for (let cheese = most.cheese; cheese >= 0; cheese--) out.push(PROCESS[bread][cheese][whisky])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'process') return notAsked(a, f.kind)
    s.stack.pop()
    processGoods(s, seat, a, events)
    if (a.bread + a.cheese + a.whisky === 0) events?.push({ type: 'declined', seat, what: 'processing' })
  },
}

function processGoods(s: State, seat: Seat, made: Processing, events?: Event[]): void {
  const { bread, cheese, whisky } = made
  addGoods(s, seat, GRAIN, 0 - bread - whisky)
  addGoods(s, seat, MILK, 0 - cheese)
  addGoods(s, seat, BREAD, bread)
  addGoods(s, seat, CHEESE, cheese)
  addGoods(s, seat, WHISKY, whisky)
  if (bread + cheese + whisky > 0) events?.push({ type: 'processed', seat, bread, cheese, whisky })
  if (s.clan[seat] === CLAN.mackenzie && whisky > 0) {
    const money = whisky * contentOf(s).clans.mackenzie.whisky
    s.money[seat] += money
    events?.push({ type: 'moneyGained', seat, money, by: 'mackenzie' })
    // In the last round a new barrel would come back at once, for nothing.
    if (s.round < ROUNDS) s.stack.push(BARREL_FRAME[seat])
  }
  if (s.clan[seat] === CLAN.cunningham && goodsOf(s, seat, MILK) > 0) s.stack.push(MILK_FRAME[seat])
}

export const milk: AskOf<'milk'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    for (let n = goodsOf(s, seat, MILK); n > 0; n--) out.push(discardAction('milk', n))
    out.push(SKIP)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'discard') {
      const money = a.n * contentOf(s).clans.cunningham.milk
      addGoods(s, seat, MILK, -a.n)
      s.money[seat] += money
      events?.push({ type: 'goodDiscarded', seat, good: 'milk', n: a.n, money })
    } else if (a.type === 'skip') events?.push({ type: 'declined', seat, what: 'milk' })
    else notAsked(a, f.kind)
  },
}

/** COC-91: the first spot is empty, since barrels have moved on. */
export const barrel: AskOf<'barrel'> = {
  actors: itsSeat,
  legal(_s, _f, _seat, out) {
    out.push(STORE, SKIP)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'store') {
      s.cellar |= 1
      addGoods(s, seat, WHISKY, -1)
      events?.push({ type: 'barrelStored', seat })
    } else if (a.type === 'skip') events?.push({ type: 'declined', seat, what: 'barrel' })
    else notAsked(a, f.kind)
  },
}
