import { itsSeat, type Seat } from '@bothy/kernel'
import { END, notAsked, PASS } from '../actions.ts'
import { GOOD_KINDS, goodId } from '../../data/goods.ts'
import { EMPTY_SPACE } from '../topics/board.ts'
import { listExpands } from '../topics/list-placements.ts'
import { buy, listTrades, sell } from '../topics/market.ts'
import { passMoney } from '../topics/order.ts'
import { listPorts } from '../topics/ports.ts'
import { refreshReach } from '../topics/reach.ts'
import { listRows } from '../topics/rowing.ts'
import { isUpgrade, listUpgrades, upgrade } from '../topics/upgrades.ts'
import type { Action, Event, State } from '../types.ts'
import { fulfilFirst, listFulfils, listObtains, obtainShown } from './contract.ts'
import { chooseSite } from './expand.ts'
import { AFTER, type AskOf, NEXT_TURN, type StepOf, TURN } from './frame.ts'
import { usePort } from './port.ts'

/** COC-23: the next in turn order who has not passed; when all have, Production follows. */
export const nextTurn: StepOf<'nextTurn'> = {
  run(s) {
    s.stack.pop()
    if (s.passed.length === s.seats) {
      s.stack.push({ kind: 'production', place: 0 })
      return
    }
    do s.place = (s.place + 1) % s.seats
    while (s.passed.includes(s.order[s.place]))
    s.rowed = false
    s.feePaid = false
    for (let good = 0; good < GOOD_KINDS; good++) s.nearby[good] = 0
    s.stack.push(NEXT_TURN, TURN[s.order[s.place]])
  },
}

/** COC-23, COC-24, COC-99: exactly one main action; before it port tiles and rowing. */
export const turn: AskOf<'turn'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    listExpands(s, seat, false, out)
    for (let good = 0; good < GOOD_KINDS; good++) listTrades(s, seat, good, out)
    listObtains(s, seat, false, out)
    listFulfils(s, seat, out)
    listUpgrades(s, seat, false, out)
    if (s.ports.length > 0) listPorts(s, seat, out)
    listRows(s, seat, out)
    out.push(PASS)
  },
  apply(s, _f, seat, a, events) {
    if (a.type === 'port') return usePort(s, seat, a, events)
    if (a.type === 'row') return row(s, seat, a, events)
    if (a.type === 'expand') return chooseSite(s, seat, a, events)
    s.stack.pop()
    s.stack.push(AFTER[seat])
    mainAction(s, seat, a, events)
  },
}

function mainAction(s: State, seat: Seat, a: Action, events?: Event[]): void {
  if (a.type === 'buy') buy(s, seat, goodId(a.good), a.n, false, events)
  else if (a.type === 'sell') sell(s, seat, goodId(a.good), a.n, events)
  else if (a.type === 'obtain') obtainShown(s, seat, a.contract, false, events)
  else if (a.type === 'fulfil') fulfilFirst(s, seat, a.contract, events)
  else if (a.type === 'pass') pass(s, seat, events)
  else if (isUpgrade(a)) upgrade(s, seat, a, false, events)
  else notAsked(a, 'turn')
}

function pass(s: State, seat: Seat, events?: Event[]): void {
  const money = passMoney(s)
  s.passed.push(seat)
  s.money[seat] += money
  events?.push({ type: 'passed', seat, place: s.seats === 1 ? null : s.passed.length, money })
}

function row(s: State, seat: Seat, { from, to }: Extract<Action, { type: 'row' }>, events?: Event[]): void {
  s.spaces[to] = s.spaces[from]
  s.spaces[from] = EMPTY_SPACE
  s.rowed = true
  refreshReach(s, seat)
  events?.push({ type: 'rowed', seat, from, to })
}

export const after: AskOf<'after'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    out.push(END)
    if (s.ports.length > 0) listPorts(s, seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'port') return usePort(s, seat, a, events)
    if (a.type !== 'end') return notAsked(a, f.kind)
    s.stack.pop()
    events?.push({ type: 'turnEnded', seat })
  },
}
