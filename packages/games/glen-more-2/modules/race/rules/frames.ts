import { hide, itsSeat, peek, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { contentOf } from '../../../rules/content.ts'
import { fieldBonus } from '../../../rules/frames/effects.ts'
import type { AskOf, StepOf } from '../../../rules/frames/frame.ts'
import { gainCasks, gainVp, sourceNamed } from '../../../rules/frames/gain.ts'
import { type FreeAction, runHook } from '../../../rules/hooks.ts'
import type { Action, Event, State } from '../../../rules/types.ts'
import { lessOne } from '../../chronicle.ts'
import { CASTLE_X, REWARD_IDS, type RewardId } from '../data/index.ts'
import { boatsWith, isRacing, nextSpace, ownerOf, raceOf, riverOf, stepsLeft, tokensOn, whyNotRow } from './queries.ts'
import type { RewardShown } from './types.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

export const ROW: Of<'row'> = { type: 'row' }
export const TOKEN = REWARD_IDS.map((reward): Of<'token'> => ({ type: 'token', reward }))

/** GM2-C1-4: wherever a movement point can be spent. */
export const row: FreeAction = {
  list(s, seat, window, out) {
    if (window !== 'claim' && window !== 'build' && whyNotRow(s, seat) === null) out.push(ROW)
  },
  grey(s, seat, grey) {
    grey(ROW, () => whyNotRow(s, seat))
  },
  apply(s, seat, a, events) {
    if (a.type !== 'row') return false
    s.points--
    moveBoat(s, seat, events)
    return true
  },
}

export function moveBoat(s: State, seat: Seat, events?: Event[]): void {
  const mine = raceOf(s)
  const beside = boatsWith(s, seat, mine.river[seat], mine.x[seat])
  const { river, x } = nextSpace(s, seat)
  const isHome = x === CASTLE_X && river === riverOf(s, seat)
  mine.river[seat] = river
  mine.x[seat] = x
  const left = isHome ? 0 : stepsLeft(s, seat)
  events?.push({ type: 'rowed', seat, river, x, of: ownerOf(s, river), left })
  if (x === CASTLE_X) s.stack.push({ kind: 'castle', seat, river })
  if (isHome) comeHome(s, seat, events)
  for (const other of beside) runHook(s, 'boatsPassed', { seat, other })
}

/** GM2-C1-7. The token of the own castle waits on the stack. */
function comeHome(s: State, seat: Seat, events?: Event[]): void {
  const { home } = raceOf(s)
  const { vp, cask } = contentOf(s).race.prizes[home.length]
  home.push(seat)
  events?.push({ type: 'boatHome', seat, place: home.length })
  gainCasks(s, seat, cask, events)
  gainVp(s, seat, vp, sourceNamed(s, 'race'), events)
  const beaten = s.coins.flatMap((_, other) => (isRacing(s, other) ? [other] : []))
  if (beaten.length === 1) takeHome(s, beaten[0], events)
}

function takeHome(s: State, seat: Seat, events?: Event[]): void {
  const mine = raceOf(s)
  mine.river[seat] = riverOf(s, seat)
  mine.x[seat] = CASTLE_X
  mine.last.push(seat)
  events?.push({ type: 'lastCard', seat, beaten: true })
}

/** GM2-C1-7: the game is over, and all boats that are still under way come last. */
export function endRace(s: State, events?: Event[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isRacing(s, seat)) continue
    raceOf(s).last.push(seat)
    events?.push({ type: 'lastCard', seat, beaten: false })
  }
}

const shown = (s: State, reward: RewardId): RewardShown => ({
  reward,
  amount: contentOf(s).race.rewards[reward].amount,
})
export const shownOn = (s: State, river: number): readonly RewardShown[] =>
  tokensOn(s, river)
    .toSorted((a, b) => a - b)
    .map((reward) => shown(s, reward))

/** GM2-C1-6: looking is not asked, since every player would. */
export const castle: StepOf<'castle'> = {
  run(s, { seat, river }, events) {
    s.stack.pop()
    if (tokensOn(s, river).length === 0) return
    raceOf(s).looked[river] |= 1 << seat
    events?.push({ type: 'tokensSeen', seat, river, of: ownerOf(s, river), tokens: shownOn(s, river) })
    s.stack.push({ kind: 'token', seat, river })
  },
}

export const token: AskOf<'token'> = {
  actors: itsSeat,
  legal(s, f, _seat, out) {
    const tokens = tokensOn(s, f.river)
    for (const reward of REWARD_IDS) if (tokens.includes(reward)) out.push(TOKEN[reward])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'token') return takeToken(s, seat, f.river, a.reward, events)
    if (a.type !== 'decline') return notAsked(a, f.kind)
    events?.push({ type: 'tokensLeft', seat, river: f.river })
  },
}

/** GM2-C1-6: resolved at once, as the bonus of a clan field is. */
export function takeToken(s: State, seat: Seat, river: number, reward: RewardId, events?: Event[]): void {
  const mine = raceOf(s)
  const all = peek(mine.tokens)
  mine.tokens = hide(all.with(river, lessOne(all[river], reward)))
  mine.taken[seat].push(reward)
  events?.push({ type: 'tokenTaken', seat, river, token: shown(s, reward) })
  runHook(s, 'rewardTaken', { seat, river }) // the last raised is met first
  const { op } = contentOf(s).race.rewards[reward]
  if (op.op === 'vp') gainVp(s, seat, op.amount, sourceNamed(s, 'race'), events)
  else fieldBonus(s, seat, [op], events)
}
