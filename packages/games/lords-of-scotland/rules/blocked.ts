import { type Grey, greyed, type Seat, unreachable } from '@bothy/kernel'
import { CLAIM, COPY, DISCARD, EXCHANGE, FLIP, MUSTER_DOWN, MUSTER_UP, RECRUIT, SWAP } from './actions.ts'
import { FLIP_FIRST, notNow } from './reasons.ts'
import { whyNotFlip, whyNotRecruit } from './topics/recruits.ts'
import { whyNotCopy, whyNotDiscard, whyNotSupporter, whyNotSwap } from './topics/targets.ts'
import { cardOf, indexOfPiece, ownHand } from './topics/zones.ts'
import type { Action, CardId, PieceId, Reason, State, Types } from './types.ts'

function eachCandidate(s: State, seat: Seat, grey: Grey<Types>): void {
  const slots = (actions: readonly Action[], n: number, why: (slot: number) => Reason | null): void => {
    for (let slot = 0; slot < n; slot++) grey(actions[slot], () => why(slot))
  }
  const armyCards = (
    actions: readonly (readonly Action[])[],
    why: (owner: Seat, index: number) => Reason | null,
  ): void => {
    for (let owner = 0; owner < s.seats; owner++)
      s.armies[owner].forEach((_, i) => grey(actions[owner][i], () => why(owner, i)))
  }
  const musters = (reason: Reason): void => {
    for (const card of ownHand(s, seat)) {
      grey(MUSTER_UP[card], () => reason)
      grey(MUSTER_DOWN[card], () => reason)
    }
  }
  const recruits = (why: (slot: number) => Reason | null): void => slots(RECRUIT, s.recruits.length, why)

  const f = s.stack.at(-1)
  if (f === undefined || !('seat' in f) || f.seat !== seat) return
  const later = notNow(f.kind)
  switch (f.kind) {
    case 'flip':
      slots(FLIP, s.recruits.length, (slot) => whyNotFlip(s, slot))
      recruits((slot) => whyNotRecruit(s, seat, slot) ?? FLIP_FIRST)
      musters(FLIP_FIRST)
      return
    case 'turn':
      recruits((slot) => whyNotRecruit(s, seat, slot))
      return
    case 'extraMuster':
      recruits(() => later)
      return
    case 'activate':
      break
    case 'discard': {
      const card = thisCard(s, seat, f.piece)
      armyCards(DISCARD, (owner, i) => whyNotDiscard(s, card, owner, i))
      break
    }
    case 'copy': {
      const card = thisCard(s, seat, f.piece)
      armyCards(COPY, (owner, i) => whyNotCopy(s, seat, card, owner, i))
      break
    }
    case 'swap':
      armyCards(SWAP, (owner) => whyNotSwap(seat, owner))
      break
    case 'exchange':
      slots(EXCHANGE, s.supporters.length, (slot) => whyNotSupporter(s, slot))
      break
    case 'claim':
      slots(CLAIM, s.supporters.length, (slot) => whyNotSupporter(s, slot))
      break
    default:
      return unreachable(f)
  }
  // LOS-14: no action while a power is decided or supporters are claimed.
  recruits(() => later)
  musters(later)
}

export const { blocked, whyNot } = greyed<Types>(eachCandidate)

const thisCard = (s: State, seat: Seat, piece: PieceId): CardId => cardOf(s.armies[seat][indexOfPiece(s, seat, piece)])
