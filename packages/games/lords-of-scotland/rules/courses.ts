import { peek, type Seat } from '@bothy/kernel'
import type { Hidden, Knows } from './hidden.ts'
import { cardShown, idOf, isDown, isShown, sourceOf, wasShown, wentDown } from './topics/passages.ts'
import { cardOf, NONE, ownHand } from './topics/zones.ts'
import type { CardId, CardSource, Passage, PieceId, State, Stray } from './types.ts'

export type At = { readonly seat: Seat; readonly index: number }

/**
 * A card that the seat knows, and where it was last open before: then it went to the place `end`, or out of `pile`, or is still hidden
 * (both null). In between it may have strayed, as known from `known`.
 */
export type Thread = {
  readonly card: CardId
  readonly source: CardSource
  readonly known: number[]
  end: At | null
  pile: number | null
}

/** A place is an index of the layout; strays come after the places. */
export type Courses = {
  readonly hands: Passage[][]
  /** By stray. Null only in states that were not played. */
  readonly strays: (At | null)[]
  readonly threads: Thread[]
}

/**
 * Knowledge from the seat's own hand, without the pile of each card: only consistent combinations remain. That matters only where cards of
 * two sources may both have strayed, into different piles.
 */
export function coursesFor(s: State, seat: Seat | null, hidden: Hidden, knows: Knows): Courses {
  const { known } = s.memory
  const hands = known.hands.map((passages) => passages.slice())
  const strays = known.strays.map((): At | null => null)
  const threads: Thread[] = []
  const hasStrays = strays.length > 0
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner === seat && !hasStrays) continue
    const course = hands[owner]
    for (let index = 0; index < course.length; index++) {
      if (!isDown(course[index])) continue
      const id = idOf(course[index])
      const stray = hasStrays ? known.strays.findIndex((it) => it.id === id) : NONE
      if (stray === NONE) course[index] = placeOrCard(s, hidden, id)
      else {
        const { card, source } = known.strays[stray]
        const isOpen = isKnown(known.strays[stray], knows)
        course[index] = isOpen ? wasShown(peek(card), peek(source)) : wentDown(hidden.cards.length + stray)
        strays[stray] = { seat: owner, index }
        if (isOpen) threadOf(threads, peek(card), peek(source)).known.push(stray)
      }
    }
    if (owner === seat) for (const card of ownHand(s, owner)) course.push(wasShown(card, known.source[card]))
    if (hasStrays) tieThreads(course, owner, strays, threads)
  }
  for (const { card, source, pile } of known.found) threadOf(threads, card, source).pile = pile
  return { hands, strays, threads }
}

export const isKnown = (stray: Stray, knows: Knows): boolean => knows(stray, null) && peek(stray.card) !== NONE

/** The place if the seat does not know the piece or secret discard, else its card. */
function placeOrCard(s: State, { traces }: Hidden, id: PieceId): Passage {
  for (const trace of traces) if (trace.id === id) return wentDown(trace.at)
  const { source } = s.memory.known
  for (const army of s.armies)
    for (const piece of army) if (piece.id === id) return wasShown(cardOf(piece), source[cardOf(piece)])
  for (const discard of s.secretDiscards)
    if (discard.id === id) return wasShown(peek(discard.card), source[peek(discard.card)])
  throw new Error(`nobody knows where piece ${id} is`)
}

function tieThreads(course: readonly Passage[], seat: Seat, strays: readonly (At | null)[], threads: Thread[]): void {
  for (let index = 0; index < course.length; index++) {
    if (!isShown(course[index])) continue
    if (strays.some((stray) => stray !== null && stray.seat === seat && stray.index === index)) continue
    threadOf(threads, cardShown(course[index]), sourceOf(course[index])).end = { seat, index }
  }
}

/** A card is open between two of its threads, so its source tells them apart. */
function threadOf(threads: Thread[], card: CardId, source: CardSource): Thread {
  const found = threads.find((thread) => thread.card === card && thread.source === source)
  if (found !== undefined) return found
  const thread: Thread = { card, source, known: [], end: null, pile: null }
  threads.push(thread)
  return thread
}
