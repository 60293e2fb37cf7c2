import { hide, peek, type Seat } from '@bothy/kernel'
import type { CardId, CardSource, Fact, Found, Known, Memory, Passage, PieceId, Shuffled, Stray } from '../types.ts'
import {
  CAME_UP,
  cardIn,
  kindOf,
  MADE_ANEW,
  numberOf,
  seatOf,
  SHOWN,
  SHOWN_AS_SEEN,
  TOOK_SEEN,
  TOOK_UNSEEN,
  TURNED,
  TURNED_AS_SEEN,
  WENT_DOWN,
} from './facts.ts'
import {
  drop,
  dropAt,
  isDown,
  isSighting,
  isTaking,
  sightingSource,
  sourceOf,
  took,
  wasShown,
  wentDown,
} from './passages.ts'
import { NONE, removeAt } from './zones.ts'

/** Derives from the facts where each hidden card was last open, and which cards went through a hand since one left it face down. */

type Draft = {
  generation: number
  sighted: number
  readonly source: CardSource[]
  readonly hands: Passage[][]
  readonly strays: Stray[]
  readonly found: Found[]
}

/** A search imagines from one state repeatedly. Facts are append-only, so their number tells whether the cache is current. */
const recalled = new WeakMap<readonly Fact[], { readonly facts: number; readonly known: Known }>()

export function recall({ generation, known, facts, shuffled }: Memory): Known {
  if (facts.length === 0) return known
  const before = recalled.get(facts)
  if (before !== undefined && before.facts === facts.length) return before.known
  const draft: Draft = {
    generation: generation - shuffled.length,
    sighted: known.sighted,
    source: known.source.slice(),
    hands: known.hands.map((passages) => passages.slice()),
    strays: known.strays.slice(),
    found: known.found.slice(),
  }
  let piles = 0
  for (let i = 0; i < facts.length; i++)
    if (kindOf(facts[i]) === MADE_ANEW) madeAnew(draft, shuffled[piles++])
    else learn(draft, facts[i])
  const { sighted, source, hands, strays, found } = draft
  const after: Known = { sighted, source, hands, strays, found }
  recalled.set(facts, { facts: facts.length, known: after })
  return after
}

export function lookBack(m: Memory): void {
  m.known = recall(m)
  m.facts = []
  m.shuffled = []
}

function learn(m: Draft, it: Fact): void {
  const seat = seatOf(it)
  const card = cardIn(it)
  const passages = m.hands[seat]
  switch (kindOf(it)) {
    case TOOK_SEEN:
      m.source[card] = sightingSource(m.sighted++)
      passages.push(took(m.source[card]))
      return
    case TOOK_UNSEEN:
      passages.push(took(numberOf(it)))
      return
    case WENT_DOWN:
      passages.push(wentDown(numberOf(it)))
      return
    case SHOWN_AS_SEEN:
      drop(passages, took(m.source[card]))
      return
    case SHOWN:
      passages.push(wasShown(card, m.source[card]))
      return forget(m, seat)
    case TURNED_AS_SEEN:
    case TURNED:
      return turnedUp(m, seat, card, numberOf(it), kindOf(it) === TURNED_AS_SEEN)
    case CAME_UP:
      return cameUp(m, card, numberOf(it))
    default:
      throw new Error(`${it} is no fact`)
  }
}

function turnedUp(m: Draft, origin: Seat, card: CardId, id: PieceId, asSeen: boolean): void {
  const passages = m.hands[origin]
  const source = m.source[card]
  const at = passages.indexOf(wentDown(id))
  if (at < 0) return
  if (asSeen) {
    dropAt(passages, at)
    drop(passages, took(source))
  } else passages[at] = wasShown(card, source)
  forget(m, origin)
}

/**
 * Until a card has left the hand face down, cards of one source are alike. A card shown later must be kept, since which card it was depends
 * on the one that went down.
 */
function forget(m: Draft, seat: Seat): void {
  const passages = m.hands[seat]
  let i = 0
  while (i < passages.length) {
    const passage = passages[i++]
    if (isTaking(passage)) continue
    if (isDown(passage) || mayHaveStrayed(m, sourceOf(passage), passages, i)) return
    dropAt(passages, --i)
    if (drop(passages, took(sourceOf(passage)))) i--
  }
}

/** True if a card last open there may have reached the hand from a later pile, as a secret discard. */
function mayHaveStrayed({ strays }: Draft, source: CardSource, passages: readonly Passage[], end: number): boolean {
  for (let i = 0; i < strays.length; i++) {
    const { pile } = strays[i]
    if ((isSighting(source) || pile > source) && passages.lastIndexOf(took(pile), end) >= 0) return true
  }
  return false
}

/** A card that did not go openly into the pile was a stray. */
function cameUp(m: Draft, card: CardId, pile: number): void {
  const source = m.source[card]
  if (source === pile) return
  const which = onlyStray(m, pile)
  if (which === NONE) m.found.push({ card, source, pile })
  else {
    const { id, origin } = m.strays[which]
    removeAt(m.strays, which)
    const at = m.hands[origin].indexOf(wentDown(id))
    if (at >= 0) m.hands[origin][at] = wasShown(card, source)
    for (let seat = 0; seat < m.hands.length; seat++) forget(m, seat)
  }
}

/** The only stray of that pile, or `NONE`: a card that came up there without going in openly is one of its strays. */
function onlyStray({ strays }: Draft, pile: number): number {
  const which = strays.findIndex((stray) => stray.pile === pile)
  return which < 0 || strays.some((stray, i) => i > which && stray.pile === pile) ? NONE : which
}

/** LOS-92. */
function madeAnew(m: Draft, { open, secret }: Shuffled): void {
  m.generation++
  for (const card of open) m.source[card] = m.generation
  for (const { id, card, origin, seenBy } of secret)
    m.strays.push({ id, card, source: hide(m.source[peek(card)]), origin, seenBy, pile: m.generation })
}
