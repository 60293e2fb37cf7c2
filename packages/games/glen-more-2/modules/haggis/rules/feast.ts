import { below, hide, itsSeat, peek, type Seat } from '@bothy/kernel'
import { EMPTY } from '@bothy/kit'
import { DECLINE, notAsked } from '../../../rules/actions.ts'
import { contentOf } from '../../../rules/content.ts'
import { NO_TILE } from '../../../data/tiles.ts'
import type { AskOf, StepOf } from '../../../rules/frames/frame.ts'
import { gainVp, sourceNamed } from '../../../rules/frames/gain.ts'
import { startPayment } from '../../../rules/frames/payment.ts'
import { on, runHook } from '../../../rules/hooks.ts'
import type { Action, Event, State } from '../../../rules/types.ts'
import { EVERYBODY, feastVp } from '../data/index.ts'
import { canRoll, fromTheRear, haggisOf, hasRoom, maybeOf, tableOf, turnedUp } from './queries.ts'
import { backToPool, turnUpInPool } from './tokens.ts'
import type { HaggisToken } from './types.ts'

export const ROLL: Extract<Action, { type: 'roll' }> = { type: 'roll' }

export const FEAST_STREAM = 'feast'

/** GM2-C5-7: the die is used here even if it is not in play, from a stream of its own. */
function rollDie(s: State): number {
  const { die: faces } = contentOf(s).supplies
  return peek(haggisOf(s).arranged).rolls.pop() ?? faces[below(s.rng[FEAST_STREAM], faces.length)]
}

/** GM2-C5-4 to GM2-C5-6: the common rolls, then those that seats pay for, then the VP. */
export function beginFeast(s: State, events?: Event[]): void {
  const mine = haggisOf(s)
  mine.rolls = []
  if (on(s).acts.feastBegan.length === 0) return rollAll(s, contentOf(s).haggis.rolls, events)
  s.stack.push({ kind: 'commonRolls', seat: fromTheRear(s)[0], left: contentOf(s).haggis.rolls })
  runHook(s, 'feastBegan', { feast: mine.feasts })
}

function rollAll(s: State, count: number, events?: Event[]): void {
  for (let n = count; n > 0; n--) {
    throwDie(s)
    turnUpAll(s, events)
  }
  askRolls(s, fromTheRear(s), events)
}

function throwDie(s: State): number {
  const roll = rollDie(s)
  haggisOf(s).rolls?.push(roll)
  return roll
}

/** GM2-C5-4: all at once, by the last common roll. */
function turnUpAll(s: State, events?: Event[]): void {
  const roll = haggisOf(s).rolls?.at(-1) ?? 0
  turnUpFor(s, fromTheRear(s), null, roll, events)
}

/** One common roll after the other, since Chronicles act in between. */
export const commonRolls: StepOf<'commonRolls'> = {
  run(s, { seat, left }, events) {
    s.stack.pop()
    if (left === 0) return askRolls(s, fromTheRear(s), events)
    s.stack.push({ kind: 'commonRolls', seat, left: left - 1 }, { kind: 'commonTurn', seat })
    runHook(s, 'feastRolled', { roll: throwDie(s) })
  },
}

export const commonTurn: StepOf<'commonTurn'> = {
  run(s, _f, events) {
    s.stack.pop()
    turnUpAll(s, events)
  },
}

/** GM2-C8-4: the last common roll is repeated. */
export function rollAgain(s: State): number {
  haggisOf(s).rolls?.pop()
  return throwDie(s)
}

function turnUpFor(s: State, seats: readonly Seat[], roller: Seat | null, roll: number, events?: Event[]): void {
  const up: Seat[] = []
  const places: number[] = []
  for (const seat of seats) {
    const place = turnUp(s, seat, roll)
    if (place === NO_PLACE) continue
    up.push(seat)
    places.push(place)
  }
  events?.push({ type: 'haggisRolled', seat: roller, roll, up, places })
}

const NO_PLACE = -1

/** GM2-C5-4: one hidden token of that value; of several the one that most seats have seen, so that least is told. Returns its place. */
function turnUp(s: State, seat: Seat, roll: number): number {
  if (!hasRoom(s, seat)) return NO_PLACE
  const table = tableOf(s, seat)
  let place = NO_PLACE
  for (const [at, { value, seen, up }] of table.entries())
    if (!up && value === roll && (place === NO_PLACE || seen > table[place].seen)) place = at
  if (place !== NO_PLACE) table[place] = { ...table[place], seen: EVERYBODY, up: true }
  else for (const [at, token] of table.entries()) if (!token.up) table[at] = without(token, roll)
  return place
}

/** All see that a token which stays hidden has another value; with one value left it is known. */
function without(token: HaggisToken, roll: number): HaggisToken {
  const known = { ...token, not: token.not | (1 << roll) }
  return maybeOf(known).length === 1 ? { ...known, seen: EVERYBODY } : known
}

/** GM2-C5-5, GM2-C5-7: seat by seat, each as often as it likes. A seat that cannot gain by a roll is not asked. */
function askRolls(s: State, seats: readonly Seat[], events?: Event[]): void {
  const first = seats.findIndex((seat) => canRoll(s, seat))
  if (first >= 0) s.stack.push({ kind: 'privateRoll', seat: seats[first], left: seats.slice(first + 1) })
  else endFeast(s, events)
}

export const privateRoll: AskOf<'privateRoll'> = {
  actors: itsSeat,
  legal(_s, _f, _seat, out) {
    out.push(ROLL, DECLINE)
  },
  apply(s, f, seat, a, events) {
    s.stack.pop()
    if (a.type === 'decline') return askRolls(s, f.left, events)
    if (a.type !== 'roll') return notAsked(a, f.kind)
    s.stack.push({ kind: 'rolling', seat, left: f.left })
    const { casks } = contentOf(s).haggis
    startPayment(s, seat, NO_TILE, { goods: EMPTY, coins: 0, casks, scotsmen: 0 }, events) // GM2-X4: it may ask which casks
  },
}

export const rolling: StepOf<'rolling'> = {
  run(s, { seat, left }, events) {
    s.stack.pop()
    const roll = rollDie(s)
    turnUpFor(s, [seat], seat, roll, events)
    askRolls(s, [seat, ...left], events)
  },
}

/** GM2-C5-6: what was turned up goes back to the pool; the rest stays. */
function endFeast(s: State, events?: Event[]): void {
  const mine = haggisOf(s)
  const values = s.coins.map((_, seat) => turnedUp(s, seat))
  const vp = values.map(feastVp)
  events?.push({ type: 'haggisScored', values, vp })
  mine.tables = hide(peek(mine.tables).map((table) => table.filter(({ up }) => !up)))
  for (const value of values.flat()) backToPool(s, value)
  mine.rolls = null
  mine.feasts++
  turnUpInPool(s, events)
  const source = sourceNamed(s, 'haggis')
  for (const [seat, points] of vp.entries()) gainVp(s, seat, points, source, events)
}
