import { hide, itsSeat, peek, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { contentOf } from '../../../rules/content.ts'
import { stackId } from '../../../data/limits.ts'
import type { AskOf } from '../../../rules/frames/frame.ts'
import { type Gain, gainAll, sourceNamed } from '../../../rules/frames/gain.ts'
import type { ActOf } from '../../../rules/hooks.ts'
import type { Event, Reason, State } from '../../../rules/types.ts'
import { PENNY, RECRUIT } from './action-list.ts'
import { type GangsterId, MAIL } from '../data/index.ts'
import { askStake } from './gangsters/claimer.ts'
import { askHire } from './gangsters/lurkers.ts'
import { allTokens, mobsOf, penaltiesOf, penniesOf } from './queries.ts'

/** GM2-C8-1: those with B are there when the first B tile is. */
export const stackBegan: ActOf<'stackBegan'> = (s, { stack }, events) => {
  const mine = mobsOf(s)
  const gangsters = peek(mine.hidden)
  if (stack !== stackId('B') || gangsters.length === 0) return
  mine.prison.push(...gangsters)
  mine.hidden = hide([])
  events?.push({ type: 'gangstersCame', gangsters: gangsters.slice() })
}

/** GM2-C8-2: after the refill and its scoring, not after a turn of the Englishman. */
export function askMob(s: State, seat: Seat): void {
  if (mobsOf(s).prison.length > 0) s.stack.push({ kind: 'mob', seat })
}

const NO_PENNY: Reason = { why: 'noPenny', rule: 'GM2-C8-2' }
export const whyNotPenny = (s: State, seat: Seat): Reason | null => (mobsOf(s).minus[seat] > 0 ? null : NO_PENNY)

export const mob: AskOf<'mob'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    const { prison } = mobsOf(s)
    if (whyNotPenny(s, seat) === null) for (const gangster of prison) out.push(PENNY[gangster])
    for (const gangster of prison) out.push(RECRUIT[gangster])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'penny') placePenny(s, seat, a.gangster, events)
    else if (a.type === 'recruit') recruit(s, seat, a.gangster, events)
    else if (a.type !== 'decline') notAsked(a, f.kind)
  },
}

function placePenny(s: State, seat: Seat, gangster: GangsterId, events?: Event[]): void {
  const mine = mobsOf(s)
  mine.minus[seat]--
  mine.pennies[gangster]++
  events?.push({ type: 'pennyPlaced', seat, gangster, pennies: mine.pennies[gangster] })
}

function recruit(s: State, seat: Seat, gangster: GangsterId, events?: Event[]): void {
  const mine = mobsOf(s)
  const pennies = mine.pennies[gangster]
  mine.prison.splice(mine.prison.indexOf(gangster), 1)
  mine.boss[gangster] = seat
  mine.plus[seat] += pennies
  mine.pennies[gangster] = 0
  mine.tokens[gangster] = allTokens(gangster)
  if (gangster === MAIL) mine.coins = contentOf(s).mobs.mailCoins
  events?.push({ type: 'recruited', seat, gangster, pennies })
  askHire(s, seat, gangster)
  askStake(s, seat, gangster)
}

/** GM2-C8-3, GM2-X10. */
export const gameScored: ActOf<'gameScored'> = (s, { step }, events) => {
  if (step !== 'afterFinal') return
  const seats = s.coins.map((_, seat) => ({ gangsters: 0 - penaltiesOf(s, seat), pennies: penniesOf(s, seat) }))
  events?.push({ type: 'mobsScored', seats })
  const gangsters = sourceNamed(s, 'gangsters')
  const pennies = sourceNamed(s, 'pennies')
  const gains = seats.flatMap((it, seat): readonly Gain[] => [
    { seat, vp: it.gangsters, source: gangsters },
    { seat, vp: it.pennies, source: pennies },
  ])
  gainAll(s, gains, events)
}
