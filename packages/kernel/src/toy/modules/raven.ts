import type { Ask, Seat } from '../../index.ts'
import type { Action, Event, State } from '../types.ts'
import { absent, type Module } from './module.ts'
import type { RavenModuleTypes } from './types.ts'

const COST = 3

const ravenOf = (s: State): RavenModuleTypes['state'] => s.raven ?? absent('raven')

/** The seat with the fewest stones on a cairn sends the raven, the first of equals: it may be anybody's turn next. */
const sender = (s: State): Seat => {
  const fewest = Math.min(...s.cairns.map((cairn) => cairn.length))
  return s.cairns.findIndex((cairn) => cairn.length === fewest)
}

const flight: Ask<State, RavenModuleTypes['frame'], Action, Event> = {
  actors: (_s, f) => [f.seat],
  legal(s, _f, _seat, out) {
    for (let to = 0; to < s.seats; to++) if (to !== ravenOf(s).on) out.push({ type: 'fly', to })
  },
  apply(s, f, _seat, a, events) {
    if (a.type !== 'fly') return
    s.stack.pop()
    ravenOf(s).on = a.to
    events?.push({ type: 'flew', seat: f.seat, to: a.to })
  },
}

export const raven: Module<'raven'> = {
  minSeats: 2,
  setUp: (seats) => ({ on: seats - 1 }),
  clone: ({ on }) => ({ on }),
  view: ({ on }) => ({ on }),
  imagine: () => undefined,
  frames: { raven: flight },
  verbs: {
    fly: {
      write: (a) => String(a.to),
      read: (rest) => (/^\d$/.test(rest) ? { type: 'fly', to: Number(rest) } : null),
    },
  },
  knowledge: { flew: { reveals: false, told: 'all' } },
  acts: {
    stonesCounted(s) {
      s.luck[ravenOf(s).on]++
    },
  },
  whyNotPlace: (s, seat, up) => (!up && ravenOf(s).on === seat ? { why: 'raven' } : null),
  turn: (s) => ({ kind: 'raven', seat: sender(s) }),
  lines: (s, seat) => [{ category: 'raven', points: ravenOf(s).on === seat ? -COST : 0, counts: true, detail: null }],
}
