import type { Seat } from '@bothy/kernel'
import type { PlannerLevel, Question } from '@bothy/kernel/strategy'
import { clone } from '../rules/clone.ts'
import { ROUNDS } from '../data/limits.ts'
import { canFulfil } from '../rules/topics/contracts.ts'
import { tileOfRound } from '../rules/topics/scoring.ts'
import { apply, legal } from '../rules/sequence.ts'
import type { Action, State, Types } from '../rules/types.ts'
import { prune } from './prune.ts'
import { isDecisionComplete } from './decision-complete.ts'
import { evaluate, TERMS } from './script.ts'
import { nextStepWorth } from './standing.ts'
import { AT, weigh } from './worth.ts'

/**
 * Looks ahead over the seat's own turns of the round while the others stand still, since a contract or an engine takes three turns or more.
 * The best few ways are followed; each may end after any turn, by passing.
 */

const LOOK = {
  medium: { width: 2, deepest: 2, seesEnd: false },
  hard: { width: 12, deepest: 7, seesEnd: true },
} as const satisfies Record<PlannerLevel, Look>
type Look = { readonly width: number; readonly deepest: number; readonly seesEnd: boolean }
/** Share that counts of plans not done when the look ahead ends. */
const UNDONE = 0.6
/** COC-80: only `hard` in a solo game, where nobody waits: +6.2±1.1 points over 12 on 98 tables, in three times the time. */
const WIDTH_ALONE = 48
const LEAST_GAIN = 1e-6
const MOST_TURNS = 120

type Way = { readonly state: State; readonly turns: readonly Action[]; readonly promise: number }

const terms = new Float64Array(TERMS.length)
const weights = TERMS.map(({ tuned }) => tuned)

function valued(s: State, seat: Seat, place: number): { readonly promise: number; readonly worth: number } {
  weigh(s, seat, place, terms)
  let promise = 0
  for (let i = 0; i < terms.length; i++) promise += terms[i] * weights[i]
  const worth = promise - (1 - UNDONE) * terms[AT.plans] * weights[AT.plans]
  return { promise, worth }
}

function listOf(s: State, seat: Seat): readonly Action[] {
  const out: Action[] = []
  legal(s, seat, out)
  return prune(s, seat, out)
}

function spread(
  s: State,
  seat: Seat,
  offered: readonly Action[],
  first: Action | null,
  each: (after: State, first: Action) => void,
): number {
  let count = 0
  for (const a of offered) {
    if (a.type === 'pass') continue
    const after = clone(s)
    apply(after, seat, a)
    if (isDecisionComplete(after)) {
      each(after, first ?? a)
      count++
    } else if (count < MOST_TURNS) count += spread(after, seat, listOf(after, seat), first ?? a, each)
  }
  return count
}

const isMyTurn = (s: State, seat: Seat): boolean => {
  const top = s.stack.at(-1)
  return top?.kind === 'turn' && top.seat === seat
}

function standStill(s: State, seat: Seat): void {
  for (const other of s.order) if (other !== seat && !s.passed.includes(other)) s.passed.push(other)
}

export function planner(question: Question<Types>, level: PlannerLevel, isLate: () => boolean): Action {
  const { deepest, seesEnd } = LOOK[level]
  const { seat } = question
  const root = question.sample()
  const width = level === 'hard' && root.seats === 1 ? WIDTH_ALONE : LOOK[level].width
  const offered = prune(root, seat, question.legal)
  if (offered.length === 1) return offered[0]
  if (root.round === 0 || root.passed.includes(seat) || !isActionPhase(root)) return bestNow(root, seat, offered)
  const place = root.passed.length
  const pass = offered.find((a) => a.type === 'pass')
  const { round } = root
  let most = -Infinity
  let best: readonly Action[] = [offered[0]]
  if (pass !== undefined) {
    most = valued(root, seat, place).worth - UNDONE * terms[AT.plans] * weights[AT.plans]
    if (seesEnd) most -= payableHeld(root, seat)
    best = [pass]
  }
  const isContested = place + 1 < root.seats
  standStill(root, seat)
  let ways: readonly Way[] = [{ state: root, turns: [], promise: 0 }]
  for (let depth = 0; depth < deepest && ways.length > 0; depth++) {
    const next: Way[] = []
    for (const way of ways) {
      if (depth > 0 && isLate()) return firstOf(best, offered, isContested)
      const choices = depth === 0 ? offered : listOf(way.state, seat)
      spread(way.state, seat, choices, null, (state, first) => {
        const { promise, worth } = valued(state, seat, place)
        const turns = [...way.turns, first]
        if (worth > most + LEAST_GAIN && !(seesEnd && isInVain(root, state, seat, turns))) [most, best] = [worth, turns]
        if (isMyTurn(state, seat) && state.round === round)
          next.push({ state, turns, promise: seesEnd ? promise + nextStepWorth(state, seat) : promise })
      })
    }
    next.sort((a, b) => b.promise - a.promise)
    ways = distinct(next, width)
  }
  return firstOf(best, offered, isContested)
}

const payableHeld = (s: State, seat: Seat): number =>
  s.boxes[seat].some((contract) => canFulfil(s, seat, contract)) ? terms[AT.held] * weights[AT.held] : 0

/** COC-28, COC-36: in the last round a contract is taken, or a merchant hired, only on a way that fulfils a contract. */
function isInVain(root: State, s: State, seat: Seat, turns: readonly Action[]): boolean {
  if (root.round < ROUNDS) return false
  if (s.boxes[seat].some((contract) => !root.boxes[seat].includes(contract))) return true
  const isHired = turns.some(({ type }) => type === 'hire') && tileOfRound(root) !== 'upgrades'
  return isHired && s.fulfilled[seat].length === root.fulfilled[seat].length
}

function firstOf(turns: readonly Action[], offered: readonly Action[], isContested: boolean): Action {
  if (!isContested) return turns[0]
  const fulfils = turns.findIndex((a) => a.type === 'fulfil')
  const obtain = turns.find((a, i) => a.type === 'obtain' && (fulfils < 0 || i < fulfils) && offered.includes(a))
  return obtain ?? turns[0]
}

const isActionPhase = (s: State): boolean => {
  const kind = s.stack.at(-1)?.kind
  return kind !== 'process' && kind !== 'milk' && kind !== 'barrel'
}

function distinct(ways: readonly Way[], width: number): Way[] {
  const out: Way[] = []
  for (const way of ways) {
    if (out.length === width) break
    if (!out.some((other) => Math.abs(other.promise - way.promise) < LEAST_GAIN)) out.push(way)
  }
  return out
}

function bestNow(root: State, seat: Seat, offered: readonly Action[]): Action {
  let best = offered[0]
  let most = -Infinity
  spread(root, seat, offered, null, (state, first) => {
    evaluate(state, seat, terms)
    let worth = 0
    for (let i = 0; i < terms.length; i++) worth += terms[i] * weights[i]
    if (worth > most) [most, best] = [worth, first]
  })
  return best
}
