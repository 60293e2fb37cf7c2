import { below, itsSeat, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../../rules/actions.ts'
import type { AskOf, StepOf } from '../../../../rules/frames/frame.ts'
import type { ActOf, FreeAction } from '../../../../rules/hooks.ts'
import type { Reason, State } from '../../../../rules/types.ts'
import { CASTLE_X } from '../../../race/data/index.ts'
import { moveBoat, takeToken } from '../../../race/rules/frames.ts'
import { boatsWith, nextSpace, riverOf, tokensOn, whyNotRow } from '../../../race/rules/queries.ts'
import { BARGE, SECOND, SLIP } from '../action-list.ts'
import { type GangsterId, MUSCLE, QUACK } from '../../data/index.ts'
import { bossOf, canStill, hasGangster, isInPlay, mobsOf, spendToken } from '../queries.ts'

export const TOKEN_STREAM = 'mobs'

/** Calum: the penny goes to the other seat, passing or passed. */
export const boatsPassed: ActOf<'boatsPassed'> = (s, { seat, other }) => {
  const boss = bossOf(s, QUACK)
  if (boss !== seat && boss !== other) return
  if (mobsOf(s).minus[boss] > 0) s.stack.push({ kind: 'slip', seat: boss, to: boss === seat ? other : seat })
}

export const slip: AskOf<'slip'> = {
  actors: itsSeat,
  legal(_s, _f, _seat, out) {
    out.push(SLIP, DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'slip') return notAsked(a, f.kind)
    const mine = mobsOf(s)
    mine.minus[seat]--
    mine.minus[f.to]++
    events?.push({ type: 'pennySlipped', seat, to: f.to })
  },
}

const DRAWERS: readonly GangsterId[] = [QUACK, MUSCLE]

export const rewardTaken: ActOf<'rewardTaken'> = (s, { seat, river }) => {
  const gangster = DRAWERS.find((one) => canStill(s, seat, one))
  if (gangster !== undefined && tokensOn(s, river).length > 0) s.stack.push({ kind: 'second', seat, gangster, river })
}

export const second: AskOf<'second'> = {
  actors: itsSeat,
  legal(_s, _f, _seat, out) {
    out.push(SECOND, DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'second') return notAsked(a, f.kind)
    const tokens = tokensOn(s, f.river).toSorted((x, y) => x - y) // the result must not depend on the true order
    const reward = tokens[below(s.rng[TOKEN_STREAM], tokens.length)]
    spendToken(s, f.gangster, 0)
    events?.push({ type: 'secondDrawn', seat, gangster: f.gangster })
    takeToken(s, seat, f.river, reward, events)
  },
}

function isRivalAhead(s: State, seat: Seat): boolean {
  const { river, x } = nextSpace(s, seat)
  return boatsWith(s, seat, river, x).length > 0 && !(x === CASTLE_X && river === riverOf(s, seat))
}

const NOBODY_THERE: Reason = { why: 'nobodyToBarge', rule: 'GM2-C8-4' }
const whyNotBarge = (s: State, seat: Seat): Reason | null =>
  whyNotRow(s, seat) ?? (isRivalAhead(s, seat) ? null : NOBODY_THERE)

/** Bully: spaces of rival boats cost nothing, and a paid step must follow at once. */
export const bargeIn: FreeAction = {
  list(s, seat, window, out) {
    if (window !== 'activate' || !isInPlay(s, 'race') || !hasGangster(s, seat, MUSCLE)) return
    if (whyNotBarge(s, seat) === null) out.push(BARGE)
  },
  grey(s, seat, grey) {
    if (isInPlay(s, 'race') && hasGangster(s, seat, MUSCLE)) grey(BARGE, () => whyNotBarge(s, seat))
  },
  apply(s, seat, a, events) {
    if (a.type !== 'barge') return false
    s.points-- // for the paid step: rewards on the way may ask for points
    events?.push({ type: 'barged', seat })
    s.stack.push({ kind: 'barging', seat })
    return true
  },
}

/** GM2-X2: castles on free spaces are reached, and their tokens come first. */
export const barging: StepOf<'barging'> = {
  run(s, f, events) {
    s.stack.pop()
    if (isRivalAhead(s, f.seat)) s.stack.push(f)
    moveBoat(s, f.seat, events)
  },
}
