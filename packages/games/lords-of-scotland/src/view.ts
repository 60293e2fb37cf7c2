import { peek, type Seat, unreachable } from '@bothy/kernel'
import { LINEAGES, LINEAGE_OF } from './data/clans.ts'
import { whyNotActivate } from './rules/activation.ts'
import { armyTotal } from './rules/armies.ts'
import { placings } from './rules/placings.ts'
import { cardOf, isEmptySlot, NONE, ownHand, recruitAt } from './rules/zones.ts'
import type { ArmyCard, CardId, Frame, HandCard, ShownPiece, State, View } from './types.ts'

/** Section 12 of the rules, row by row: what the viewer may know. The end of the game opens nothing more (LOS-93). */
export function view(s: State, viewer: Seat | null): View {
  return {
    seats: s.seats,
    viewer,
    royal: s.royal,
    lineageTest: s.lineageTest,
    skirmish: s.skirmish,
    round: s.round,
    initiative: s.initiative,
    pending: pending(s.stack.at(-1)),
    drawPile: peek(s.draw).length, // the number alone (LOS-82)
    discards: { cards: s.discards.slice(), secret: s.secretDiscards.length },
    recruits: s.recruits.map((_, slot) =>
      isEmptySlot(s, slot) ? null : { card: s.recruitsUp[slot] ? recruitAt(s, slot) : null },
    ),
    supporters: s.supporters.map((card) => (card === NONE ? null : card)),
    armies: s.armies.map((army, owner) => army.map((piece) => shownPiece(piece, owner === viewer))),
    totals: s.armies.map((army, owner) => armyTotal(army, owner === viewer)),
    order: placings(s, viewer),
    revealed: s.order.length > 0,
    handCounts: s.hands.map((hand) => peek(hand).length),
    hand: viewer === null ? [] : handOf(s, viewer),
    piles: s.piles.map((pile) => pile.slice()),
    points: s.points.slice(),
    ranks: s.ranks === null ? null : s.ranks.slice(),
  }
}

/** LOS-94: kind and player are public. */
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

/** LOS-83, LOS-84: a face-down card is known to its present controller alone. */
const shownPiece = (piece: ArmyCard, controls: boolean): ShownPiece => ({
  id: piece.id,
  card: piece.faceUp || controls ? cardOf(piece) : null,
  faceUp: piece.faceUp,
  mark: piece.mark,
})

/** LOS-88: sorted, so that the order says nothing about when a card came. */
const handOf = (s: State, seat: Seat): readonly HandCard[] =>
  ownHand(s, seat)
    .toSorted(byLineageAndStrength)
    .map((card) => ({ card, blocked: whyNotActivate(s, seat, card) }))

const byLineageAndStrength = (a: CardId, b: CardId): number =>
  LINEAGES.indexOf(LINEAGE_OF[a]) - LINEAGES.indexOf(LINEAGE_OF[b]) || a - b
