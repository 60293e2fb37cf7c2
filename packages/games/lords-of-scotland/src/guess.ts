import { below, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import type { Hidden, Knows } from './hidden.ts'
import { firstStray, latestAgain, mayStray } from './rules/traces.ts'
import { dropUnseen, latest, pileOf, sinceOf } from './rules/unseen.ts'
import { cardOf, NONE, removeAt } from './rules/zones.ts'
import type { CardId, PieceId, Sighting, State, Stray, Unseen } from './types.ts'

/**
 * How a world is drawn that agrees with everything a seat has seen.
 *
 * The seat remembers the face-down cards that were its own, every card that it saw going to a hand, and which pile each of the others
 * went into when it was last open. So each hidden place holds a card out of a certain pile, but for what came out of a hand: a
 * piece may be any card that was in the hand when it was mustered. First the cards of each hand are spread over the places that
 * may hold them, then the cards of each pile over the places that were filled from it. Both draw evenly: every way in which the
 * backs may have travelled is equally likely. Only which of several cards of a hand came up is not drawn: `latest` and `firstStray`
 * choose one so that every possible world stays possible. Its share is then a little off while something of that hand is face down.
 *
 * A secret discard that was shuffled in (a stray) is a place like others while its hand is spread, and one card too many for the
 * pile that it went into. So one pile has cards to spare and another lacks some; they go where they may have strayed to. If that
 * does not come out even, the world is drawn again.
 */
export function guess(s: State, hidden: Hidden, knows: Knows, rng: RngState): readonly CardId[] {
  for (let tries = 1; ; tries++) {
    const isLast = tries === MOST_TRIES
    const draft = begin(s, hidden, knows, rng)
    let isGood = true
    for (let owner = 0; owner < s.seats; owner++) if (hidden.hands[owner] >= 0 && !spread(draft, owner)) isGood = false
    if (!isGood && !isLast) continue
    if (!fill(draft, isLast)) continue
    nameStrays(draft, knows)
    return draft.cards
  }
}

/** Without strays the first draft is always good. The last one is taken as it is, also in a state that nobody could have played. */
const MOST_TRIES = 100

type Strayed = { readonly stray: Stray; card: CardId; readonly from: number }

type Draft = {
  readonly s: State
  readonly hidden: Hidden
  readonly rng: RngState
  /** The answer, `NONE` where nothing is decided. */
  readonly cards: CardId[]
  /** By place: the pile it was filled from. */
  readonly piles: number[]
  /** By card: the pile that it last went into, as far as the seat knows. */
  readonly into: number[]
  /** By pile: the cards that are to be laid. */
  readonly pools: CardId[][]
  /** By card: hidden from the seat, and in no place and no pool yet. */
  readonly isLeft: boolean[]
  /** By hand: what is not accounted for by places that the seat knows. */
  readonly unseen: Unseen[][]
  /** Strays that the seat does not know, as far as they have not come up. */
  readonly strays: Stray[]
  /** What strayed in this world, unknown to the seat: the card, or `NONE` and the pile that it came out of. */
  readonly strayed: Strayed[]
  /** Cards seen going to a hand that the seat knows in a place filled from that hand. */
  readonly explained: CardId[]
}

function begin(s: State, hidden: Hidden, knows: Knows, rng: RngState): Draft {
  const draft: Draft = {
    s,
    hidden,
    rng,
    cards: hidden.cards.map(() => NONE),
    piles: hidden.piles.slice(),
    into: s.memory.into.slice(),
    pools: Array.from({ length: s.memory.generation + 1 }, () => []),
    isLeft: s.memory.into.map(() => false),
    unseen: s.memory.unseen.map((list) => list.slice()),
    strays: [],
    strayed: [],
    explained: [],
  }
  for (const card of hidden.cards) draft.isLeft[card] = true
  if (s.memory.strays.length > 0) accountKnownStrays(draft, knows)
  for (let owner = 0; owner < s.seats; owner++)
    for (const piece of s.armies[owner])
      if (!piece.faceUp && knows(piece, owner)) account(draft, piece.origin, cardOf(piece), piece.id)
  for (const discard of s.secretDiscards)
    if (knows(discard, null)) account(draft, discard.origin, peek(discard.card), discard.id)
  if (draft.strays.length > 0) accountFound(draft, knows)
  return draft
}

/** Cards that everybody saw going to the hand, oldest first: those that may have strayed came before the others. */
function cardsSeen(s: State, seat: Seat): readonly Sighting[] {
  const lost = s.memory.lost[seat]
  return lost.length === 0 ? s.sightings[seat] : [...lost, ...s.sightings[seat]]
}

/** The seat knows what a place is that was filled from that hand: one unseen card of the hand less to look for. */
function account({ s, into, unseen, explained, rng }: Draft, origin: Seat, card: CardId, id: PieceId): void {
  if (cardsSeen(s, origin).some((sighting) => sighting.card === card && sighting.since <= id)) {
    explained.push(card)
    return
  }
  const at = latest(unseen[origin], into[card], id)
  const again = latestAgain(s.memory, unseen[origin], into[card], id)
  if (again < 0 ? at >= 0 : at < 0 || below(rng, 2) === 0) dropUnseen(unseen[origin], again < 0 ? at : again)
  else if (at >= 0) dropUnseen(unseen[origin], at)
}

function accountKnownStrays(draft: Draft, knows: Knows): void {
  const { s, into } = draft
  for (const stray of s.memory.strays) {
    if (!isKnown(stray, knows)) {
      draft.strays.push(stray)
      continue
    }
    const card = peek(stray.card)
    const wasSighted = s.memory.found.some((f) => f.card === card && f.pile === stray.pile && f.sighted !== null)
    if (!wasSighted) account(draft, stray.origin, card, stray.id)
    if (!hasBeenOpen(s, stray, card)) into[card] = stray.pile
  }
}

const isKnown = (stray: Stray, knows: Knows): boolean => knows(stray, null) && peek(stray.card) !== NONE

/** Strays that came up, or that the seat has met in a place it knows, are not to be looked for. */
function accountFound(draft: Draft, knows: Knows): void {
  const { s, unseen, strays, rng } = draft
  accountSightings(draft)
  for (const { card, pile, from, sighted } of s.memory.found) {
    if (s.memory.strays.some((stray) => stray.pile === pile && peek(stray.card) === card && isKnown(stray, knows)))
      continue
    if (sighted !== null) {
      const first = firstStray(strays, pile, sighted.seat, sighted.since)
      if (first >= 0) removeAt(strays, first)
      continue
    }
    const may = strays.filter((stray) => stray.pile === pile && latest(unseen[stray.origin], from, stray.id) >= 0)
    if (may.length === 0) continue
    const stray = may[below(rng, may.length)]
    dropUnseen(unseen[stray.origin], latest(unseen[stray.origin], from, stray.id))
    removeAt(strays, strays.indexOf(stray))
  }
}

/** Has the card come up since it strayed? Then it went openly into a later pile, or into a hand. */
const hasBeenOpen = (s: State, { id, origin, pile }: Stray, card: CardId): boolean =>
  s.memory.into[card] >= pile ||
  s.sightings.some((_, seat) =>
    cardsSeen(s, seat).some((seen) => seen.card === card && (seat !== origin || seen.since > id)),
  )

/** Cards seen going to a hand that the seat knows elsewhere strayed out of it (`traces.ts` says which stray goes). */
function accountSightings({ s, hidden, strays, isLeft, explained }: Draft): void {
  for (let owner = 0; owner < s.seats; owner++) {
    if (hidden.hands[owner] < 0) continue
    for (const { card, since } of s.memory.lost[owner]) {
      if (isLeft[card] || explained.includes(card)) continue
      const may = strays.filter((stray) => stray.origin === owner && stray.id >= since)
      if (may.length > 0) removeAt(strays, strays.indexOf(may[0]))
    }
  }
}

/** Where a card of a hand may be: a place of the layout, or a stray (`at` is `NONE`). */
type Spot = { readonly at: number; readonly id: PieceId; readonly stray: Stray | null }

/**
 * The later a card came to the hand, the fewer places it may have gone to, and those are among the places of every earlier one. So
 * laying them from the latest to the earliest, each evenly among the free places, makes all ways equally likely. False if they do not
 * fit, since a stray was taken for another one.
 */
function spread(draft: Draft, owner: Seat): boolean {
  const { s, isLeft, piles } = draft
  const free = spotsOf(draft, owner)
  const unseen = draft.unseen[owner]
  const seen = cardsSeen(s, owner)
  let i = unseen.length - 1
  let j = seen.length - 1
  while (i >= 0 || j >= 0) {
    if (j >= 0 && (i < 0 || seen[j].since >= sinceOf(unseen[i]))) {
      const { card, since } = seen[j--]
      if (!isLeft[card] || draft.explained.includes(card)) continue // the seat knows where it is
      const spot = takeSpot(free, since, draft.rng)
      if (spot === null) return false
      isLeft[card] = false
      if (spot.stray === null) draft.cards[spot.at] = card
      else {
        draft.pools[spot.stray.pile].push(card)
        draft.strayed.push({ stray: spot.stray, card, from: NONE })
      }
    } else {
      const card = unseen[i--]
      const pile = pileOf(card)
      const spot = takeSpot(free, sinceOf(card), draft.rng)
      if (spot === null) return false
      if (spot.stray === null) piles[spot.at] = pile
      else draft.strayed.push({ stray: spot.stray, card: NONE, from: pile })
    }
  }
  return free.length === 0
}

function spotsOf({ s, hidden, strays }: Draft, owner: Seat): Spot[] {
  const begins = hidden.hands[owner]
  const ends = begins + peek(s.hands[owner]).length
  const spots: Spot[] = []
  for (let at = begins; at < ends; at++) spots.push({ at, id: s.nextPiece, stray: null })
  for (const { at, origin, id } of hidden.traces) if (origin === owner) spots.push({ at, id, stray: null })
  for (const stray of strays) if (stray.origin === owner) spots.push({ at: NONE, id: stray.id, stray })
  return spots
}

/** One of the spots that a card which came at that time may have gone to, no longer free. */
function takeSpot(free: Spot[], since: PieceId, rng: RngState): Spot | null {
  let n = 0
  for (const spot of free) if (spot.id >= since) n++
  if (n === 0) return null
  let nth = n === 1 ? 0 : below(rng, n)
  for (let i = 0; i < free.length; i++) {
    if (free[i].id < since || nth-- > 0) continue
    const spot = free[i]
    free[i] = free[free.length - 1]
    free.pop()
    return spot
  }
  return null
}

/** Lays the cards of each pile. False if some of them are left over that cannot have strayed to where others are missing. */
function fill(draft: Draft, always: boolean): boolean {
  const { cards, piles, into, pools, isLeft, rng } = draft
  for (let card = 0; card < isLeft.length; card++) if (isLeft[card]) pools[into[card]].push(card)
  const lacks = pools.map((pool) => -pool.length)
  for (let at = 0; at < cards.length; at++) if (cards[at] === NONE && piles[at] !== NONE) lacks[piles[at]]++
  for (const pool of pools) shuffle(pool, rng)
  const isEven = lacks.every((lack) => lack === 0) || evenOut(draft, lacks)
  if (!isEven && !always) return false
  for (let at = 0; at < cards.length; at++)
    if (cards[at] === NONE && piles[at] !== NONE) cards[at] = pools[piles[at]].pop() ?? NONE
  if (!isEven) layRest(draft)
  return true
}

/** Moves cards that one pile has to spare to others that lack some, where they may have strayed. */
function evenOut(draft: Draft, lacks: readonly number[]): boolean {
  const { s, pools, strayed, rng } = draft
  const spare: { readonly card: CardId; readonly from: number }[] = []
  for (let from = 0; from < pools.length; from++)
    for (let n = lacks[from]; n < 0; n++) spare.push({ card: pools[from].pop() ?? NONE, from })
  for (let pile = 0; pile < pools.length; pile++) {
    for (let n = lacks[pile]; n > 0; n--) {
      const may = spare.filter(({ from }) => mayStray(s.memory, from, pile))
      if (may.length === 0) return false
      const moved = may[below(rng, may.length)]
      removeAt(spare, spare.indexOf(moved))
      pools[pile].push(moved.card)
      const named = strayed.find((it) => it.card === NONE && it.stray.pile === pile && it.from === moved.from)
      if (named !== undefined) named.card = moved.card
    }
    if (lacks[pile] > 0) shuffle(pools[pile], rng)
  }
  return spare.length === 0 // always so, unless the hands were not spread well
}

/** What fits nowhere goes wherever something is missing. */
function layRest({ hidden, cards }: Draft): void {
  const rest = hidden.cards.filter((card) => !cards.includes(card)).toSorted((a, b) => a - b)
  for (let at = 0; at < cards.length; at++) if (cards[at] === NONE) cards[at] = rest.pop() ?? NONE
}

/** In this world other cards strayed than in the true one, but for those that the seat knows. */
function nameStrays({ s, strayed }: Draft, knows: Knows): void {
  const { strays } = s.memory
  for (let i = 0; i < strays.length; i++) {
    const stray = strays[i]
    const { id, origin, seenBy, pile, from } = stray
    if (knows(stray, null)) continue
    const card = strayed.find((it) => it.stray === stray)?.card ?? NONE
    strays[i] = { id, card: hide(card), origin, seenBy, pile, from }
  }
}
