import {
  type Game,
  NotationError,
  type RngState,
  type Seat,
  below,
  copyStreams,
  forkStreams,
  greyed,
  streams,
} from '@bothy/kernel'

/**
 * Pebbles, the game of these tests. In a turn a player takes pebbles one by one (with free undo), may peek into the bag once (which shows
 * something, so it is final), and ends the turn. Every seat has a secret lucky number. The last pebble ends the game.
 */
export type Action = { readonly type: 'take' } | { readonly type: 'peek' } | { readonly type: 'end' }
type Event = { readonly type: 'dealt' | 'took' | 'peeked' | 'ended'; readonly seat: Seat; readonly luck: number | null }
export type View = {
  readonly left: number
  readonly taken: readonly number[]
  readonly lucky: number | null
  readonly turn: Seat
}
type State = {
  readonly revision: number
  rng: { [stream: string]: RngState }
  left: number
  taken: number[]
  lucky: number[]
  turn: Seat
  inTurn: number
  peeked: boolean
}
export type Pebbles = {
  setup: { readonly pebbles: number; readonly arranged: readonly number[] | null }
  state: State
  action: Action
  event: Event
  view: View
  reason: { readonly why: 'enough' | 'nothing' | 'once' }
  warning: never
  tieBreak: never
  verdict: 'done'
}

const MOST = 3
const LUCK = 1_000_000

const whyNot = (s: State, type: Action['type']): Pebbles['reason'] | null => {
  if (type === 'take') return s.inTurn === MOST ? { why: 'enough' } : null
  if (type === 'peek') return s.peeked ? { why: 'once' } : null
  return s.inTurn === 0 ? { why: 'nothing' } : null
}
const ACTIONS: readonly Action[] = [{ type: 'take' }, { type: 'peek' }, { type: 'end' }]
const isSetup = (raw: unknown): raw is Partial<Pebbles['setup']> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

export const pebbles: Game<Pebbles> = {
  id: 'pebbles',
  seats: { min: 1, max: 4 },
  revision: 1,
  options: [{ id: 'pebbles', rule: 'P-1', group: null, default: 9, values: () => [9, 30, 300] }],
  correctable: null,
  setup(raw) {
    if (!isSetup(raw)) return { ok: false, problem: { at: '', why: 'not-allowed' } }
    return { ok: true, value: { pebbles: raw.pebbles ?? 9, arranged: raw.arranged ?? null } }
  },
  create(setup, seats, seed, revision, events) {
    const rng = streams(seed, 'pebbles', ['luck'])
    const lucky = Array.from({ length: seats }, (_, i) => setup.arranged?.[i] ?? LUCK + below(rng['luck'], LUCK))
    lucky.forEach((luck, seat) => events?.push({ type: 'dealt', seat, luck }))
    return { revision, rng, left: setup.pebbles, taken: lucky.map(() => 0), lucky, turn: 0, inTurn: 0, peeked: false }
  },
  actors: (s) => (s.left === 0 ? [] : [s.turn]),
  legal(s, seat, out) {
    if (seat === s.turn && s.left > 0) for (const a of ACTIONS) if (whyNot(s, a.type) === null) out.push(a)
  },
  apply(s, seat, a, events) {
    if (a.type === 'take') {
      s.left--
      s.inTurn++
      s.taken[seat]++
      events?.push({ type: 'took', seat, luck: null })
    } else if (a.type === 'peek') {
      s.peeked = true
      events?.push({ type: 'peeked', seat, luck: s.lucky[seat] })
    } else {
      s.turn = (s.turn + 1) % s.taken.length
      s.inTurn = 0
      s.peeked = false
      events?.push({ type: 'ended', seat, luck: null })
    }
  },
  result: (s) =>
    s.left > 0
      ? null
      : {
          scores: s.taken,
          tieBreaks: [],
          ranks: s.taken.map((n) => 1 + s.taken.filter((m) => m > n).length),
          verdict: s.taken.length === 1 ? { id: 'done', from: null, to: null } : null,
        },
  clone: (s) => ({ ...s, rng: copyStreams(s.rng), taken: [...s.taken], lucky: [...s.lucky] }),
  view: (s, seat) => ({ left: s.left, taken: [...s.taken], lucky: seat === null ? null : s.lucky[seat], turn: s.turn }),
  witness: (event, seat) => ({ type: event.type, seat: event.seat, luck: event.seat === seat ? event.luck : null }),
  imagine: (s, seat, rng) => ({
    ...pebbles.clone(s),
    rng: forkStreams(s.rng, rng),
    lucky: s.lucky.map((luck, i) => (i === seat ? luck : LUCK + below(rng, LUCK))),
  }),
  reveals: (event) => event.type === 'peeked',
  endsTurn: (event) => event.type === 'ended',
  ...greyed<Pebbles>((s, seat, grey) => {
    if (seat === s.turn) for (const action of ACTIONS) grey(action, () => whyNot(s, action.type))
  }),
  warnings: () => [],
  tally: (s) => s.taken.map((points) => [{ category: 'taken', points, counts: true, detail: null }]),
  progress: (s) => 1 - s.left / 300,
  write: (a) => a.type,
  read(text) {
    const found = ACTIONS.find((a) => a.type === text)
    if (found === undefined) throw new NotationError(text)
    return found
  },
}
