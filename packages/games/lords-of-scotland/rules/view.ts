import { peek, type Seat, unreachable } from '@bothy/kernel'
import { LINEAGE_INDEX, ROUNDS } from '../data/clans.ts'
import { whyNotActivate } from './topics/activation.ts'
import { toldTotal } from './topics/skirmish-order.ts'
import type { ClaimTurn } from './topics/claim-forecast.ts'
import { type SeenSkirmish, orderSeen, placings } from './topics/placings.ts'
import { armiesSeenBy } from './topics/seen.ts'
import { isEmptySlot, NONE, ownHand, recruitAt } from './topics/zones.ts'
import type { CardId, Frame, HandCard, State, View } from './types.ts'

/** Section 12 of the rules: the viewer's knowledge. The end of the game reveals nothing more (LOS-93). */
export function view(s: State, viewer: Seat | null): View {
  const seen = skirmishSeenBy(s, viewer)
  const order = orderSeen(seen)
  return {
    seats: s.seats,
    viewer,
    royal: s.royal,
    lineageTest: s.lineageTest,
    skirmish: s.skirmish,
    round: s.round,
    initiative: s.initiative,
    pending: pending(s.stack.at(-1)),
    drawPile: peek(s.draw).length, // only the count (LOS-82)
    discards: { cards: s.discards.slice(), secret: s.secretDiscards.length },
    recruits: s.recruits.map((_, slot) =>
      isEmptySlot(s, slot) ? null : { card: s.recruitsUp[slot] ? recruitAt(s, slot) : null },
    ),
    supporters: seen.supporters,
    armies: seen.armies,
    totals: order.totals.map(toldTotal),
    order: placings(seen, order),
    revealed: s.order.length > 0,
    turnsLeft: s.points.map((_, seat) => turnsLeft(s, seat)),
    nextSeat: nextSeat(s),
    handCounts: s.hands.map((hand) => peek(hand).length),
    hand: viewer === null ? [] : handOf(s, viewer),
    piles: s.piles.map((pile) => pile.slice()),
    points: s.points.slice(),
    ranks: s.ranks === null ? null : s.ranks.slice(),
  }
}

function pending(frame: Frame | undefined): View['pending'] {
  if (frame === undefined) return null
  switch (frame.kind) {
    case 'flip':
    case 'turn':
    case 'extraMuster':
      return { kind: frame.kind, seat: frame.seat, piece: null, left: 0 }
    case 'activate':
    case 'discard':
    case 'exchange':
    case 'swap':
    case 'copy':
      return { kind: frame.kind, seat: frame.seat, piece: frame.piece, left: 0 }
    case 'claim':
      return { kind: frame.kind, seat: frame.seat, piece: null, left: frame.left }
    case 'nextTurn':
    case 'reveal':
    case 'endOfGame':
    case 'cleanUp':
    case 'newRows':
      return null
    default:
      return unreachable(frame)
  }
}

export const skirmishSeenBy = (s: State, viewer: Seat | null): SeenSkirmish => ({
  armies: armiesSeenBy(s, viewer),
  supporters: s.supporters.map((card) => (card === NONE ? null : card)),
  revealed: s.order.length === 0 ? null : { order: s.order, turns: claimTurns(s.stack) },
})

const claimTurns = (stack: readonly Frame[]): ClaimTurn[] =>
  stack.flatMap((frame) => (frame.kind === 'claim' ? [{ seat: frame.seat, claims: frame.left }] : [])).toReversed()

/** LOS-12, LOS-67: the seat asked after the current one; null at the end of a skirmish. */
function nextSeat(s: State): Seat | null {
  if (s.order.length > 0) {
    const [first, ...others] = claimTurns(s.stack)
    return others.find(({ seat }) => seat !== first?.seat)?.seat ?? null
  }
  if (s.turns < s.seats) return (s.initiative + s.turns) % s.seats
  return s.round < ROUNDS ? s.initiative : null
}

/** LOS-12, LOS-13: one turn each round; the current one counts until its action is chosen. */
function turnsLeft(s: State, seat: Seat): number {
  if (s.order.length > 0) return 0
  const turn = (seat - s.initiative + s.seats) % s.seats
  const isToAct = s.stack.some((frame) => frame.kind === 'turn' && frame.seat === seat)
  return ROUNDS - s.round + (turn >= s.turns || isToAct ? 1 : 0)
}

/** LOS-88: sorted, so that the order does not reveal when a card came. */
const handOf = (s: State, seat: Seat): readonly HandCard[] =>
  ownHand(s, seat)
    .toSorted(byLineageAndStrength)
    .map((card) => ({ card, blocked: whyNotActivate(s, seat, card) }))

const byLineageAndStrength = (a: CardId, b: CardId): number => LINEAGE_INDEX[a] - LINEAGE_INDEX[b] || a - b
