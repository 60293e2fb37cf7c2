import { hide, itsSeat, peek, type Seat } from '@bothy/kernel'
import { notAsked } from '../../../rules/actions.ts'
import type { AskOf } from '../../../rules/frames/frame.ts'
import type { Action, Event, Reason, State } from '../../../rules/types.ts'
import { GLEN_CARD_IDS, type GlenCardId, type Vote, VOTES } from '../data/index.ts'
import { councilOf, isAdopted, onlyVote, openCards, tokensLeft } from './queries.ts'

export const CONVENE = GLEN_CARD_IDS.map((card): Extract<Action, { type: 'convene' }> => ({ type: 'convene', card }))
export const VOTE = {
  aye: { type: 'vote', vote: 'aye' },
  nay: { type: 'vote', vote: 'nay' },
} as const satisfies { readonly [V in Vote]: Action }

const VOTED_ON: Reason = { why: 'votedOn', rule: 'GM2-C7-2' }
export const whyNotConvene = (s: State, card: GlenCardId): Reason | null =>
  openCards(s).includes(card) ? null : VOTED_ON
export const whyNotVote = (s: State, seat: Seat, vote: Vote): Reason | null =>
  tokensLeft(s, seat, vote) > 0 ? null : { why: 'noToken', vote, rule: 'GM2-C7-3' }

/** GM2-C7-2, GM2-C7-3: one council for each person, as long as there are cards. */
export function callCouncil(s: State, seat: Seat, events?: Event[]): void {
  const open = openCards(s)
  if (open.length > 1) s.stack.push({ kind: 'convene', seat })
  else if (open.length === 1) holdCouncil(s, seat, open[0], events)
}

export const convene: AskOf<'convene'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    for (const card of openCards(s)) out.push(CONVENE[card])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'convene') return notAsked(a, f.kind)
    s.stack.pop()
    holdCouncil(s, seat, a.card, events)
  },
}

/** GM2-C7-3: a seat with tokens of one kind only is not asked. */
function holdCouncil(s: State, seat: Seat, card: GlenCardId, events?: Event[]): void {
  events?.push({ type: 'councilCalled', seat, card })
  const votes = s.coins.map((_, voter) => onlyVote(s, voter))
  councilOf(s).votes = hide(votes)
  ask(
    s,
    seat,
    card,
    votes.flatMap((one, voter) => (one === null ? [voter] : [])),
    events,
  )
}

function ask(s: State, seat: Seat, card: GlenCardId, left: readonly Seat[], events?: Event[]): void {
  if (left.length > 0) s.stack.push({ kind: 'vote', seat, card, left })
  else showVotes(s, card, events)
}

/** All seats at once, finished ones too; an answer leaves the question of the others as it is. */
export const vote: AskOf<'vote'> = {
  actors: (_s, f) => f.left,
  legal(s, _f, seat, out) {
    for (const one of VOTES) if (whyNotVote(s, seat, one) === null) out.push(VOTE[one])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'vote') return notAsked(a, f.kind)
    s.stack.pop()
    const mine = councilOf(s)
    mine.votes = hide(peek(mine.votes).with(seat, a.vote))
    events?.push({ type: 'voted', seat, vote: a.vote })
    ask(
      s,
      f.seat,
      f.card,
      f.left.filter((other) => other !== seat),
      events,
    )
  },
}

function showVotes(s: State, card: GlenCardId, events?: Event[]): void {
  const mine = councilOf(s)
  const votes = peek(mine.votes).flatMap((one) => one ?? [])
  mine.cast[mine.cards.indexOf(card)] = votes
  mine.votes = hide([])
  events?.push({ type: 'votesShown', card, votes, adopted: isAdopted(votes) })
}
