import { below, itsSeat, peek, type Seat } from '@bothy/kernel'
import { notAsked } from '../../../rules/actions.ts'
import { contentOf } from '../../../rules/content.ts'
import type { AskOf } from '../../../rules/frames/frame.ts'
import type { Action, Event, State } from '../../../rules/types.ts'
import { lessOne } from '../../chronicle.ts'
import { EVERYBODY, HAGGIS_VALUES, type HaggisValue, MOST_PLACES } from '../data/index.ts'
import type { HaggisToken } from './types.ts'
import { haggisOf, hiddenInPool, tableOf, whyNotPutBack, whyNotTokens } from './queries.ts'

type Of<T extends Action['type']> = Extract<Action, { type: T }>
export const TAKE_UP = HAGGIS_VALUES.map((value): Of<'haggis'> => ({ type: 'haggis', value }))
export const TAKE_HIDDEN: Of<'haggis'> = { type: 'haggis', value: null }
/** One place more than a table has, for the new token. */
export const PUT_BACK = Array.from({ length: MOST_PLACES + 1 }, (_, place): Of<'putBack'> => ({
  type: 'putBack',
  place,
}))

export const TOKEN_STREAM = 'haggis'

function drawOne(s: State): HaggisValue {
  const mine = haggisOf(s)
  const counts = peek(mine.pool)
  const next = peek(mine.arranged).tokens.pop()
  let at = next !== undefined && counts[next - 1] > 0 ? next - 1 : -1
  if (at < 0) {
    let left = below(s.rng[TOKEN_STREAM], hiddenInPool(s))
    for (at = 0; left >= counts[at]; at++) left -= counts[at]
  }
  counts[at]--
  return HAGGIS_VALUES[at]
}

/** GM2-C5-2: until two are face up. */
export function turnUpInPool(s: State, events?: Event[]): void {
  const { up } = haggisOf(s)
  const before = up.length
  while (up.length < contentOf(s).haggis.faceUp && hiddenInPool(s) > 0) up.push(drawOne(s))
  if (up.length > before) events?.push({ type: 'haggisTurnedUp', values: up.slice(before) })
}

export function backToPool(s: State, value: HaggisValue): void {
  peek(haggisOf(s).pool)[value - 1]++
}

function choicesOf(s: State): readonly Of<'haggis'>[] {
  const { up } = haggisOf(s)
  const open = TAKE_UP.filter(({ value }) => up.some((one) => one === value))
  return hiddenInPool(s) > 0 ? [...open, TAKE_HIDDEN] : open
}

/** GM2-C5-2, GM2-C5-3: one token after the other; a seat without a choice is not asked. */
export function gainTokens(s: State, seat: Seat, count: number, events?: Event[]): void {
  if (count === 0 || whyNotTokens(s) !== null) return
  const choices = choicesOf(s)
  if (choices.length > 1) s.stack.push({ kind: 'haggis', seat, left: count })
  else takeToken(s, seat, choices[0].value, count, events)
}

function takeToken(s: State, seat: Seat, value: HaggisValue | null, left: number, events?: Event[]): void {
  const mine = haggisOf(s)
  const table = tableOf(s, seat)
  if (value === null) {
    const drawn = drawOne(s)
    table.push({ value: drawn, seen: 1 << seat, not: 0, up: false })
    events?.push({ type: 'haggisDrawn', seat, value: drawn })
  } else {
    mine.up = lessOne(mine.up, value)
    table.push({ value, seen: EVERYBODY, not: 0, up: false })
    events?.push({ type: 'haggisTaken', seat, value })
  }
  makeRoom(s, seat, left, events)
}

/** GM2-C8-4: a token of another table. */
export function receiveToken(s: State, seat: Seat, token: HaggisToken, events?: Event[]): void {
  tableOf(s, seat).push(token)
  makeRoom(s, seat, 1, events)
}

/** GM2-C5-2: the table may be full. */
function makeRoom(s: State, seat: Seat, left: number, events?: Event[]): void {
  const old = tableOf(s, seat).length - 1
  if (old < contentOf(s).haggis.places) goOn(s, seat, left, events)
  else if (old === 1) putBackToken(s, seat, 0, left, events)
  else s.stack.push({ kind: 'putBack', seat, left })
}

function putBackToken(s: State, seat: Seat, place: number, left: number, events?: Event[]): void {
  const [{ value, seen }] = tableOf(s, seat).splice(place, 1)
  backToPool(s, value)
  events?.push({ type: 'haggisPutBack', seat, place, value, seen })
  goOn(s, seat, left, events)
}

function goOn(s: State, seat: Seat, left: number, events?: Event[]): void {
  turnUpInPool(s, events)
  gainTokens(s, seat, left - 1, events)
}

export const haggis: AskOf<'haggis'> = {
  actors: itsSeat,
  legal(s, _f, _seat, out) {
    out.push(...choicesOf(s))
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'haggis') return notAsked(a, f.kind)
    s.stack.pop()
    takeToken(s, seat, a.value, f.left, events)
  },
}

export const putBack: AskOf<'putBack'> = {
  actors: itsSeat,
  legal(s, _f, seat, out) {
    const { length } = tableOf(s, seat)
    for (let place = 0; place < length; place++) if (whyNotPutBack(s, seat, place) === null) out.push(PUT_BACK[place])
  },
  apply(s, f, seat, a, events) {
    if (a.type !== 'putBack') return notAsked(a, f.kind)
    s.stack.pop()
    putBackToken(s, seat, a.place, f.left, events)
  },
}
