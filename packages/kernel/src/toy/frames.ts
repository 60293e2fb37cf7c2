import {
  type Ask,
  type Frames,
  type HookFrame,
  type Runner,
  type Seat,
  type Step,
  type Warned,
  below,
  follow,
  greyed,
  hide,
  itsSeat,
  peek,
} from '../index.ts'
import { contentOf } from './data.ts'
import { moment, on, runHook } from './modules/seam.ts'
import type { Acts } from './modules/types.ts'
import {
  type Action,
  type Event,
  type BaseFrame,
  type Frame,
  type Reason,
  SKIES,
  type State,
  type Toy,
} from './types.ts'

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>

function whyNotLook(s: State): Reason | null {
  if (peek(s.pile).length === 0) return { why: 'pileEmpty' }
  return s.looked ? { why: 'alreadyLooked' } : null
}

function whyNotPlace(s: State, seat: Seat, up: boolean): Reason | null {
  for (const ask of on(s).whyNotPlace) {
    const reason = ask(s, seat, up)
    if (reason !== null) return reason
  }
  const down = s.cairns[seat].filter((placed) => !placed.up).length
  const { mostDown } = contentOf(s)
  return !up && down >= mostDown ? { why: 'tooManyDown', limit: mostDown } : null
}

const turn: Ask<State, Of<'turn'>, Action, Event> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    if (whyNotLook(s) === null) out.push({ type: 'look' })
    for (const stone of peek(s.hands[seat])) out.push({ type: 'pick', stone })
  },
  apply(s, _f, seat, a, events) {
    if (a.type === 'look') {
      s.looked = true
      events?.push({ type: 'looked', seat, stone: peek(s.pile).at(-1) ?? null })
    } else if (a.type === 'pick') {
      const hand = peek(s.hands[seat])
      hand.splice(hand.indexOf(a.stone), 1)
      s.stack.pop()
      s.stack.push({ kind: 'place', seat, stone: hide(a.stone) })
      events?.push({ type: 'picked', seat, stone: a.stone })
    }
  },
}

const place: Ask<State, Of<'place'>, Action, Event> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    for (const up of [true, false]) if (whyNotPlace(s, seat, up) === null) out.push({ type: 'place', up })
  },
  apply(s, f, seat, a, events) {
    const up = a.type === 'place' && a.up
    const id = s.nextId++
    s.cairns[seat].push({ id, stone: f.stone, up, wasDown: !up })
    events?.push({ type: 'placed', seat, id, stone: peek(f.stone), up })
    s.stack.pop()
    follow<Frame>(s.stack, { kind: 'draw', seat }, { kind: 'nextTurn', seat })
  },
}

const draw: Step<State, Of<'draw'>, Event> = {
  run(s, f, events) {
    s.stack.pop()
    s.looked = false
    const stone = peek(s.pile).pop()
    if (stone === undefined) return
    const hand = peek(s.hands[f.seat])
    hand.push(stone)
    hand.sort((a, b) => a - b)
    events?.push({ type: 'drew', seat: f.seat, stone })
  },
}

const nextTurn: Step<State, Of<'nextTurn'>, Event> = {
  run(s, f) {
    s.stack.pop()
    for (let i = 1; i <= s.seats; i++) {
      const seat = (f.seat + i) % s.seats
      if (peek(s.hands[seat]).length === 0) continue
      s.stack.push({ kind: 'turn', seat })
      if (seat <= f.seat) endRound(s, f.seat)
      return
    }
    s.stack.push({ kind: 'count' })
  },
}

/** TOY-3: calls come before the weather, modules and pieces without a seat before both; the frame pushed last is met first. */
function endRound(s: State, last: Seat): void {
  s.stack.push({ kind: 'weather' })
  if (s.calls) {
    const left = s.hands.map((_, seat) => seat)
    s.stack.push({ kind: 'call', left, calls: hide(left.map(() => null)) })
  }
  for (const frameOf of on(s).turns) s.stack.push(frameOf(s))
  runHook(s, 'roundEnded', { last })
}

const call: Ask<State, Of<'call'>, Action, Event> = {
  actors: (_s, f) => f.left,
  legal(_s, _f, _seat, out) {
    for (const sky of SKIES) out.push({ type: 'call', sky })
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'call') return
    const left = f.left.filter((other) => other !== seat)
    const calls = peek(f.calls).with(seat, a.sky)
    s.stack.pop()
    events?.push({ type: 'called', seat, sky: a.sky })
    if (left.length > 0) {
      s.stack.push({ kind: 'call', left, calls: hide(calls) })
      return
    }
    for (const [caller, sky] of calls.entries())
      if (calls.filter((other) => other === sky).length * 2 < s.seats) s.luck[caller]++
    s.lastCalls = calls
    events?.push({ type: 'callsShown', calls: [...calls] })
  },
}

const weather: Step<State, Of<'weather'>, Event> = {
  run(s, _f, events) {
    s.stack.pop()
    const seat = below(s.rng.die, s.seats)
    const { luck: table } = contentOf(s)
    const luck = table[below(s.rng.die, table.length)]
    s.luck[seat] += luck
    events?.push({ type: 'weathered', seat, luck })
  },
}

const count: Step<State, Of<'count'>, Event> = {
  run(s, _f, events) {
    s.stack.pop()
    for (const cairn of s.cairns) for (const placed of cairn) placed.up = true
    events?.push({ type: 'counted', cairns: s.cairns.map((cairn) => cairn.map((placed) => peek(placed.stone))) })
    runHook(s, 'stonesCounted', null)
  },
}

/** The frequent kinds first; those of modules join in `modules/list.ts`. */
export const BASE_FRAMES: Frames<State, BaseFrame | HookFrame<Acts>, Action, Event> = {
  turn,
  place,
  draw,
  nextTurn,
  call,
  weather,
  count,
  moment,
}

export const rules: Pick<Runner<State, Action, Event>, 'actors' | 'legal' | 'apply'> = {
  actors: (s) => on(s).runner.actors(s),
  legal: (s, seat, out) => on(s).runner.legal(s, seat, out),
  apply: (s, seat, a, events) => on(s).runner.apply(s, seat, a, events),
}

export const { blocked, whyNot } = greyed<Toy>((s, seat, grey) => {
  const frame = s.stack.at(-1)
  if (frame?.kind === 'turn' && frame.seat === seat) grey({ type: 'look' }, () => whyNotLook(s))
  if (frame?.kind === 'place' && frame.seat === seat)
    for (const up of [true, false]) grey({ type: 'place', up }, () => whyNotPlace(s, seat, up))
})

/** TOY-1: turning up a stone that may lie face down gives away half of it. */
export function warnings(s: State, seat: Seat): Warned<Toy>[] {
  const frame = s.stack.at(-1)
  if (!s.doubled || frame?.kind !== 'place' || frame.seat !== seat || whyNotPlace(s, seat, false) !== null) return []
  return [{ action: { type: 'place', up: true }, warning: { warn: 'notDoubled', points: peek(frame.stone) } }]
}
