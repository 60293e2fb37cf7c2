import type { Seat } from '@bothy/kernel'
import { clone } from '../rules/clone.ts'
import { ROUNDS } from '../data/limits.ts'
import { canFulfil } from '../rules/topics/contracts.ts'
import { tileOfRound } from '../rules/topics/scoring.ts'
import { apply, legal } from '../rules/sequence.ts'
import type { Action, State } from '../rules/types.ts'
import { prune } from './prune.ts'
import { isDecisionComplete } from './decision-complete.ts'
import { evaluate, TERMS } from './script.ts'
import { nextStepWorth } from './standing.ts'
import { AT, weigh } from './worth.ts'

/**
 * Looks ahead over the seat's own turns of the round while the others stand still, since a contract or an engine takes three turns or more.
 * The best few ways are followed; each may end after any turn, by passing.
 */

export type Look = { readonly width: number; readonly deepest: number; readonly seesEnd: boolean }

export type Turn = readonly Action[]
/** Turns of the seat in their order, and the script's worth once it passes after them; none where it passes at once. */
export type Way = { readonly turns: readonly Turn[]; readonly worth: number }
type Open = { readonly state: State; readonly turns: readonly Turn[]; readonly promise: number }

/** Share that counts of plans not done when the look ahead ends. */
const UNDONE = 0.6
const LEAST_GAIN = 1e-6
const MOST_TURNS = 120

const terms = new Float64Array(TERMS.length)
const weights = TERMS.map(({ tuned }) => tuned)

/** `promise`: with all plans of the round, `worth`: with what counts of those not done. */
export function valued(s: State, seat: Seat, place: number): { readonly promise: number; readonly worth: number } {
  weigh(s, seat, place, terms)
  let promise = 0
  for (let i = 0; i < terms.length; i++) promise += terms[i] * weights[i]
  const worth = promise - (1 - UNDONE) * terms[AT.plans] * weights[AT.plans]
  return { promise, worth }
}

export function choicesOf(s: State, seat: Seat): readonly Action[] {
  const out: Action[] = []
  legal(s, seat, out)
  return prune(s, seat, out)
}

function spread(
  s: State,
  seat: Seat,
  offered: readonly Action[],
  plies: Action[],
  each: (after: State) => void,
): number {
  let count = 0
  for (const a of offered) {
    if (a.type === 'pass') continue
    const after = clone(s)
    apply(after, seat, a)
    plies.push(a)
    if (isDecisionComplete(after)) {
      each(after)
      count++
    } else if (count < MOST_TURNS) count += spread(after, seat, choicesOf(after, seat), plies, each)
    plies.pop()
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

/** The state after a turn of the seat, which the others let follow by its next one; null where none follows in this round. */
export function afterTurn(s: State, seat: Seat, turn: Turn): State | null {
  const after = clone(s)
  standStill(after, seat)
  for (const ply of turn) apply(after, seat, ply)
  return isMyTurn(after, seat) && after.round === s.round ? after : null
}

/** False before the first round, in Production, and for a seat that has passed. */
export function canLookAhead(s: State, seat: Seat): boolean {
  const kind = s.stack.at(-1)?.kind
  return s.round > 0 && !s.passed.includes(seat) && kind !== 'process' && kind !== 'milk' && kind !== 'barrel'
}

export type Asked = {
  readonly seat: Seat
  readonly place: number
  readonly offered: readonly Action[]
  readonly look: Look
  readonly isLate: () => boolean
}

/** The best way of the seat; `byFirst` is filled with the best one for each first ply. The state stays as it is. */
export function lookAhead(s: State, { seat, place, offered, look, isLate }: Asked, byFirst?: Map<Action, Way>): Way {
  const { width, deepest, seesEnd } = look
  const root = clone(s)
  const { round } = root
  let best: Way = { turns: [[offered[0]]], worth: -Infinity }
  const pass = offered.find((a) => a.type === 'pass')
  if (pass !== undefined) {
    let { worth } = valued(root, seat, place)
    worth -= UNDONE * terms[AT.plans] * weights[AT.plans]
    if (seesEnd) worth -= payableHeld(root, seat)
    best = { turns: [[pass]], worth }
    byFirst?.set(pass, best)
  }
  standStill(root, seat)
  const plies: Action[] = []
  let ways: readonly Open[] = [{ state: root, turns: [], promise: 0 }]
  for (let depth = 0; depth < deepest && ways.length > 0; depth++) {
    const next: Open[] = []
    for (const way of ways) {
      if (depth > 0 && isLate()) return best
      const choices = depth === 0 ? offered : choicesOf(way.state, seat)
      spread(way.state, seat, choices, plies, (state) => {
        const { promise, worth } = valued(state, seat, place)
        const first = depth === 0 ? plies[0] : way.turns[0][0]
        const known = byFirst === undefined ? best : byFirst.get(first)
        let turns: readonly Turn[] | null = null
        if (known === undefined || worth > known.worth + LEAST_GAIN) {
          turns = [...way.turns, plies.slice()]
          if (!(seesEnd && isInVain(root, state, seat, turns))) {
            byFirst?.set(first, { turns, worth })
            if (worth > best.worth + LEAST_GAIN) best = { turns, worth }
          }
        }
        if (!isMyTurn(state, seat) || state.round !== round) return
        const hope = seesEnd ? promise + nextStepWorth(state, seat) : promise
        const at = placeOf(next, hope, width)
        if (at >= 0) keep(next, at, { state, turns: turns ?? [...way.turns, plies.slice()], promise: hope }, width)
      })
    }
    ways = next
  }
  return best
}

/** Where the promise stands among the best so far, -1 if too far behind or there already. */
function placeOf(ways: readonly Open[], promise: number, width: number): number {
  if (ways.length === width && promise <= ways[width - 1].promise) return -1
  let at = ways.length
  while (at > 0 && ways[at - 1].promise < promise) at--
  return at > 0 && ways[at - 1].promise - promise < LEAST_GAIN ? -1 : at
}

/** Of ways with the same promise, most of them the same turns in another order, one is enough. */
function keep(ways: Open[], at: number, way: Open, width: number): void {
  const isAlike = at < ways.length && way.promise - ways[at].promise < LEAST_GAIN
  ways.splice(at, isAlike ? 1 : 0, way)
  if (ways.length > width) ways.pop()
}

const payableHeld = (s: State, seat: Seat): number =>
  s.boxes[seat].some((contract) => canFulfil(s, seat, contract)) ? terms[AT.held] * weights[AT.held] : 0

/** COC-28, COC-36: in the last round a contract is taken, or a merchant hired, only on a way that fulfils a contract. */
function isInVain(root: State, s: State, seat: Seat, turns: readonly Turn[]): boolean {
  if (root.round < ROUNDS) return false
  if (s.boxes[seat].some((contract) => !root.boxes[seat].includes(contract))) return true
  const isHired = turns.some(([{ type }]) => type === 'hire') && tileOfRound(root) !== 'upgrades'
  return isHired && s.fulfilled[seat].length === root.fulfilled[seat].length
}

/** For questions outside the turns of a round: the best decision by the script for each first ply. */
export function weighNow(s: State, seat: Seat, offered: readonly Action[]): Map<Action, Way> {
  const byFirst = new Map<Action, Way>()
  const plies: Action[] = []
  spread(s, seat, offered, plies, (state) => {
    evaluate(state, seat, terms)
    let worth = 0
    for (let i = 0; i < terms.length; i++) worth += terms[i] * weights[i]
    const known = byFirst.get(plies[0])
    if (known === undefined || worth > known.worth) byFirst.set(plies[0], { turns: [plies.slice()], worth })
  })
  return byFirst
}

export function bestNow(s: State, seat: Seat, offered: readonly Action[]): Action {
  let best: Way = { turns: [[offered[0]]], worth: -Infinity }
  for (const way of weighNow(s, seat, offered).values()) if (way.worth > best.worth) best = way
  return best.turns[0][0]
}
