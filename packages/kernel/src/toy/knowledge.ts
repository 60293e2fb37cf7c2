import {
  type RngState,
  type ScoreLine,
  type Seat,
  below,
  copyStreams,
  forkStreams,
  hide,
  peek,
  shuffle,
} from '../index.ts'
import { cloneModules, imagineModules, moduleLines, viewModules } from './modules/list.ts'
import { isModuleEvent, moduleReveals, moduleWitness } from './modules/tables.ts'
import { type Event, type Frame, type Placed, SKIES, type State, type Stone, type View } from './types.ts'

const seatOf = (s: State): Seat | null => {
  const frame = s.stack.at(-1)
  return frame === undefined || !('seat' in frame) ? null : frame.seat
}

const inFlight = (s: State): Extract<Frame, { kind: 'place' }> | null => {
  const frame = s.stack.at(-1)
  return frame?.kind === 'place' ? frame : null
}

const openCalls = (s: State): Extract<Frame, { kind: 'call' }> | null => {
  const frame = s.stack.at(-1)
  return frame?.kind === 'call' ? frame : null
}

const pendingOf = (frame: Frame | undefined): View['pending'] => {
  if (frame?.kind === 'call' || frame?.kind === 'vote') return { kind: frame.kind, seats: [...frame.left] }
  return frame === undefined || !('seat' in frame) ? null : { kind: frame.kind, seats: [frame.seat] }
}

export function clone(s: State): State {
  return {
    revision: s.revision,
    rng: { ...copyStreams(s.rng), pile: [...s.rng.pile], die: [...s.rng.die] },
    seats: s.seats,
    corrections: s.corrections,
    doubled: s.doubled,
    calls: s.calls,
    inPlay: s.inPlay,
    ...cloneModules(s),
    stones: s.stones,
    pile: hide([...peek(s.pile)]),
    hands: s.hands.map((hand) => hide([...peek(hand)])),
    cairns: s.cairns.map((cairn) => cairn.map((placed) => ({ ...placed }))),
    nextId: s.nextId,
    looked: s.looked,
    luck: [...s.luck],
    lastCalls: [...s.lastCalls],
    stack: [...s.stack],
  }
}

export function view(s: State, viewer: Seat | null): View {
  const flying = inFlight(s)
  const calls = openCalls(s)
  const mine = viewer !== null && seatOf(s) === viewer
  return {
    ...viewModules(s, viewer),
    viewer,
    pending: pendingOf(s.stack.at(-1)),
    pile: peek(s.pile).length,
    top: mine && s.looked ? (peek(s.pile).at(-1) ?? null) : null,
    hand: viewer === null ? [] : [...peek(s.hands[viewer])],
    picked: mine && flying !== null ? peek(flying.stone) : null,
    called: viewer !== null && calls !== null ? peek(calls.calls)[viewer] : null,
    handCounts: s.hands.map((hand) => peek(hand).length),
    cairns: s.cairns.map((cairn, seat) =>
      cairn.map(({ id, stone, up }) => ({ id, stone: up || seat === viewer ? peek(stone) : null, up })),
    ),
    luck: [...s.luck],
    lastCalls: [...s.lastCalls],
  }
}

export function witness(e: Event, viewer: Seat | null): Event | null {
  if (isModuleEvent(e)) return moduleWitness(e, viewer)
  if (e.type === 'dealt') return e.seat === viewer ? e : { ...e, stones: null }
  if (e.type === 'looked' || e.type === 'picked' || e.type === 'drew')
    return e.seat === viewer ? e : { ...e, stone: null }
  if (e.type === 'called') return e.seat === viewer ? e : { ...e, sky: null }
  if (e.type === 'placed') return e.seat === viewer || e.up ? e : { ...e, stone: null }
  return e
}

export const reveals = (e: Event): boolean =>
  isModuleEvent(e) ? moduleReveals(e) : e.type !== 'picked' && e.type !== 'called' && (e.type !== 'placed' || e.up)

export const endsTurn = (e: Event): boolean => e.type === 'drew'

export function imagine(s: State, viewer: Seat | null, rng: RngState): State {
  const w = clone(s)
  const pile = peek(w.pile)
  const known = seatOf(s) === viewer && s.looked ? pile.splice(-1) : []
  const hidden: Placed[] = w.cairns.flatMap((cairn, seat) =>
    seat === viewer ? [] : cairn.filter((placed) => !placed.up),
  )
  const flying = inFlight(s)
  const flyingHidden = flying !== null && flying.seat !== viewer
  const pool: Stone[] = [...pile, ...hidden.map((placed) => peek(placed.stone))]
  for (const [seat, hand] of w.hands.entries()) if (seat !== viewer) pool.push(...peek(hand))
  if (flyingHidden) pool.push(peek(flying.stone))
  pool.sort((a, b) => a - b)
  shuffle(pool, rng)

  for (const [seat, hand] of w.hands.entries()) {
    if (seat !== viewer) w.hands[seat] = hide(pool.splice(0, peek(hand).length).toSorted((a, b) => a - b))
  }
  for (const placed of hidden) placed.stone = hide(pool.splice(0, 1)[0])
  if (flyingHidden)
    w.stack = [...w.stack.slice(0, -1), { kind: 'place', seat: flying.seat, stone: hide(pool.splice(0, 1)[0]) }]
  w.pile = hide([...pool, ...known])
  const calls = openCalls(s)
  if (calls !== null) {
    const imagined = peek(calls.calls).map((sky, seat) =>
      sky === null || seat === viewer ? sky : SKIES[below(rng, SKIES.length)],
    )
    w.stack = [...w.stack.slice(0, -1), { ...calls, calls: hide(imagined) }]
  }
  imagineModules(w, viewer, rng)
  const fresh = forkStreams(w.rng, rng)
  w.rng = { ...fresh, pile: fresh['pile'], die: fresh['die'] }
  return w
}

export function tally(s: State, viewer: Seat | null): readonly (readonly ScoreLine[])[] {
  return s.cairns.map((cairn, seat) => {
    let points = 0
    for (const placed of cairn)
      if (placed.up || seat === viewer) points += peek(placed.stone) * (s.doubled && placed.wasDown ? 2 : 1)
    return [
      { category: 'stones', points, counts: true, detail: { placed: cairn.length } },
      { category: 'luck', points: s.luck[seat], counts: true, detail: null },
      ...moduleLines(s, seat),
    ]
  })
}
