import { below, type RngState, type Seat, unit } from '@bothy/kernel'
import type { At, Courses, Thread } from './courses.ts'
import { isSighting, isTaking, sourceOf, wasShown } from './rules/passages.ts'
import { type Course, waysOf } from './spread.ts'
import type { CardId, CardSource, Stray } from './types.ts'

/**
 * Which cards strayed (LOS-92). A stray that the seat does not know is on the way of a card that it knows elsewhere by now, or it has
 * not come up. For each route the ways through the hands are counted, and the ways in which the rest of each pile may lie.
 * One route is drawn by these numbers.
 */
export type Route = {
  /** With all that strayed and came up. */
  readonly hands: readonly Course[]
  /** By stray: on whose way it is; null if it is known or has not come up. */
  readonly on: readonly (Thread | null)[]
}

/** If there are more, so many of them are drawn and weighed. Of 900 positions with strays in random play with five seats none had 200. */
const MOST_ROUTES = 500

type Search = {
  readonly courses: Courses
  readonly strays: readonly Stray[]
  readonly rests: readonly number[]
  readonly rng: RngState
  /** By stray. */
  readonly options: readonly (readonly (Thread | null)[])[]
  /** Those of the options, and those that have certainly strayed. */
  readonly threads: readonly Thread[]
  /** The hands whose ways depend on the route. */
  readonly seats: ReadonlySet<Seat>
  /** Ways through a hand by the steps there. */
  readonly counted: Map<string, number>
  readonly choice: (Thread | null)[]
  isSampled: boolean
  visits: number
  sum: number
  drawn: { readonly steps: readonly Step[]; readonly on: Route['on'] }
}

/** `rests[pile]` is how many cards of the pile the seat would not see if no stray that it does not know had come up. */
export function drawRoute(courses: Courses, strays: readonly Stray[], rests: readonly number[], rng: RngState): Route {
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
    choice: options.map(() => null),
    isSampled: false,
    visits: 0,
    sum: 0,
    drawn: { steps: [], on: options.map(() => null) },
  }
  choose(search, 0, 1)
  if (search.visits > MOST_ROUTES) drawSome(search)
  const { steps, on } = search.drawn
  return { hands: courses.hands.map((course, seat) => changed(course, steps, seat)), on }
}

function drawSome(search: Search): void {
  search.isSampled = true
  search.sum = 0
  for (let n = 0; n < MOST_ROUTES; n++) choose(search, 0, 1)
}

/** Goes through all choices for the strays from this one on, or draws one of them; `chance` is that of what was drawn before. */
function choose(search: Search, stray: number, chance: number): void {
  const { strays, choice, isSampled, rng } = search
  if (stray === strays.length) return weigh(search, chance)
  if (!isSampled && search.visits > MOST_ROUTES) return
  const list = allowed(search, stray)
  if (isSampled && list.length > 0) {
    choice[stray] = list[below(rng, list.length)]
    choose(search, stray + 1, chance / list.length)
  } else
    for (const thread of list) {
      choice[stray] = thread
      choose(search, stray + 1, 1)
    }
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

/** A card strays once into a pile, and what has come up out of a pile needs a stray there. */
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

/** Takes the route instead of what was drawn before, as often as it is likelier. */
function weigh(search: Search, chance: number): void {
  search.visits++
  const { courses, strays, threads, rests, rng, choice } = search
  const steps = stepsOf(threads, courses.strays, strays, choice)
  if (steps === null) return
  const weight = waysAfter(search, steps) / takenOut(choice, strays, rests) / chance
  search.sum += weight
  if (unit(rng) * search.sum < weight) search.drawn = { steps, on: choice.slice() }
}

/** A card came to this passage of the hand out of that pile. */
type Step = At & { readonly card: CardId; readonly from: CardSource }

function changed(course: Course, steps: readonly Step[], seat: Seat): Course {
  const out = course.slice()
  for (const step of steps) if (step.seat === seat) out[step.index] = wasShown(step.card, step.from)
  return out
}

/** Ways through the hands concerned with these steps. Many routes lead through the same passages of a hand, so each is counted once. */
function waysAfter({ courses, seats, counted }: Search, steps: readonly Step[]): number {
  let product = 1
  for (const seat of seats) {
    let key = `${seat}:`
    for (const step of steps) if (step.seat === seat) key += `${step.index} ${step.from},`
    let ways = counted.get(key)
    if (ways === undefined) {
      ways = waysOf(changed(courses.hands[seat], steps, seat))
      counted.set(key, ways)
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

/** How the cards went if they went these ways; null if one of them cannot have. */
function stepsOf(
  threads: readonly Thread[],
  places: readonly (At | null)[],
  strays: readonly Stray[],
  on: readonly (Thread | null)[],
): Step[] | null {
  const out: Step[] = []
  for (const thread of threads) {
    const { card, source, known, end, pile } = thread
    const way = wayOf(thread, strays, on)
    if (way.length === 0) {
      if (pile !== null) return null
      continue
    }
    let from = source
    for (const stray of way) {
      const place = places[stray]
      if (place === null || (!isSighting(from) && from >= strays[stray].pile)) return null
      out.push({ seat: place.seat, index: place.index, card, from })
      from = strays[stray].pile
    }
    if (end !== null) out.push({ seat: end.seat, index: end.index, card, from })
    else if (pile !== null ? from !== pile : !known.includes(way[way.length - 1])) return null
  }
  return out
}

/** The strays on the way of a card, in the order of their piles. */
function wayOf(thread: Thread, strays: readonly Stray[], on: readonly (Thread | null)[]): readonly number[] {
  const { known } = thread
  let way = known
  for (let stray = 0; stray < on.length; stray++) {
    if (on[stray] !== thread) continue
    if (way === known) way = known.slice()
    way.push(stray)
  }
  return way.length > 1 ? way.toSorted((a, b) => strays[a].pile - strays[b].pile) : way
}

/** So many cards of a pile may lie in so many ways; each that came up is one of them less. */
function takenOut(on: readonly (Thread | null)[], strays: readonly Stray[], rests: readonly number[]): number {
  const left = rests.slice()
  let product = 1
  for (let stray = 0; stray < on.length; stray++)
    if (on[stray] !== null) product *= Math.max(1, left[strays[stray].pile]--)
  return product
}
