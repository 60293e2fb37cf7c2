import type { GameTypes, Seat } from '../contract.ts'
import { sameJson } from '../json.ts'
import { type RngState, fork, stream } from '../random.ts'
import { playOn } from './copies.ts'
import { type Position, fail, legalList, mustEqual, nameOf, throughText, viewers } from './position.ts'

const WORLDS = 2
const PLIES_ON = 4

const YARDSTICK: Readonly<RngState> = stream('contract', 'knowledge')

/**
 * Whether the viewer knows the same in both states. Its imaginings from one fixed generator hold all it knows (see
 * `imagineKnowsNoMore`), so equal ones mean that the game itself holds the states for indistinguishable.
 */
export function knowsTheSame<T extends GameTypes>(
  { game }: Position<T>,
  viewer: Seat | null,
  a: T['state'],
  b: T['state'],
): boolean {
  return sameJson(game.imagine(a, viewer, [...YARDSTICK]), game.imagine(b, viewer, [...YARDSTICK]))
}

/** Non-interference at rest: in a world that the seat cannot tell apart, everything it is shown is the same. */
export function imaginedStatesLookTheSame<T extends GameTypes>(at: Position<T>): void {
  for (const viewer of viewers(at.opening.seats)) {
    for (let i = 0; i < WORLDS; i++) {
      const world = imagined(at, viewer)
      looksTheSame(at, world, viewer)
      if (at.next === null) continue // at the end all may be known
      at.census.worlds++
      count(at, world)
    }
  }
}

export function imagined<T extends GameTypes>(at: Position<T>, viewer: Seat | null): T['state'] {
  const { game, state } = at
  const rng = fork(at.rng)
  const before = rng.join()
  const world = game.imagine(state, viewer, rng)
  if (rng.join() === before) fail('imagine does not use the generator it is given')
  for (const [name, own] of Object.entries(state.rng)) {
    if (sameJson(world.rng[name], own))
      fail(`imagine for ${nameOf(viewer)} keeps the generator "${name}", and with it the future`)
  }
  return world
}

function looksTheSame<T extends GameTypes>(at: Position<T>, world: T['state'], viewer: Seat | null): void {
  const { game, state } = at
  const whose = `of ${nameOf(viewer)} in an imagined state`
  mustEqual(game.view(world, viewer), game.view(state, viewer), `the view ${whose}`)
  mustEqual(game.actors(world), at.actors, `who is to act ${whose}`)
  mustEqual(game.result(world), game.result(state), `the result ${whose}`)
  mustEqual(game.progress(world), game.progress(state), `the progress ${whose}`)
  mustEqual(game.tally(world, viewer), game.tally(state, viewer), `the tally ${whose}`)
  if (viewer === null) return
  mustEqual(legalList(game, world, viewer), at.lists[viewer], `the legal list ${whose}`)
  mustEqual(game.blocked(world, viewer), game.blocked(state, viewer), `the blocked list ${whose}`)
  mustEqual(game.warnings(world, viewer), game.warnings(state, viewer), `the warnings ${whose}`)
}

export function imaginedStatesArePlayable<T extends GameTypes>(at: Position<T>): void {
  const before = throughText(at.state)
  for (const viewer of viewers(at.opening.seats)) {
    const world = imagined(at, viewer)
    at.demands.invariants?.(world)
    playOn(at, world, PLIES_ON)
    at.demands.invariants?.(world)
    mustEqual(at.state, before, 'after imagining, and playing on an imagined state, the true one')
  }
}

/**
 * An imagined state depends only on the seat's knowledge and the generator: a computer player that samples states learns nothing by it. To
 * make this hold, put hidden things into a fixed order before shuffling.
 */
export function imagineKnowsNoMore<T extends GameTypes>(at: Position<T>): void {
  for (const viewer of viewers(at.opening.seats)) {
    const world = imagined(at, viewer)
    const rng = fork(at.rng)
    const here = at.game.imagine(at.state, viewer, [...rng])
    const there = at.game.imagine(world, viewer, [...rng])
    mustEqual(there, here, `what ${nameOf(viewer)} imagines from the same knowledge and generator`)
  }
}

function count<T extends GameTypes>(at: Position<T>, world: T['state']): void {
  const fields = new Map<string, unknown>(Object.entries(world))
  let other = false
  for (const [field, value] of Object.entries(at.state)) {
    if (field === 'rng' || sameJson(value, fields.get(field))) continue
    at.census.varied[field] = (at.census.varied[field] ?? 0) + 1
    other = true
  }
  if (other) at.census.otherWorlds++
}
