import { itsSeat, type Seat } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import { notAsked } from '../actions.ts'
import { type UnitId, UNITS } from '../../data/units.ts'
import { buildingBonus } from '../topics/contracts.ts'
import { priceOf } from '../topics/cost.ts'
import { goodsNearby } from '../topics/expand.ts'
import { listSites } from '../topics/list-placements.ts'
import { placeUnit } from '../topics/reach.ts'
import type { Event, State } from '../types.ts'
import { AFTER, type AskOf } from './frame.ts'

/** COC-30: the space of a unit that was chosen alone; answers the question below it on the stack. */
export const site: AskOf<'site'> = {
  actors: itsSeat,
  legal(s, f, seat, out) {
    listSites(s, seat, f.unit, f.free, out)
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'expand' || a.hex === null) return notAsked(a, f.kind)
    s.stack.pop()
    expandTo(s, seat, f.unit, a.hex, events)
  },
}

export function chooseSite(
  s: State,
  seat: Seat,
  a: { readonly unit: string | null; readonly hex: Hex | null },
  events?: Event[],
): void {
  const unit = UNITS.findIndex((known) => known === a.unit)
  if (a.hex !== null) expandTo(s, seat, unit, a.hex, events)
  else s.stack.push({ kind: 'site', seat, unit, free: s.stack.at(-1)?.kind === 'bonus' })
}

function expandTo(s: State, seat: Seat, unit: UnitId, hex: Hex, events?: Event[]): void {
  const below = s.stack.pop()
  if (below?.kind === 'bonus') {
    const { spaces, upgrades, grain } = below
    s.stack.push({ kind: 'offerBonus', seat, spaces: spaces - 1, upgrades, grain, begun: true })
    expand(s, seat, unit, hex, true, events)
  } else {
    s.stack.push(AFTER[seat])
    expand(s, seat, unit, hex, false, events)
  }
}

function expand(s: State, seat: Seat, unit: UnitId, hex: Hex, free: boolean, events?: Event[]): void {
  const money = priceOf(s, seat, unit, hex, free)
  s.money[seat] -= money
  placeUnit(s, seat, unit, hex)
  events?.push({ type: 'unitPlaced', seat, unit: UNITS[unit], hex, money, start: false, free })
  const goods = goodsNearby(s, seat, hex)
  const draws = buildingBonus(s, seat, unit)
  if (goods !== 0 || draws > 0) s.stack.push({ kind: 'offerPlaced', seat, goods, draws })
}
