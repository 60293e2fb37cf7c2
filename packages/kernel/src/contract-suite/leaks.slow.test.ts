import { expect, test } from 'vitest'
import type { Game } from '../contract.ts'
import { copyStreams, next, type RngState, shuffle } from '../random.ts'
import { hide, peek } from '../secret.ts'
import { disguise, invariants, toy } from '../toy/toy.ts'
import type { Event, State, Toy } from '../toy/types.ts'
import { examine } from './examine.ts'
import type { QuestionName } from './questions.ts'

const SEATS = 3
const REST = 'imagined states look the same'
const MOTION = 'witnessed events look the same'

const variant = (changes: Partial<Game<Toy>>): Game<Toy> => ({ ...toy, ...changes })
const top = (s: State): number => peek(s.pile).at(-1) ?? 0

const tellsAll = (type: Event['type']): Partial<Game<Toy>> => ({
  witness: (e, viewer) => (e.type === type ? e : toy.witness(e, viewer)),
})

function applyWithStoneAsId(s: State, seat: number, a: Toy['action'], events?: Event[]): void {
  const mine: Event[] = []
  toy.apply(s, seat, a, mine)
  for (const e of mine) {
    if (e.type === 'placed') {
      const placed = s.cairns[seat].find((p) => p.id === e.id)
      if (placed !== undefined) placed.id = 100 + peek(placed.stone)
      events?.push({ ...e, id: 100 + (e.stone ?? 0) })
    } else events?.push(e)
  }
}

function applyWithTellingPause(s: State, seat: number, a: Toy['action'], events?: Event[]): void {
  const mine: Event[] = []
  toy.apply(s, seat, a, mine)
  for (const e of mine) {
    events?.push(e)
    if (e.type === 'drew' && (e.stone ?? 0) % 2 === 0) events?.push({ type: 'drew', seat, stone: null })
  }
}

function applyInSilence(s: State, seat: number, a: Toy['action'], events?: Event[]): void {
  toy.apply(s, seat, a, a.type === 'look' ? undefined : events)
}

/** Exchanges two hidden hands or not: the outcome tells something of the input. */
function imagineInPlace(s: State, viewer: number | null, rng: RngState): State {
  const w = toy.imagine(s, viewer, rng)
  if (viewer !== null || s.stack.at(-1)?.kind !== 'turn' || next(rng) % 2 === 0) return w
  const pool = [...s.hands.flatMap((hand) => peek(hand)), ...peek(s.pile)]
  shuffle(pool, rng)
  w.hands = s.hands.map((hand) => hide(pool.splice(0, peek(hand).length).toSorted((a, b) => a - b)))
  w.pile = hide(pool)
  w.cairns = toy.clone(s).cairns
  return w
}

const LEAKS: readonly { readonly name: string; readonly game: Game<Toy>; readonly caughtBy: QuestionName }[] = [
  {
    name: 'the view shows the top of the pile',
    game: variant({ view: (s, viewer) => ({ ...toy.view(s, viewer), top: top(s) }) }),
    caughtBy: REST,
  },
  {
    name: 'the view shows the hand of another seat to the spectator alone',
    game: variant({ view: (s, viewer) => ({ ...toy.view(s, viewer), hand: [...peek(s.hands[viewer ?? 1])] }) }),
    caughtBy: REST,
  },
  {
    name: 'the order of the list tells the top of the pile',
    game: variant({
      legal(s, seat, out) {
        toy.legal(s, seat, out)
        if (top(s) % 2 === 0) out.reverse()
      },
    }),
    caughtBy: REST,
  },
  {
    name: 'what is legal depends on a hidden stone',
    game: variant({
      legal(s, seat, out) {
        toy.legal(s, seat, out)
        if (top(s) > 6 && out[0]?.type === 'look') out.shift()
      },
    }),
    caughtBy: REST,
  },
  {
    name: 'a reason quotes a hidden stone',
    game: variant({
      blocked: (s, seat) =>
        toy.blocked(s, seat).map((b) => ({ ...b, reason: { why: 'tooManyDown', limit: 2 + top(s) } })),
    }),
    caughtBy: REST,
  },
  { name: 'the tally counts stones that lie down', game: variant({ tally: (s) => toy.tally(s, 0) }), caughtBy: REST },
  {
    name: 'the progress depends on a hidden stone',
    game: variant({ progress: (s) => toy.progress(s) * (top(s) % 2 === 0 ? 1 : 0.9) }),
    caughtBy: REST,
  },
  { name: 'a stone drawn is told to all', game: variant(tellsAll('drew')), caughtBy: MOTION },
  { name: 'a stone picked is told to all', game: variant(tellsAll('picked')), caughtBy: MOTION },
  { name: 'a stone placed down is told to all', game: variant(tellsAll('placed')), caughtBy: MOTION },
  { name: 'a stone looked at is told to all', game: variant(tellsAll('looked')), caughtBy: MOTION },
  {
    name: 'the hands dealt are told to all',
    game: variant(tellsAll('dealt')),
    caughtBy: 'the opening tells nothing hidden',
  },
  { name: 'the id of a placed stone is the stone', game: variant({ apply: applyWithStoneAsId }), caughtBy: MOTION },
  { name: 'one more event tells what was drawn', game: variant({ apply: applyWithTellingPause }), caughtBy: MOTION },
  { name: 'something is shown without an event', game: variant({ apply: applyInSilence }), caughtBy: MOTION },
  {
    name: 'looking at a stone does not count as revealing',
    game: variant({ reveals: (e) => e.type !== 'looked' && toy.reveals(e) }),
    caughtBy: MOTION,
  },
  {
    name: 'the weather does not count as revealing',
    game: variant({ reveals: (e) => e.type === 'counted' }),
    caughtBy: MOTION,
  },
  {
    name: 'a witness sees more than the event',
    game: variant({ witness: (e) => (e.type === 'weathered' ? { ...e, luck: e.luck + 1 } : e) }),
    caughtBy: 'a witness sees the event or less',
  },
  {
    name: 'imagining keeps the generators',
    game: variant({
      imagine: (s, viewer, rng) => Object.assign(toy.imagine(s, viewer, rng), { rng: copyStreams(s.rng) }),
    }),
    caughtBy: REST,
  },
  {
    name: 'imagining forgets what the seat has looked at',
    game: variant({ imagine: (s, viewer, rng) => toy.imagine({ ...toy.clone(s), looked: false }, viewer, rng) }),
    caughtBy: REST,
  },
  {
    name: 'imagining keeps the stone in flight',
    game: variant({
      imagine(s, viewer, rng) {
        const calm = toy.clone(s)
        const last = calm.stack.at(-1)
        if (last?.kind !== 'place') return toy.imagine(s, viewer, rng)
        calm.stack = [{ kind: 'turn', seat: last.seat }]
        return Object.assign(toy.imagine(calm, viewer, rng), { stack: [last] })
      },
    }),
    caughtBy: 'imagined states really differ',
  },
  {
    name: 'imagining gives the true state',
    game: variant({
      imagine(s, viewer, rng) {
        const fresh = toy.imagine(s, viewer, rng).rng
        return Object.assign(toy.clone(s), { rng: fresh })
      },
    }),
    caughtBy: 'imagined states really differ',
  },
  {
    name: 'what is imagined depends on the true order',
    game: variant({ imagine: imagineInPlace }),
    caughtBy: 'imagining knows no more than the seat',
  },
  {
    name: 'imagining loses stones',
    game: variant({
      imagine(s, viewer, rng) {
        const w = toy.imagine(s, viewer, rng)
        return Object.assign(w, { pile: hide(peek(w.pile).map((stone) => (stone === 3 ? 4 : stone))) })
      },
    }),
    caughtBy: 'imagined states can be played',
  },
]

test.each(LEAKS)('caught: $name', ({ game, caughtBy }) => {
  const demands = {
    bound: 80,
    games: 2,
    share: 1,
    setups: () => [{ size: 'large' }],
    invariants,
    disguise,
    hidden: ['hands', 'pile', 'cairns', 'stack'] as const,
  }
  const { findings } = examine(game, demands, SEATS)
  expect(findings.map((finding) => finding.question)).toContain(caughtBy)
})

test('without a disguise, a choice that should be hidden is not seen to be told: hence the demand', () => {
  const { findings } = examine(
    variant(tellsAll('picked')),
    { bound: 80, games: 3, share: 1, setups: () => [{}] },
    SEATS,
  )
  expect(findings).toEqual([])
})
