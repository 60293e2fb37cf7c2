import { type Frames, type Runner, runner } from '@bothy/kernel'
import { auction, bid } from './frames/auction.ts'
import { bonus, offerBonus } from './frames/bonus.ts'
import { fulfilMore, obtainMore, offerFulfil, slaughter } from './frames/contract.ts'
import { site } from './frames/expand.ts'
import { pair } from './frames/pair.ts'
import { keep, offerPlaced, placed } from './frames/placed.ts'
import { exchange, shift, swap, trade } from './frames/port.ts'
import { barrel, milk, process, production } from './frames/production.ts'
import { preparation, scoring } from './frames/round.ts'
import { start, starter, starters } from './frames/start.ts'
import { after, nextTurn, turn } from './frames/turn.ts'
import { listWithdrawals, withdraw } from './topics/cellar.ts'
import type { Action, Event, Frame, State } from './types.ts'

/** COC-21, COC-23, COC-99: setup, then rounds of Preparation, turns, Production and scoring. The frequent kinds stand first. */
const frames: Frames<State, Frame, Action, Event> = {
  turn,
  after,
  placed,
  bonus,
  process,
  keep,
  slaughter,
  start,
  pair,
  bid,
  obtainMore,
  fulfilMore,
  trade,
  shift,
  exchange,
  swap,
  milk,
  barrel,
  site,
  nextTurn,
  offerPlaced,
  offerBonus,
  production,
  scoring,
  preparation,
  offerFulfil,
  starter,
  starters,
  auction,
}

const base = runner(frames)
export const { settle, actors } = base

/** COC-91, COC-92: whenever MacKenzie is asked something, barrels may be withdrawn as well. */
export const legal: Runner<State, Action, Event>['legal'] = (s, seat, out) => {
  const before = out.length
  base.legal(s, seat, out)
  if (s.cellar !== 0 && out.length > before) listWithdrawals(s, seat, out)
}

export const apply: Runner<State, Action, Event>['apply'] = (s, seat, a, events) => {
  if (a.type === 'withdraw') withdraw(s, seat, a.spot, false, events)
  else base.apply(s, seat, a, events)
}
