import { itsSeat, type Seat } from '@bothy/kernel'
import { DECLINE, notAsked } from '../../../../rules/actions.ts'
import type { CardId } from '../../../../data/cards.ts'
import type { AskOf } from '../../../../rules/frames/frame.ts'
import type { FreeAction } from '../../../../rules/hooks.ts'
import type { Event, Reason, State } from '../../../../rules/types.ts'
import { isTurned } from '../../../tome/rules/queries.ts'
import { STAKE } from '../action-list.ts'
import { CLAIMER, type GangsterId } from '../../data/index.ts'
import { bossOf, hasGangster, mobsOf, spendToken, tokensOf } from '../queries.ts'

/** John McClaim: landmark cards of any player that count for his boss until they are turned. */

const CARD_TAKEN: Reason = { why: 'cardTaken', rule: 'GM2-C8-4' }
const whyNotStake = (s: State, card: CardId): Reason | null =>
  isTurned(s, card) || mobsOf(s).staked.includes(card) ? CARD_TAKEN : null

const cardsToStake = (s: State, seat: Seat): readonly CardId[] =>
  hasGangster(s, seat, CLAIMER) && tokensOf(s, CLAIMER).length > 0
    ? s.cards.flat().filter((card) => whyNotStake(s, card) === null)
    : []

function stakeCard(s: State, seat: Seat, card: CardId, events?: Event[]): void {
  spendToken(s, CLAIMER, tokensOf(s, CLAIMER)[0])
  mobsOf(s).staked.push(card)
  events?.push({ type: 'staked', seat, of: ownerOf(s, card), card })
}

const ownerOf = (s: State, card: CardId): Seat => s.cards.findIndex((cards) => cards.includes(card))

export const staking: FreeAction = {
  list(s, seat, window, out) {
    if (window !== 'claim' && window !== 'build') for (const card of cardsToStake(s, seat)) out.push(STAKE[card])
  },
  grey(s, seat, grey) {
    if (hasGangster(s, seat, CLAIMER) && tokensOf(s, CLAIMER).length > 0)
      for (const card of s.cards.flat()) grey(STAKE[card], () => whyNotStake(s, card))
  },
  apply(s, seat, a, events) {
    if (a.type !== 'stake') return false
    stakeCard(s, seat, a.card, events)
    return true
  },
}

export function askStake(s: State, seat: Seat, gangster: GangsterId): void {
  if (gangster === CLAIMER && cardsToStake(s, seat).length > 0) s.stack.push({ kind: 'stake', seat })
}

export const stake: AskOf<'stake'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    for (const card of cardsToStake(s, seat)) out.push(STAKE[card])
    out.push(DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return
    if (a.type !== 'stake') return notAsked(a, f.kind)
    stakeCard(s, seat, a.card, events)
    askStake(s, seat, CLAIMER)
  },
}

/** They count for the boss and not for their owner, also in the sets of Chronicle 7 (GM2-X8). */
export function heldCards(s: State, seat: Seat): number {
  let n = 0
  for (const card of mobsOf(s).staked) {
    const owner = ownerOf(s, card)
    if (owner === bossOf(s, CLAIMER)) continue
    if (hasGangster(s, seat, CLAIMER)) n++
    else if (owner === seat) n--
  }
  return n
}

export function cardTurned(s: State, card: CardId, events?: Event[]): void {
  const { staked } = mobsOf(s)
  const place = staked.indexOf(card)
  if (place < 0) return
  staked.splice(place, 1)
  events?.push({ type: 'stakeGone', seat: bossOf(s, CLAIMER), card })
}
