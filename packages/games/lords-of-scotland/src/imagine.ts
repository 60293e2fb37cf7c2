import { fork, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { clone } from './clone.ts'
import { cardOf, NONE, recruitAt, seatBit } from './rules/zones.ts'
import type { CardId, PieceId, State } from './types.ts'

/** A face-down card whose first owner and number are public: where a card seen going to that hand may have gone. */
type Trace = { readonly at: number; readonly origin: Seat; readonly id: PieceId }

/**
 * Every card that somebody does not know, as one list, and how the list is laid out: `hands[seat]` is where that hand begins
 * (-1: known), `traces` the unknown pieces and secret discards. `lay` puts a list of the same layout back.
 */
type Unknown = { readonly cards: CardId[]; readonly hands: readonly number[]; readonly traces: readonly Trace[] }

/** Who knows a face-down piece or a secret discard: by what the seat may remember, or by what the rules show it now. */
type Knows = (piece: { readonly seenBy: number }, owner: Seat | null) => boolean

const remembers =
  (seat: Seat | null): Knows =>
  (piece) =>
    seat !== null && (piece.seenBy & seatBit(seat)) !== 0

const controls =
  (seat: Seat | null): Knows =>
  (_piece, owner) =>
    seat !== null && owner === seat

/**
 * Another state that the seat cannot tell apart from this one, all of them equally likely.
 *
 * The seat remembers the face-down cards that it has seen, and every card that it saw going to a hand: such a card is there
 * still, or in a piece mustered face down from that hand since, or was secretly discarded out of such a piece.
 */
export function imagine(state: State, seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  const unknown = gather(s, seat, remembers(seat))
  const guess = unknown.cards.map(() => NONE)
  const left = new Set(unknown.cards.toSorted((a, b) => a - b)) // the true order must not matter
  for (let owner = 0; owner < s.seats; owner++)
    if (unknown.hands[owner] >= 0) placeSightings(s, owner, unknown, guess, left, rng)
  fill(guess, [...left], rng)
  lay(s, guess, seat, remembers(seat))
  s.rng.deck = fork(rng)
  return s
}

/**
 * INV-8: all cards that the view of the seat does not show, permuted among all the places where they lie. Nobody remembers
 * anything here, so the sightings are gone too.
 */
export function permute(state: State, seat: Seat | null, rng: RngState): State {
  const s = clone(state)
  const { cards } = gather(s, seat, controls(seat))
  shuffle(cards, rng)
  lay(s, cards, seat, controls(seat))
  s.sightings = s.sightings.map(() => [])
  return s
}

/**
 * The later a card was seen, the fewer places it may have gone to, and those are among the places of every earlier one. So
 * placing them from the latest to the earliest, each uniformly among the free places, makes all arrangements equally likely.
 */
function placeSightings(
  s: State,
  owner: Seat,
  unknown: Unknown,
  guess: CardId[],
  left: Set<CardId>,
  rng: RngState,
): void {
  const begin = unknown.hands[owner]
  const end = begin + peek(s.hands[owner]).length
  for (const { card, since } of s.sightings[owner].toReversed()) {
    if (!left.has(card)) continue // the seat knows where it is
    const free: number[] = []
    for (let at = begin; at < end; at++) if (guess[at] === NONE) free.push(at)
    for (const { at, origin, id } of unknown.traces)
      if (origin === owner && id >= since && guess[at] === NONE) free.push(at)
    shuffle(free, rng)
    guess[free[0]] = card
    left.delete(card)
  }
}

function fill(guess: CardId[], cards: CardId[], rng: RngState): void {
  shuffle(cards, rng)
  for (let at = 0; at < guess.length; at++) if (guess[at] === NONE) guess[at] = cards.pop() ?? NONE
}

function gather(s: State, seat: Seat | null, knows: Knows): Unknown {
  const cards: CardId[] = []
  const hands: number[] = []
  const traces: Trace[] = []
  for (let owner = 0; owner < s.seats; owner++) {
    hands.push(owner === seat ? -1 : cards.length)
    if (owner !== seat) for (const card of peek(s.hands[owner])) cards.push(card)
  }
  for (let owner = 0; owner < s.seats; owner++) {
    for (const piece of s.armies[owner]) {
      if (piece.faceUp || knows(piece, owner)) continue
      traces.push({ at: cards.length, origin: piece.origin, id: piece.id })
      cards.push(cardOf(piece))
    }
  }
  for (const discard of s.secretDiscards) {
    if (knows(discard, null)) continue
    traces.push({ at: cards.length, origin: discard.origin, id: discard.id })
    cards.push(peek(discard.card))
  }
  for (let slot = 0; slot < s.recruits.length; slot++) if (isFaceDown(s, slot)) cards.push(recruitAt(s, slot))
  for (const card of peek(s.draw)) cards.push(card)
  return { cards, hands, traces }
}

/** The inverse of `gather`: the same walk, putting cards down instead of taking them up. */
function lay(s: State, cards: readonly CardId[], seat: Seat | null, knows: Knows): void {
  let at = 0
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner === seat) continue
    const hand = peek(s.hands[owner])
    for (let i = 0; i < hand.length; i++) hand[i] = cards[at++]
  }
  for (let owner = 0; owner < s.seats; owner++) {
    const army = s.armies[owner]
    for (let i = 0; i < army.length; i++) {
      const { id, faceUp, mark, origin, seenBy } = army[i]
      if (!faceUp && !knows(army[i], owner)) army[i] = { id, card: hide(cards[at++]), faceUp, mark, origin, seenBy }
    }
  }
  for (let i = 0; i < s.secretDiscards.length; i++) {
    const { id, origin, seenBy } = s.secretDiscards[i]
    if (!knows(s.secretDiscards[i], null)) s.secretDiscards[i] = { id, card: hide(cards[at++]), origin, seenBy }
  }
  for (let slot = 0; slot < s.recruits.length; slot++) if (isFaceDown(s, slot)) s.recruits[slot] = hide(cards[at++])
  const pile = peek(s.draw)
  for (let i = 0; i < pile.length; i++) pile[i] = cards[at++]
}

const isFaceDown = (s: State, slot: number): boolean => !s.recruitsUp[slot] && recruitAt(s, slot) !== NONE
