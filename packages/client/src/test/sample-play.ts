import type { Blocked, Game, GameTypes, Json, Result, Seat, ScoreLine, Warned } from '@bothy/kernel'

/** A position of a real game as a seat sees it, for the galleries and the tests of the boards. */
export type SampleOf<T extends GameTypes> = {
  readonly view: T['view']
  readonly tally: readonly (readonly ScoreLine[])[]
  readonly me: Seat | null
  readonly legal: readonly T['action'][]
  readonly blocked: readonly Blocked<T>[]
  readonly warned: readonly Warned<T>[]
  readonly actors: readonly Seat[]
  /** What the reader witnessed in the last ply. */
  readonly events: readonly T['event'][]
  /** What the reader has witnessed since the beginning, by plies. */
  readonly log: readonly Told<T>[]
  readonly result: Result | null
}

export type Told<T extends GameTypes> = { readonly seat: Seat | null; readonly events: readonly T['event'][] }

export type PlanOf<T extends GameTypes> = {
  readonly seats: number
  readonly seed: string
  readonly options: Json
  /** The actions that a player fond of the game would think of; `next` draws from 0 to 1. */
  readonly wish: (
    state: T['state'],
    seat: Seat,
    legal: readonly T['action'][],
    next: () => number,
  ) => readonly T['action'][]
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

function seenBy<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  me: Seat | null,
  plies: readonly Told<T>[],
): SampleOf<T> {
  const witnessed = (all: readonly T['event'][]): T['event'][] => all.flatMap((event) => game.witness(event, me) ?? [])
  const { length } = plies
  const legal: T['action'][] = []
  if (me !== null && game.actors(state).includes(me)) game.legal(state, me, legal)
  return {
    view: game.view(state, me),
    tally: game.tally(state, me),
    me,
    legal,
    blocked: me === null ? [] : game.blocked(state, me),
    warned: me === null ? [] : game.warnings(state, me),
    actors: game.actors(state),
    events: witnessed(plies[length - 1].events),
    // Asked for of few positions, and long.
    get log() {
      return plies.slice(0, length).map(({ seat, events }) => ({ seat, events: witnessed(events) }))
    },
    result: game.result(state),
  }
}

/** Plays on and calls `each` after every ply, with a function that gives the position as a seat sees it. Ends when it returns true. */
export function playSample<T extends GameTypes>(
  game: Game<T>,
  { seats, seed, options, wish }: PlanOf<T>,
  each: (look: (me: Seat | null) => SampleOf<T>, state: T['state']) => boolean,
): void {
  const next = numbers(seed)
  const setup = game.setup(options, seats)
  if (!setup.ok) throw new Error(setup.problem.at)
  const dealt: T['event'][] = []
  const state = game.create(setup.value, seats, seed, game.revision, dealt)
  const plies: Told<T>[] = [{ seat: null, events: dealt }]
  for (;;) {
    if (each((me) => seenBy(game, state, me, plies), state)) return
    const [actor] = game.actors(state)
    if (actor === undefined) return
    const legal: T['action'][] = []
    game.legal(state, actor, legal)
    const wished = wish(state, actor, legal, next)
    const from = wished.length > 0 ? wished : legal
    const events: T['event'][] = []
    game.apply(state, actor, from[Math.floor(next() * from.length)] ?? from[0], events)
    plies.push({ seat: actor, events })
  }
}
