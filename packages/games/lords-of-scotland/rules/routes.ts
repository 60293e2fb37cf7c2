import { type RngState, type Seat, unit } from '@bothy/kernel'
import type { At, Courses, Thread } from './courses.ts'
import { isSighting, isTaking, sourceOf, wasShown, wentDown } from './topics/passages.ts'
import { NONE } from './topics/zones.ts'
import { type Course, mostWaysOf, waysOf } from './spread.ts'
import type { CardId, CardSource, Stray } from './types.ts'

/**
 * LOS-92: which cards strayed. An unknown stray belongs to the way of a card now known elsewhere, or has not come up. One route is drawn,
 * weighted by the ways through the hands and through the rest of each pile.
 */
export type Route = {
  readonly hands: readonly Course[]
  /** By stray; null if it is known or has not come up. */
  readonly on: readonly (Thread | null)[]
}

/** Above this, routes are sampled. Of 900 positions with strays in random play with five seats none had 200. */
const MOST_ROUTES = 500

/** Few suffice, since routes are drawn nearly by their weight. */
const ROUTES_DRAWN = 25

type Search = {
  readonly courses: Courses
  readonly strays: readonly Stray[]
  readonly rests: readonly number[]
  readonly rng: RngState
  readonly options: readonly (readonly (Thread | null)[])[]
  readonly threads: readonly Thread[]
  readonly seats: ReadonlySet<Seat>
  readonly counted: Map<string, number>
  readonly bounded: Map<string, number>
  readonly choice: (Thread | null)[]
  visits: number
  sum: number
  drawn: { readonly steps: readonly Step[]; readonly on: Route['on'] }
}

/** `rests[pile]`: cards of the pile unseen by the seat if no unknown stray had come up; `most`: up to this many routes are enumerated. */
export function drawRoute(
  courses: Courses,
  strays: readonly Stray[],
  rests: readonly number[],
  rng: RngState,
  most: number = MOST_ROUTES,
): Route {
  const options = strays.map((_, stray) => threadsThrough(courses, strays, stray))
  const search: Search = {
    courses,
    strays,
    rests,
    rng,
    options,
    threads: courses.threads.filter(
      (thread) => thread.known.length > 0 || thread.pile !== null || options.some((list) => list.includes(thread)),
    ),
    seats: seatsConcerned(courses, options),
    counted: new Map(),
    bounded: new Map(),
    choice: options.map(() => null),
    visits: 0,
    sum: 0,
    drawn: { steps: [], on: options.map(() => null) },
  }
  goThrough(search, 0, most)
  if (search.visits > most) {
    search.sum = 0
    for (let n = 0; n < ROUTES_DRAWN; n++) draw(search, 0, 1)
  }
  const { steps, on } = search.drawn
  return { hands: courses.hands.map((course, seat) => changed(course, steps, seat)), on }
}

function goThrough(search: Search, stray: number, most: number): void {
  if (stray === search.strays.length) {
    search.visits++
    weigh(search, 1)
    return
  }
  for (const thread of allowed(search, stray)) {
    if (search.visits > most) return
    search.choice[stray] = thread
    goThrough(search, stray + 1, most)
  }
}

/**
 * Draws the choices from this stray on, each by the ways that it leaves, and backtracks where none is left. `chance`: probability of the
 * choices so far. False if no route begins so.
 */
function draw(search: Search, stray: number, chance: number): boolean {
  const { strays, choice, rng } = search
  if (stray === strays.length) return weigh(search, chance)
  const list = allowed(search, stray)
  const weights = list.map((thread) => {
    choice[stray] = thread
    return list.length === 1 ? 1 : weightOf(search, stray + 1).weight
  })
  let sum = weights.reduce((before, weight) => before + weight, 0)
  while (sum > 0) {
    const i = drawn(weights, sum, rng)
    choice[stray] = list[i]
    if (draw(search, stray + 1, (chance * weights[i]) / sum)) return true
    weights[i] = 0
    sum = weights.reduce((before, weight) => before + weight, 0)
  }
  return false
}

function drawn(weights: readonly number[], sum: number, rng: RngState): number {
  let left = unit(rng) * sum
  let last = 0
  for (let i = 0; i < weights.length && left >= 0; i++) {
    if (weights[i] === 0) continue
    last = i
    left -= weights[i]
  }
  return last
}

function seatsConcerned({ strays, threads }: Courses, options: Search['options']): ReadonlySet<Seat> {
  const out = new Set<Seat>()
  const add = (at: At | null | undefined): void => {
    if (at !== null && at !== undefined) out.add(at.seat)
  }
  for (let stray = 0; stray < options.length; stray++) if (options[stray].length > 1) add(strays[stray])
  for (const thread of threads) {
    if (!options.some((list) => list.includes(thread))) continue
    add(thread.end)
    for (const stray of thread.known) add(strays[stray])
  }
  return out
}

/** A card strays only once into a pile, and a card that came up out of a pile needs a stray there. */
function allowed({ strays, threads, options, choice }: Search, stray: number): readonly (Thread | null)[] {
  const list = options[stray]
  if (list.length === 1) return list
  const { pile } = strays[stray]
  const isTaken = (thread: Thread): boolean =>
    thread.known.some((other) => strays[other].pile === pile) ||
    choice.some((other, i) => i < stray && other === thread && strays[i].pile === pile)
  const due = threads.filter((thread) => thread.pile === pile && !isTaken(thread))
  let left = 0
  for (let i = stray; i < strays.length; i++) if (strays[i].pile === pile && options[i].length > 1) left++
  return list.filter((thread) =>
    thread === null ? due.length < left : !isTaken(thread) && (due.length < left || due.includes(thread)),
  )
}

function weigh(search: Search, chance: number): boolean {
  const { steps, weight } = weightOf(search, search.strays.length)
  if (weight === 0) return false
  search.sum += weight / chance
  if (unit(search.rng) * search.sum < weight / chance) search.drawn = { steps, on: search.choice.slice() }
  return true
}

/** Relative weight of a route; an upper bound if only the first `decided` choices are made. */
function weightOf(search: Search, decided: number): { readonly steps: readonly Step[]; readonly weight: number } {
  const steps = stepsOf(search, decided)
  if (steps === null) return { steps: [], weight: 0 }
  const { strays, counted, bounded } = search
  const ways =
    decided < strays.length ? waysAfter(search, steps, bounded, mostWaysOf) : waysAfter(search, steps, counted, waysOf)
  return { steps, weight: ways / takenOut(search, decided) }
}

/** The card came to this passage out of pile `from`; `NONE` while it may be any card of the hand. */
type Step = At & { readonly card: CardId; readonly from: CardSource }

function changed(course: Course, steps: readonly Step[], seat: Seat): Course {
  const out = course.slice()
  for (const { seat: at, index, card, from } of steps)
    if (at === seat) out[index] = from === NONE ? wentDown(0) : wasShown(card, from)
  return out
}

function waysAfter(
  { courses, seats }: Search,
  steps: readonly Step[],
  before: Map<string, number>,
  count: (course: Course) => number,
): number {
  let product = 1
  for (const seat of seats) {
    let key = `${seat}:`
    for (const step of steps) if (step.seat === seat) key += `${step.index} ${step.from},`
    let ways = before.get(key)
    if (ways === undefined) {
      ways = count(changed(courses.hands[seat], steps, seat))
      before.set(key, ways)
    }
    product *= ways
  }
  return product
}

function threadsThrough(
  { hands, strays: places, threads }: Courses,
  strays: readonly Stray[],
  stray: number,
): (Thread | null)[] {
  const place = places[stray]
  const out: (Thread | null)[] = [null]
  if (place === null || threads.some(({ known }) => known.includes(stray))) return out
  const { pile } = strays[stray]
  const isStrayed = (source: CardSource): boolean => strays.some((other) => other.pile === source)
  for (const thread of threads) {
    const { source } = thread
    if (!isSighting(source) && source >= pile) continue
    const isFrom = (from: CardSource): boolean => from === source || (from < pile && isStrayed(from))
    if (hasTaken(hands, place, isFrom) && leadsToEnd(thread)) out.push(thread)
  }
  return out

  function leadsToEnd({ known, end, pile: last }: Thread): boolean {
    if (end !== null) return hasTaken(hands, end, (to) => !isSighting(to) && to >= pile && isStrayed(to))
    return last === null ? known.some((other) => strays[other].pile > pile) : last >= pile
  }
}

function hasTaken(hands: readonly Course[], { seat, index }: At, fits: (source: CardSource) => boolean): boolean {
  for (let i = 0; i < index; i++) {
    const passage = hands[seat][i]
    if (isTaking(passage) && fits(sourceOf(passage))) return true
  }
  return false
}

function stepsOf(search: Search, decided: number): Step[] | null {
  const { threads, strays, courses } = search
  const out: Step[] = []
  for (const thread of threads) {
    const { card, source, known, end, pile } = thread
    const way = wayOf(search, thread, decided)
    const open = firstOpen(search, thread, decided)
    const isOpen = open < Infinity
    if (way.length === 0 && !isOpen) {
      if (pile !== null) return null
      continue
    }
    let from = source
    for (const stray of way) {
      const place = courses.strays[stray]
      const to = strays[stray].pile
      if (place === null || (!isSighting(from) && from >= to)) return null
      out.push({ seat: place.seat, index: place.index, card, from: to > open ? NONE : from })
      from = to
    }
    if (end !== null) out.push({ seat: end.seat, index: end.index, card, from: isOpen ? NONE : from })
    else if (!isOpen && (pile !== null ? from !== pile : !known.includes(way[way.length - 1]))) return null
  }
  return out
}

function wayOf({ strays, choice }: Search, thread: Thread, decided: number): readonly number[] {
  const { known } = thread
  let way = known
  for (let stray = 0; stray < decided; stray++) {
    if (choice[stray] !== thread) continue
    if (way === known) way = known.slice()
    way.push(stray)
  }
  return way.length > 1 ? way.toSorted((a, b) => strays[a].pile - strays[b].pile) : way
}

/** First pile that a remaining choice may put the card into. Strays are in the order of their piles. */
function firstOpen({ options, strays }: Search, thread: Thread, decided: number): number {
  for (let stray = decided; stray < strays.length; stray++)
    if (options[stray].includes(thread)) return strays[stray].pile
  return Infinity
}

/** Ways in which the rest of each pile may lie; each card that came up is one less. */
function takenOut({ choice, strays, rests }: Search, decided: number): number {
  const left = rests.slice()
  let product = 1
  for (let stray = 0; stray < decided; stray++)
    if (choice[stray] !== null) product *= Math.max(1, left[strays[stray].pile]--)
  return product
}
