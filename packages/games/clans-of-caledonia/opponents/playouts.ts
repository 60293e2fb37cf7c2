import { sameJson, type Seat } from '@bothy/kernel'
import type { Candidate, Playouts, Question } from '@bothy/kernel/strategy'
import { clone } from '../rules/clone.ts'
import { goodId } from '../data/goods.ts'
import { ROUNDS } from '../data/limits.ts'
import { actors, apply, legal } from '../rules/sequence.ts'
import type { Action, State, Types } from '../rules/types.ts'
import {
  afterTurn,
  bestNow,
  canLookAhead,
  choicesOf,
  type Look,
  lookAhead,
  type Turn,
  valued,
  type Way,
  weighNow,
} from './look-ahead.ts'
import { contestedFirst, isContested } from './planner.ts'
import { prune } from './prune.ts'

/**
 * Plays decisions out: in one imagined world everybody goes on by a narrow look ahead, so that what others take, the prices and the next
 * contracts are met and not guessed; then the script judges.
 */

interface Effort {
  readonly candidates: number
  readonly plays: number
  readonly roundsAfter: number
  /** For the candidates, and for everybody in the plays. */
  readonly wide: Look
  readonly again: Look
  readonly inPlays: Look
  /** Turns that a seat takes in the plays before it looks ahead again. */
  readonly turnsKept: number
}

const WITH_OTHERS: Effort = {
  candidates: 4,
  plays: 24,
  roundsAfter: 1,
  wide: { width: 12, deepest: 7, seesEnd: true },
  again: { width: 4, deepest: 6, seesEnd: true },
  inPlays: { width: 3, deepest: 3, seesEnd: true },
  turnsKept: 3,
}
/** COC-80: nothing comes between a plan and the end of its round, so a play to the end of the game costs little. */
const ALONE: Effort = {
  candidates: 6,
  plays: 18,
  roundsAfter: ROUNDS,
  wide: { width: 48, deepest: 7, seesEnd: true },
  again: { width: 6, deepest: 7, seesEnd: true },
  inPlays: { width: 10, deepest: 7, seesEnd: true },
  turnsKept: 7,
}
const effortFor = (seats: number): Effort => (seats === 1 ? ALONE : WITH_OTHERS)

const LEAST_GAIN = 1e-6
const MOST_PLIES = 5000

export const playouts = (): Playouts<Types> => ({
  unit: 'points',
  candidates: chosen,
  playOut,
  isByExperience,
  standing,
  withRest,
})

/** COC-19: what a clan is worth shows later than the plays end, but alone. */
const isByExperience = ({ seats, stack }: State): boolean => seats > 1 && stack.at(-1)?.kind === 'pair'

function chosen(
  question: Question<Types>,
  isLate: () => boolean,
): { readonly list: readonly Candidate<Action>[]; readonly plays: number } {
  const { seat } = question
  const root = question.sample()
  const effort = effortFor(root.seats)
  const rivals = bestRival(root, seat)
  const most = isByExperience(root) ? 1 : effort.candidates
  const list = waysOf(root, question, effort, isLate)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ turns, worth }) => ({ plies: turns.slice(0, effort.turnsKept).flat(), judgement: worth - rivals }))
  if (root.seats > 1 || root.round < ROUNDS) return { list, plays: effort.plays }
  // COC-78: alone no die is rolled after the last round, so one play tells the score.
  const scored = list.flatMap(({ plies }) => {
    const judgement = playOut(root, seat, plies, isLate)
    return judgement === null ? [] : [{ plies, judgement }]
  })
  return { list: scored.length === list.length ? scored : list, plays: 0 }
}

function waysOf(
  root: State,
  { seat, legal: all }: Question<Types>,
  { candidates, wide, again }: Effort,
  isLate: () => boolean,
): Way[] {
  const offered = prune(root, seat, all)
  if (offered.length === 1) return [{ turns: [offered], worth: 0 }]
  if (!canLookAhead(root, seat)) return [...weighNow(root, seat, offered).values()]
  const place = root.passed.length
  const byFirst = new Map<Action, Way>()
  lookAhead(root, { seat, place, offered, look: wide, isLate }, byFirst)
  // A turn that the wide look dropped early would be judged by less than what can follow it.
  const found = [...byFirst.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, 2 * candidates)
    .map((way) => {
      const after = isLate() ? null : afterTurn(root, seat, way.turns[0])
      if (after === null) return way
      const asked = { seat, place, offered: choicesOf(after, seat), look: again, isLate }
      const { turns, worth } = lookAhead(after, asked)
      return worth > way.worth + LEAST_GAIN ? { turns: [way.turns[0], ...turns], worth } : way
    })
  if (root.seats === 1) return distinct(found)
  const ways = new Map<Action, Way>()
  for (const { turns: way, worth } of found) {
    const turns = isContested(root) ? contestedFirst(way, offered) : way
    const [[first]] = turns
    if (worth > (ways.get(first)?.worth ?? -Infinity)) ways.set(first, { turns, worth })
  }
  return [...ways.values()]
}

/** Ways of the same worth are nearly always the same turns in another order. */
function distinct(ways: readonly Way[]): Way[] {
  const out: Way[] = []
  for (const way of ways) if (!out.some(({ worth }) => Math.abs(worth - way.worth) < LEAST_GAIN)) out.push(way)
  return out
}

function withRest(
  { seat, sample }: Question<Types>,
  plies: readonly Action[],
  isLate: () => boolean,
): readonly Action[] {
  const root = sample()
  const after = canLookAhead(root, seat) ? afterTurn(root, seat, plies) : null
  if (after === null) return plies
  const { again, turnsKept } = effortFor(root.seats)
  const asked = { seat, place: root.passed.length, offered: choicesOf(after, seat), look: again, isLate }
  const { turns } = lookAhead(after, asked)
  return [plies, ...turns].slice(0, turnsKept).flat()
}

const standing = (s: State): readonly number[] =>
  Array.from({ length: s.seats }, (_, seat) => valued(s, seat, placeOf(s)).promise)

const placeOf = (s: State): number => Math.min(s.passed.length, s.seats - 1)

function bestRival(s: State, seat: Seat): number {
  let most = s.seats === 1 ? 0 : -Infinity
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) most = Math.max(most, valued(s, other, placeOf(s)).promise)
  return most
}

function playOut(world: State, seat: Seat, plies: readonly Action[], isLate: () => boolean): number | null {
  const s = clone(world)
  const effort = effortFor(s.seats)
  const last = s.round + effort.roundsAfter
  let isCut = false
  const isOver = (): boolean => (isCut ||= isLate())
  const plans = Array.from({ length: s.seats }, (_, other) => planOf(s, other === seat ? [plies] : []))
  for (let n = 0; n < MOST_PLIES && s.round <= last; n++) {
    const [actor] = actors(s)
    if (actor === undefined) break
    const all: Action[] = []
    legal(s, actor, all)
    let ply = nextPly(s, all, plans[actor])
    if (ply === null) {
      if (isOver()) return null
      const plan = newPlan(s, { seat: actor, all, effort, isLate: isOver })
      // A look ahead that was cut short would be judged as if the seat had meant it.
      if (isCut) return null
      plans[actor] = plan
      ply = plan.plies.shift() ?? all[0]
    }
    apply(s, actor, ply)
  }
  return valued(s, seat, placeOf(s)).promise - bestRival(s, seat)
}

/** The plies that a seat means to play next, and the prices at which it thought so. */
type Plan = { readonly plies: Action[]; readonly prices: readonly number[] }

const planOf = (s: State, turns: readonly Turn[]): Plan => ({ plies: turns.flat(), prices: s.prices.slice() })

function nextPly(s: State, all: readonly Action[], { plies, prices }: Plan): Action | null {
  const planned = plies.shift()
  if (all.length === 1) {
    if (planned?.type !== all[0].type) plies.length = 0
    return all[0]
  }
  if (planned === undefined) return null
  if (
    (planned.type === 'buy' || planned.type === 'sell') &&
    s.prices[goodId(planned.good)] !== prices[goodId(planned.good)]
  )
    return null
  return all.includes(planned) ? planned : (all.find((a) => sameJson(a, planned)) ?? null)
}

type Planned = {
  readonly seat: Seat
  readonly all: readonly Action[]
  readonly effort: Effort
  isLate(): boolean
}

function newPlan(s: State, { seat, all, effort, isLate }: Planned): Plan {
  const { inPlays, turnsKept } = effort
  const offered = prune(s, seat, all)
  if (offered.length === 1) return planOf(s, [offered])
  if (!canLookAhead(s, seat)) return planOf(s, [[bestNow(s, seat, offered)]])
  const { turns } = lookAhead(s, { seat, place: s.passed.length, offered, look: inPlays, isLate })
  return planOf(s, (isContested(s) ? contestedFirst(turns, offered) : turns).slice(0, turnsKept))
}
