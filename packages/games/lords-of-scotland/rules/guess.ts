import { hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import { type Courses, coursesFor, isKnown } from './courses.ts'
import type { Hidden, Knows } from './hidden.ts'
import { drawRoute, type Route } from './routes.ts'
import { drop, isSighting } from './topics/passages.ts'
import { NONE } from './topics/zones.ts'
import { type Course, spread } from './spread.ts'
import type { CardId, CardSource, State } from './types.ts'

/**
 * Draws a world that agrees with all that the seat has seen. Every order of every pile, and every card of a hand for each one that went
 * face down, is equally likely. `spread` draws for each hidden place a card seen going to that hand, or a pile; the cards of each pile are
 * then laid evenly. A secret discard shuffled back in (a stray) is also a place and one more card of its pile; `drawRoute` first draws
 * whether it came up again.
 */
export function guess(
  s: State,
  seat: Seat | null,
  hidden: Hidden,
  knows: Knows,
  rng: RngState,
  mostRoutes?: number,
): readonly CardId[] {
  const courses = coursesFor(s, seat, hidden, knows)
  const { strays } = s.memory.known
  const draft: Draft = { s, hidden, cards: hidden.cards.map(() => NONE), sources: hidden.piles.slice() }
  for (let i = 0; i < strays.length; i++) {
    draft.cards.push(NONE)
    draft.sources.push(NONE)
  }
  const pools = poolsOf(draft, courses)
  const route = strays.length === 0 ? null : drawRoute(courses, strays, restsOf(s, pools, knows), rng, mostRoutes)
  const hands = route === null ? courses.hands : route.hands
  for (let owner = 0; owner < s.seats; owner++) if (owner !== seat) spreadHand(draft, owner, hands[owner], rng)
  layPiles(draft, pools, rng)
  if (draft.cards.includes(NONE)) layRest(draft)
  if (route !== null) nameStrays(draft, route, knows)
  return draft.cards
}

type Draft = {
  readonly s: State
  readonly hidden: Hidden
  readonly cards: CardId[]
  readonly sources: CardSource[]
}

/** Hidden cards of each pile, as far as the seat knows; cards seen going to a hand belong to none. */
function poolsOf({ s, hidden }: Draft, { threads }: Courses): CardId[][] {
  const { source, strays } = s.memory.known
  const pools = Array.from({ length: s.memory.generation + 1 }, (): CardId[] => [])
  const isHidden = source.map(() => false)
  for (const card of hidden.cards) isHidden[card] = true
  for (let card = 0; card < source.length; card++)
    if (isHidden[card] && !isSighting(source[card])) pools[source[card]].push(card)
  for (const thread of threads) {
    if (thread.end !== null || thread.pile !== null) continue
    if (!isSighting(thread.source)) drop(pools[thread.source], thread.card)
    pools[Math.max(...thread.known.map((stray) => strays[stray].pile))].push(thread.card)
  }
  return pools
}

function restsOf(s: State, pools: readonly (readonly CardId[])[], knows: Knows): readonly number[] {
  const { strays } = s.memory.known
  return pools.map((pool, pile) => pool.length + strays.filter((it) => it.pile === pile && !isKnown(it, knows)).length)
}

function spreadHand(draft: Draft, owner: Seat, course: Course, rng: RngState): void {
  const { s, hidden } = draft
  const rest = spread(course, rng, (place, source) => put(draft, place, source))
  const begin = hidden.hands[owner]
  const n = Math.min(rest.length, peek(s.hands[owner]).length)
  for (let i = 0; i < n; i++) put(draft, begin + i, rest[i])
}

function put({ s, hidden, cards, sources }: Draft, place: number, source: CardSource): void {
  if (isSighting(source)) {
    const card = s.memory.known.source.indexOf(source)
    if (hidden.cards.includes(card)) cards[place] = card
  } else sources[place] = source
}

/** Oldest pile first, so that strays are known when the pile they went into is laid. */
function layPiles({ s, hidden, cards, sources }: Draft, pools: readonly CardId[][], rng: RngState): void {
  const { strays } = s.memory.known
  const begin = hidden.cards.length
  for (let pile = 0; pile < pools.length; pile++) {
    for (let i = 0; i < strays.length; i++)
      if (strays[i].pile === pile && cards[begin + i] !== NONE) pools[pile].push(cards[begin + i])
    shuffle(pools[pile], rng)
    for (let i = 0; i < strays.length; i++)
      if (sources[begin + i] === pile) cards[begin + i] = pools[pile].pop() ?? NONE
  }
  for (let at = 0; at < begin; at++)
    if (cards[at] === NONE && sources[at] !== NONE) cards[at] = pools[sources[at]].pop() ?? NONE
}

/** Only for states that were not played: cards that fit nowhere fill the gaps. */
function layRest({ hidden, cards }: Draft): void {
  const rest = hidden.cards.filter((card) => !cards.includes(card)).toSorted((a, b) => a - b)
  for (let at = 0; at < hidden.cards.length; at++) if (cards[at] === NONE) cards[at] = rest.pop() ?? NONE
}

/** In this world other cards strayed than in the true one, except those that the seat knows. */
function nameStrays({ s, hidden, cards }: Draft, { on }: Route, knows: Knows): void {
  const { known } = s.memory
  const strays = known.strays.map((stray, i) => {
    if (knows(stray, null)) return stray
    const { id, origin, seenBy, pile } = stray
    const card = on[i]?.card ?? cards[hidden.cards.length + i]
    return { id, card: hide(card), source: hide(on[i]?.source ?? known.source[card] ?? NONE), origin, seenBy, pile }
  })
  s.memory.known = { ...known, strays }
}
