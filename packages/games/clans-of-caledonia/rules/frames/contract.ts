import { itsSeat, type Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { FULFIL, notAsked, OBTAIN, SKIP, SLAUGHTER } from '../actions.ts'
import { contentOf } from '../content.ts'
import type { ContractId } from '../../data/contracts.ts'
import { GOOD_KINDS, RARE_IMPORTS } from '../../data/goods.ts'
import { UNITS } from '../../data/units.ts'
import { CLAN, COW, SHEEP, unitsOf } from '../topics/board.ts'
import {
  animalsOf,
  canFulfil,
  contractOf,
  freeBoxes,
  markMoney,
  NO_CONTRACT_THERE,
  obtain,
  needsOf,
  whyNotObtain,
  whyNotTake,
} from '../topics/contracts.ts'
import { addGoods } from '../topics/market.ts'
import { listPorts, sparable } from '../topics/ports.ts'
import { removeUnit } from '../topics/reach.ts'
import type { Action, Event, FrameOf, State } from '../types.ts'
import { type AskOf, FULFIL_MORE, OBTAIN_MORE, OFFER_FULFIL, type StepOf } from './frame.ts'
import { usePort } from './port.ts'

export function listObtains(s: State, seat: Seat, again: boolean, out: Action[]): void {
  if (whyNotObtain(s, seat, again) !== null) return
  for (let box = 0; box < s.display.length; box++)
    if (s.display[box] !== NO_CONTRACT_THERE) out.push(OBTAIN[s.display[box]])
}

export function obtainShown(s: State, seat: Seat, contract: ContractId, again: boolean, events?: Event[]): void {
  s.display[s.display.indexOf(contract)] = NO_CONTRACT_THERE
  obtain(s, seat, contract, { again, drawn: false }, events)
  const more: Action[] = []
  if (s.clan[seat] === CLAN.buchanan && freeBoxes(s, seat) > 0) listObtains(s, seat, true, more)
  if (more.length > 0) s.stack.push(OBTAIN_MORE[seat])
}

export const obtainMore: AskOf<'obtainMore'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    listObtains(s, seat, true, out)
    out.push(SKIP)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'obtain') obtainShown(s, seat, a.contract, true, events)
    else if (a.type === 'skip') events?.push({ type: 'declined', seat, what: 'secondContract' })
    else notAsked(a, f.kind)
  },
}

export function listFulfils(s: State, seat: Seat, out: Action[]): void {
  for (const contract of s.boxes[seat]) if (canFulfil(s, seat, contract)) out.push(FULFIL[contract])
}

function fulfil(s: State, seat: Seat, contract: ContractId, events?: Event[]): void {
  const { goods, beef, mutton } = contractOf(s, contract)
  for (let good = 0; good < GOOD_KINDS; good++) addGoods(s, seat, good, 0 - goods[good])
  goOn(s, { kind: 'slaughter', seat, contract, beef, mutton, spared: 0 }, events)
}

/** COC-83, COC-100: Buchanan finishes the first contract before paying a second. */
export function fulfilFirst(s: State, seat: Seat, contract: ContractId, events?: Event[]): void {
  if (s.clan[seat] === CLAN.buchanan) s.stack.push(OFFER_FULFIL[seat])
  fulfil(s, seat, contract, events)
}

export const offerFulfil: StepOf<'offerFulfil'> = {
  run(s, f) {
    s.stack.pop()
    const more: Action[] = []
    listFulfils(s, f.seat, more)
    if (more.length > 0) s.stack.push(FULFIL_MORE[f.seat])
  },
}

export const fulfilMore: AskOf<'fulfilMore'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    listFulfils(s, seat, out)
    out.push(SKIP)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'fulfil') fulfil(s, seat, a.contract, events)
    else if (a.type === 'skip') events?.push({ type: 'declined', seat, what: 'contract' })
    else notAsked(a, f.kind)
  },
}

/** COC-37: asks for animals only while there is a choice: of animals, or to use a port tile. */
function goOn(s: State, f: FrameOf<'slaughter'>, events?: Event[]): void {
  const { seat, beef, mutton, spared } = f
  const left = beef + mutton - spared
  if (left <= 0) return complete(s, seat, f.contract, events)
  const canSpare = sparable(s, seat) > 0
  if (!canSpare && isForced(s, f)) {
    for (const hex of [...(beef > 0 ? animalsOf(s, seat, COW) : []), ...(mutton > 0 ? animalsOf(s, seat, SHEEP) : [])])
      slaughterAt(s, seat, hex, events)
    return complete(s, seat, f.contract, events)
  }
  s.stack.push(f)
}

const isForced = (s: State, { seat, beef, mutton, spared }: FrameOf<'slaughter'>): boolean =>
  (beef > 0 ? unitsOf(s, seat, COW) : 0) + (mutton > 0 ? unitsOf(s, seat, SHEEP) : 0) === beef + mutton - spared

export const slaughter: AskOf<'slaughter'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    for (const hex of [...animalsOf(s, seat, COW), ...animalsOf(s, seat, SHEEP)])
      if (whyNotTake(s, seat, hex, f) === null) out.push(SLAUGHTER[hex])
    listPorts(s, seat, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type === 'port') {
      usePort(s, seat, a, events)
      const after = s.stack.pop()
      if (after?.kind === 'slaughter') goOn(s, after, events)
    } else if (a.type === 'slaughter') {
      s.stack.pop()
      const isCow = slaughterAt(s, seat, a.hex, events) === COW
      goOn(s, { ...f, beef: isCow ? f.beef - 1 : f.beef, mutton: isCow ? f.mutton : f.mutton - 1 }, events)
    } else notAsked(a, f.kind)
  },
}

function slaughterAt(s: State, seat: Seat, hex: Hex, events?: Event[]): number {
  const unit = removeUnit(s, seat, hex)
  events?.push({ type: 'slaughtered', seat, unit: UNITS[unit], hex })
  return unit
}

function complete(s: State, seat: Seat, contract: ContractId, events?: Event[]): void {
  s.boxes[seat].splice(s.boxes[seat].indexOf(contract), 1)
  s.fulfilled[seat].push(contract)
  const { money, freeSpace, upgrade, hops, cotton, tobacco, sugarCane } = contractOf(s, contract)
  events?.push({
    type: 'contractFulfilled',
    seat,
    contract,
    needs: needsOf(s, contract),
    imports: { hops, cotton, tobacco, sugarCane },
    count: s.fulfilled[seat].length,
  })
  moveTokens(s, seat, contract, events)
  if (money > 0) {
    s.money[seat] += money
    events?.push({ type: 'moneyGained', seat, money, by: 'contract' })
  }
  const grain = s.clan[seat] === CLAN.macewen ? Math.min(hops, contentOf(s).clans.macewen.most) : 0
  if (freeSpace + upgrade + grain > 0)
    s.stack.push({ kind: 'offerBonus', seat, spaces: freeSpace, upgrades: upgrade, grain, begun: false })
}

/** COC-39, COC-95. */
function moveTokens(s: State, seat: Seat, contract: ContractId, events?: Event[]): void {
  if (s.options.staticImports) return
  const needs = contractOf(s, contract)
  for (const [i, good] of RARE_IMPORTS.entries()) {
    const n = needs[good]
    if (n === 0) continue
    const money = markMoney(s, i, n)
    s.tokens[i] += n
    s.money[seat] += money
    events?.push({ type: 'imported', seat, good, n, step: s.tokens[i], money })
  }
}
