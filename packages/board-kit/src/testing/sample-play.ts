import {
  type Blocked,
  type Game,
  type GameTypes,
  type Json,
  type RecordedMatch,
  type RecordFile,
  type Result,
  type Seat,
  type ScoreLine,
  type Warned,
  writeRecord,
} from '@bothy/kernel'

export type SampleOf<T extends GameTypes> = {
  readonly view: T['view']
  readonly tally: readonly (readonly ScoreLine[])[]
  readonly me: Seat | null
  readonly legal: readonly T['action'][]
  readonly blocked: readonly Blocked<T>[]
  readonly warned: readonly Warned<T>[]
  readonly actors: readonly Seat[]
  readonly events: readonly T['event'][]
  readonly log: readonly Told<T>[]
  readonly result: Result | null
  record(names: readonly string[]): RecordFile
}

export type Told<T extends GameTypes> = { readonly seat: Seat | null; readonly events: readonly T['event'][] }

export const earlierEvents = <T extends GameTypes>({ log }: SampleOf<T>): readonly T['event'][] =>
  log.slice(0, -1).flatMap(({ events }) => events)

export type PlanOf<T extends GameTypes> = {
  readonly seats: number
  readonly seed: string
  readonly options: Json
  /** `next` draws from 0 to 1. */
  readonly wish: (
    state: T['state'],
    seat: Seat,
    legal: readonly T['action'][],
    next: () => number,
  ) => readonly T['action'][]
}

export type SensePlan = {
  readonly seats: number
  readonly seed: string
  /** From 0 to 1: how often something useful is preferred to anything at all. */
  readonly sense: number
  readonly options?: Json
}

export const plansOfAllKinds = (
  seats: readonly number[],
  optionsOf: (seats: number, sense: number) => Json,
): readonly SensePlan[] =>
  seats.flatMap((n) =>
    [0.4, 0.8, 0.97].map((sense) => ({ seats: n, seed: `paths-${n}`, sense, options: optionsOf(n, sense) })),
  )

function numbers(seed: string): () => number {
  let x = 2166136261
  for (let i = 0; i < seed.length; i++) x = Math.imul(x ^ seed.charCodeAt(i), 16777619)
  return () => {
    x = (x + 0x6d2b79f5) | 0
    const t = Math.imul(x ^ (x >>> 15), 1 | x)
    return (((t ^ (t + Math.imul(t ^ (t >>> 7), 61 | t))) >>> 0) % 100000) / 100000
  }
}

function later<V>(reckon: () => V): () => V {
  let known: { readonly value: V } | null = null
  return () => (known ??= { value: reckon() }).value
}

/** Lazy: most callers read only a part, and blocked choices and warnings take long to compute. */
function seenBy<T extends GameTypes>(
  game: Game<T>,
  now: T['state'],
  me: Seat | null,
  plies: readonly Told<T>[],
  match: RecordedMatch<T>,
): SampleOf<T> {
  const state = game.clone(now)
  const { length } = plies
  const played = match.plies.length
  const actors = game.actors(state)
  const witnessed = (all: readonly T['event'][]): T['event'][] => all.flatMap((event) => game.witness(event, me) ?? [])
  const view = later(() => game.view(state, me))
  const tally = later(() => game.tally(state, me))
  const legal = later(() => {
    const out: T['action'][] = []
    if (me !== null && actors.includes(me)) game.legal(state, me, out)
    return out
  })
  const blocked = later(() => (me === null ? [] : game.blocked(state, me)))
  const warned = later(() => (me === null ? [] : game.warnings(state, me)))
  return {
    get view() {
      return view()
    },
    get tally() {
      return tally()
    },
    me,
    get legal() {
      return legal()
    },
    get blocked() {
      return blocked()
    },
    get warned() {
      return warned()
    },
    actors,
    events: witnessed(plies[length - 1].events),
    get log() {
      return plies.slice(0, length).map(({ seat, events }) => ({ seat, events: witnessed(events) }))
    },
    result: game.result(state),
    record: (names) =>
      writeRecord(game, { ...match, plies: match.plies.slice(0, played) }, names.slice(0, match.seats)),
  }
}

/** `each` gets a function that gives the position as a seat sees it; play ends when `each` returns true. */
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
  const actions: RecordedMatch<T>['plies'][number][] = []
  const match: RecordedMatch<T> = {
    game: game.id,
    revision: game.revision,
    setup: setup.value,
    seats,
    seed,
    plies: actions,
  }
  for (;;) {
    if (each((me) => seenBy(game, state, me, plies, match), state)) return
    const [actor] = game.actors(state)
    if (actor === undefined) return
    const legal: T['action'][] = []
    game.legal(state, actor, legal)
    const wished = wish(state, actor, legal, next)
    const from = wished.length > 0 ? wished : legal
    const events: T['event'][] = []
    const action = from[Math.floor(next() * from.length)] ?? from[0]
    game.apply(state, actor, action, events)
    plies.push({ seat: actor, events })
    actions.push({ seat: actor, action })
  }
}

export const playsWithSense =
  <T extends GameTypes, Plan extends SensePlan>(
    game: Game<T>,
    sensible: (state: T['state'], seat: Seat, legal: readonly T['action'][], plan: Plan) => readonly T['action'][],
  ) =>
  (plan: Plan, each: (look: (me: Seat | null) => SampleOf<T>, state: T['state']) => boolean): void => {
    const { seats, seed, sense, options = {} } = plan
    const wish: PlanOf<T>['wish'] = (state, seat, legal, next) =>
      next() < sense ? sensible(state, seat, legal, plan) : legal
    playSample(game, { seats, seed, options, wish }, each)
  }
