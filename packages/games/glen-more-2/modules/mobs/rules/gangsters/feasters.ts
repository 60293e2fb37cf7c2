import { itsSeat, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../../rules/actions.ts'
import type { AskOf } from '../../../../rules/frames/frame.ts'
import type { ActOf } from '../../../../rules/hooks.ts'
import { NOBODY } from '../../../../rules/topics/territory.ts'
import type { Event, State } from '../../../../rules/types.ts'
import { rollAgain } from '../../../haggis/rules/feast.ts'
import { haggisOf, tableOf } from '../../../haggis/rules/queries.ts'
import { receiveToken } from '../../../haggis/rules/tokens.ts'
import { DEMAND, REROLL, SURRENDER } from '../action-list.ts'
import { HAGG, STARVE } from '../../data/index.ts'
import { bossOf, canStill, mobsOf, spendToken } from '../queries.ts'

const victimsOf = (s: State): readonly number[] =>
  s.coins.flatMap((_, seat) => (seat !== bossOf(s, STARVE) && tableOf(s, seat).length > 0 ? [seat] : []))

export const feastBegan: ActOf<'feastBegan'> = (s) => {
  const boss = bossOf(s, STARVE)
  if (boss !== NOBODY && canStill(s, boss, STARVE) && victimsOf(s).length > 0)
    s.stack.push({ kind: 'demand', seat: boss })
}

export const demand: AskOf<'demand'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    for (const of of victimsOf(s)) out.push(DEMAND[of])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'demand') return notAsked(a, f.kind)
    spendToken(s, STARVE, 0)
    events?.push({ type: 'demanded', seat, of: a.of })
    if (tableOf(s, a.of).length === 1) return handOver(s, a.of, 0, seat, events)
    s.stack.push({ kind: 'surrender', seat: a.of, to: seat })
  },
}

export const surrender: AskOf<'surrender'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    for (const place of tableOf(s, seat).keys()) out.push(SURRENDER[place])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'surrender') return notAsked(a, f.kind)
    s.stack.pop()
    handOver(s, seat, a.place, f.to, events)
  },
}

function handOver(s: State, seat: Seat, place: number, to: Seat, events?: Event[]): void {
  const [token] = tableOf(s, seat).splice(place, 1)
  const seen = token.seen | (1 << to)
  events?.push({ type: 'surrendered', seat, to, value: token.value, seen })
  receiveToken(s, to, { ...token, seen }, events)
}

export const feastRolled: ActOf<'feastRolled'> = (s, { roll }, events) => {
  const boss = bossOf(s, HAGG)
  if (boss === NOBODY || mobsOf(s).rerolled > haggisOf(s).feasts) return
  events?.push({ type: 'rerollOpen', seat: boss, roll })
  s.stack.push({ kind: 'reroll', seat: boss, roll })
}

/** Once in each haggis scoring, before tokens are turned. */
export const reroll: AskOf<'reroll'> = {
  actors: itsSeat,
  legal(_s, _f, _seat, out) {
    out.push(REROLL, DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'reroll') return notAsked(a, f.kind)
    mobsOf(s).rerolled = haggisOf(s).feasts + 1
    const roll = rollAgain(s)
    events?.push({ type: 'rerolled', seat, from: f.roll, roll })
  },
}
