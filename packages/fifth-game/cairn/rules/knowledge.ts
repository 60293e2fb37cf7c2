import { copyStreams, forkStreams, hide, peek, type RngState, type Seat, shuffle } from '@bothy/kernel'
import type { Event, Frame, State, Stone, View } from './types.ts'

export function clone(s: State): State {
  return {
    revision: s.revision,
    rng: { ...copyStreams(s.rng), pile: [...s.rng.pile] },
    seats: s.seats,
    doubled: s.doubled,
    pile: hide([...peek(s.pile)]),
    hands: s.hands.map((hand) => hide([...peek(hand)])),
    cairns: s.cairns.map((cairn) => cairn.map((placed) => ({ ...placed }))),
    nextId: s.nextId,
    stack: [...s.stack],
  }
}

const inFlight = (s: State): Extract<Frame, { kind: 'place' }> | null => {
  const frame = s.stack.at(-1)
  return frame?.kind === 'place' ? frame : null
}

/** CRN-10. */
export function view(s: State, viewer: Seat | null): View {
  const frame = s.stack.at(-1)
  const flying = inFlight(s)
  return {
    viewer,
    pending: frame?.kind === 'turn' || frame?.kind === 'place' ? { kind: frame.kind, seat: frame.seat } : null,
    pile: peek(s.pile).length,
    hand: viewer === null ? [] : [...peek(s.hands[viewer])],
    picked: flying !== null && flying.seat === viewer ? peek(flying.stone) : null,
    handCounts: s.hands.map((hand) => peek(hand).length),
    cairns: s.cairns.map((cairn, seat) =>
      cairn.map(({ id, stone, up }) => ({ id, stone: up || seat === viewer ? peek(stone) : null, up })),
    ),
  }
}

export function witness(e: Event, viewer: Seat | null): Event | null {
  if (e.type === 'dealt') return e.seat === viewer ? e : { ...e, stones: null }
  if (e.type === 'picked' || e.type === 'drew') return e.seat === viewer ? e : { ...e, stone: null }
  if (e.type === 'placed') return e.seat === viewer || e.up ? e : { ...e, stone: null }
  return e
}

export const reveals = (e: Event): boolean =>
  e.type === 'dealt' || e.type === 'drew' || e.type === 'counted' || (e.type === 'placed' && e.up)

export const endsTurn = (e: Event): boolean => e.type === 'turnEnded'

export function imagine(s: State, viewer: Seat | null, rng: RngState): State {
  const w = clone(s)
  const hidden = w.cairns.flatMap((cairn, seat) => (seat === viewer ? [] : cairn.filter((placed) => !placed.up)))
  const flying = inFlight(s)
  const isFlyingHidden = flying !== null && flying.seat !== viewer
  const pool: Stone[] = [...peek(w.pile), ...hidden.map((placed) => peek(placed.stone))]
  for (const [seat, hand] of w.hands.entries()) if (seat !== viewer) pool.push(...peek(hand))
  if (isFlyingHidden) pool.push(peek(flying.stone))
  pool.sort((a, b) => a - b)
  shuffle(pool, rng)

  for (const [seat, hand] of w.hands.entries())
    if (seat !== viewer) w.hands[seat] = hide(pool.splice(0, peek(hand).length).toSorted((a, b) => a - b))
  for (const placed of hidden) placed.stone = hide(pool.splice(0, 1)[0])
  if (isFlyingHidden)
    w.stack = [...w.stack.slice(0, -1), { kind: 'place', seat: flying.seat, stone: hide(pool.splice(0, 1)[0]) }]
  w.pile = hide(pool)
  const fresh = forkStreams(w.rng, rng)
  w.rng = { ...fresh, pile: fresh['pile'] }
  return w
}
