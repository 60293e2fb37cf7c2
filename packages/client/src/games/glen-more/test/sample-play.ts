import type { Blocked, Seat } from '@bothy/kernel'
import { type Action, type Event, glenMore as game, type State, type Types, type View } from '@bothy/glen-more'

/** Positions of real games for the gallery and the tests of the boards: played by a small generator that builds and activates. */
export type Sample = {
  readonly view: View
  readonly me: Seat | null
  readonly legal: readonly Action[]
  readonly blocked: readonly Blocked<Types>[]
  /** What the reader witnessed in the last ply. */
  readonly events: readonly Event[]
}

export type Plan = {
  readonly seats: number
  readonly seed: string
  /** From 0 to 1: how often something useful is preferred to anything at all. */
  readonly sense: number
}

function numbers(seed: string): () => number {
  let x = 2166136261
  for (let i = 0; i < seed.length; i++) x = Math.imul(x ^ seed.charCodeAt(i), 16777619)
  return () => {
    x = (x + 0x6d2b79f5) | 0
    const t = Math.imul(x ^ (x >>> 15), 1 | x)
    return (((t ^ (t + Math.imul(t ^ (t >>> 7), 61 | t))) >>> 0) % 100000) / 100000
  }
}

const seenBy = (state: State, me: Seat | null, events: readonly Event[]): Sample => {
  const legal: Action[] = []
  if (me !== null && game.actors(state).includes(me)) game.legal(state, me, legal)
  return {
    view: game.view(state, me),
    me,
    legal,
    blocked: me === null ? [] : game.blocked(state, me),
    events: events.flatMap((event) => game.witness(event, me) ?? []),
  }
}

/** Near tiles that can be paid and placed; activations before anything else; no sales. */
function sensible(state: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const activations = legal.filter(({ type }) => type === 'activate' || type === 'move')
  if (activations.length > 0) return activations
  const takes = legal.filter((action) => action.type === 'take')
  if (takes.length === 0) return legal.filter(({ type }) => type !== 'sell')
  const { offers } = game.view(state, seat)
  const good = takes.filter(({ tile }) => offers.find((offer) => offer.tile === tile)?.reason === null)
  return good.length > 0 ? good.slice(0, 4) : takes.slice(0, 2)
}

/** Plays on and calls `each` after every ply, with a function that gives the position as a seat sees it. Ends when it returns true. */
export function samplePlay(plan: Plan, each: (look: (me: Seat | null) => Sample, state: State) => boolean): void {
  const next = numbers(plan.seed)
  const setup = game.setup({}, plan.seats)
  if (!setup.ok) throw new Error(setup.problem.at)
  let events: Event[] = []
  const state = game.create(setup.value, plan.seats, plan.seed, game.revision, events)
  for (;;) {
    if (each((me) => seenBy(state, me, events), state)) return
    const [actor] = game.actors(state)
    if (actor === undefined) return
    const legal: Action[] = []
    game.legal(state, actor, legal)
    const wish = next() < plan.sense ? sensible(state, actor, legal) : legal
    const from = wish.length > 0 ? wish : legal
    events = []
    game.apply(state, actor, from[Math.floor(next() * from.length)] ?? from[0], events)
  }
}
