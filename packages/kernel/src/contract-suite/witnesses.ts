import type { GameTypes, Seat } from '../contract.ts'
import { canonical, sameJson } from '../json.ts'
import { below, copyStreams, shuffle } from '../random.ts'
import { imagined, knowsTheSame } from './knowledge.ts'
import { type Position, brief, fail, legalList, mustEqual, nameOf, notData, pick, viewers } from './position.ts'

const DEPTH = 3

type Pair<T extends GameTypes> = { readonly seat: Seat; readonly here: T['action']; readonly there: T['action'] }

export function witnessOnlyHides<T extends GameTypes>(at: Position<T>): void {
  const events = at.table.events.at(-1) ?? at.table.openingEvents
  for (const event of events) {
    for (const viewer of viewers(at.opening.seats)) {
      const seen = at.game.witness(event, viewer)
      if (seen !== null && !isMaskOf(seen, event)) fail(`${nameOf(viewer)} witnesses ${brief(seen)} of ${brief(event)}`)
    }
    const found = notData(event)
    if (found !== null) fail(`event ${brief(event)} is not plain data, at ${found}`)
  }
}

function isMaskOf(seen: unknown, whole: unknown): boolean {
  if (seen === null || Object.is(seen, whole)) return true
  if (typeof seen !== 'object' || typeof whole !== 'object' || whole === null) return false
  const left = Object.entries(seen)
  const right = new Map<string, unknown>(Object.entries(whole))
  return (
    Array.isArray(seen) === Array.isArray(whole) &&
    left.length === right.size &&
    left.every(([key, value]) => isMaskOf(value, right.get(key)))
  )
}

/**
 * Non-interference in motion. The next plies are played in the true state and in one that the viewer cannot tell apart:
 * the same action, or one with the same disguise if it is another seat's. Then
 *
 * 1. up to the first event that reveals, the viewer witnesses the same in both;
 * 2. it witnesses the same altogether, unless events reveal in both worlds (that nothing was turned up is news too, and
 *    what is news cannot be taken back);
 * 3. if it has witnessed the same, it knows the same afterwards: nothing is shown without an event;
 * 4. if it knows the same afterwards, it has witnessed the same: events tell nothing that is not known after them.
 *
 * For the fourth, the generators of both worlds are the same, so that a die which leaves no trace falls the same way.
 * Where the viewer learns different things, by right, the comparison ends.
 */
export function witnessedEventsLookTheSame<T extends GameTypes>(at: Position<T>): void {
  if (at.next === null) return
  for (const viewer of viewers(at.opening.seats)) {
    twinGames(at, viewer, imagined(at, viewer), below(at.rng, 2) === 0)
    if (viewer === null || !at.actors.includes(viewer)) twinGames(at, viewer, at.game.clone(at.state), true)
  }
}

function twinGames<T extends GameTypes>(
  at: Position<T>,
  viewer: Seat | null,
  world: T['state'],
  coupled: boolean,
): void {
  const { game } = at
  const here = game.clone(at.state)
  const there = world
  if (coupled) there.rng = copyStreams(here.rng)
  for (let ply = 0; ply < DEPTH; ply++) {
    const pair = commonPly(at, viewer, here, there)
    if (pair === null) return
    at.census.twins++
    if (pair.seat !== viewer) at.census.foreignTwins++
    if (!playTwins(at, viewer, [here, there], pair, coupled)) return
    at.census.equalAfter++
  }
}

function commonPly<T extends GameTypes>(
  at: Position<T>,
  viewer: Seat | null,
  here: T['state'],
  there: T['state'],
): Pair<T> | null {
  const { game, demands } = at
  const actors = game.actors(here)
  if (actors.length === 0) return null
  const seat = pick(actors, at.rng)
  const look = (action: T['action']): string =>
    canonical(seat === viewer ? action : (demands.disguise?.(action) ?? action))
  const theirs = new Map<string, T['action'][]>()
  for (const action of legalList(game, there, seat))
    theirs.set(look(action), [...(theirs.get(look(action)) ?? []), action])
  const ours = legalList(game, here, seat)
  shuffle(ours, at.rng)
  for (const action of ours) {
    const same = theirs.get(look(action))
    if (same !== undefined) return { seat, here: action, there: pick(same, at.rng) }
  }
  return null
}

function playTwins<T extends GameTypes>(
  at: Position<T>,
  viewer: Seat | null,
  [here, there]: readonly [T['state'], T['state']],
  pair: Pair<T>,
  coupled: boolean,
): boolean {
  const { game } = at
  const eventsHere: T['event'][] = []
  const eventsThere: T['event'][] = []
  game.apply(here, pair.seat, pair.here, eventsHere)
  game.apply(there, pair.seat, pair.there, eventsThere)
  const what = (): string =>
    `seat ${pair.seat} plays ${game.write(pair.here)}, in the imagined state ${game.write(pair.there)}: what ${nameOf(viewer)} witnesses`

  const a = told(at, viewer, eventsHere)
  const b = told(at, viewer, eventsThere)
  mustEqual(b.before, a.before, () => `${what()} before anything is revealed`)
  if (!a.reveals || !b.reveals) mustEqual(b.all, a.all, () => `${what()}, though not both reveal something,`)
  const sameEvents = sameJson(a.all, b.all)
  const sameKnowledge = knowsTheSame(at, viewer, here, there)
  if (sameEvents && !sameKnowledge) {
    mustEqual(game.view(there, viewer), game.view(here, viewer), () => `${what()} is the same, but the view afterwards`)
    fail(`${what()} is the same, but it knows different things afterwards`)
  }
  if (coupled && sameKnowledge) mustEqual(b.lasting, a.lasting, () => `${what()} is not known afterwards, and yet it`)
  return sameEvents && sameKnowledge
}

type Told<T extends GameTypes> = {
  readonly before: readonly T['event'][]
  readonly all: readonly T['event'][]
  readonly lasting: readonly T['event'][]
  readonly reveals: boolean
}

function told<T extends GameTypes>(
  { game, demands }: Position<T>,
  viewer: Seat | null,
  events: readonly T['event'][],
): Told<T> {
  const cut = events.findIndex((event) => game.reveals(event))
  const seen = (some: readonly T['event'][]): T['event'][] =>
    some.map((event) => game.witness(event, viewer)).filter((event) => event !== null)
  return {
    before: seen(cut < 0 ? events : events.slice(0, cut)),
    all: seen(events),
    lasting: seen(events.filter((event) => demands.transient?.(event) !== true)),
    reveals: cut >= 0,
  }
}
