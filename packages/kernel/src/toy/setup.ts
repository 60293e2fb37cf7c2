import { type Checked, type Json, type Option, type SetupProblem, hide, shuffle, streams } from '../index.ts'
import { content } from './data.ts'
import type { Event, Setup, State, Stone } from './types.ts'

export const SEATS = { min: 1, max: 4 } as const

export const OPTIONS: readonly Option[] = [
  { id: 'doubled', rule: 'TOY-1', group: null, default: false, values: () => [false, true] },
  {
    id: 'size',
    rule: 'TOY-2',
    group: 'stones',
    default: 'small',
    values: (seats) => (seats === SEATS.max ? ['small'] : ['small', 'large']),
  },
  { id: 'calls', rule: 'TOY-3', group: null, default: false, values: () => [false, true] },
]

const wrong = (at: string, why: SetupProblem['why']): Checked<Setup> => ({ ok: false, problem: { at, why } })
const isObject = (x: Json): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

export function checkSetup(raw: Json, seats: number): Checked<Setup> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) return wrong('seats', 'seats')
  if (!isObject(raw)) return wrong('', 'missing')
  for (const key of Object.keys(raw))
    if (!['doubled', 'size', 'calls', 'arranged', 'corrections'].includes(key)) return wrong(key, 'unknown-field')
  const doubled = raw['doubled'] ?? false
  if (typeof doubled !== 'boolean') return wrong('doubled', 'not-allowed')
  const size = raw['size'] ?? 'small'
  if (size !== 'small' && size !== 'large') return wrong('size', 'not-allowed')
  if (size === 'large' && seats === SEATS.max) return wrong('size', 'not-allowed')
  const calls = raw['calls'] ?? false
  if (typeof calls !== 'boolean') return wrong('calls', 'not-allowed')
  const corrections = content.check(raw['corrections'])
  if (!corrections.ok) return corrections
  const { stones } = content.contentOf(corrections.value)
  const arranged = checkArranged(raw['arranged'] ?? null, stones[size])
  if (arranged === 'bad') return wrong('arranged.pile', 'bad-arrangement')
  return { ok: true, value: { doubled, size, calls, arranged, corrections: corrections.value } }
}

function checkArranged(raw: Json, stones: number): Setup['arranged'] | 'bad' {
  if (raw === null) return null
  if (!isObject(raw) || Object.keys(raw).length !== 1) return 'bad'
  const pile = raw['pile']
  if (!Array.isArray(pile) || new Set(pile).size !== pile.length) return 'bad'
  const known = pile.every((x): x is Stone => Number.isInteger(x) && x >= 1 && x <= stones)
  return known ? { pile } : 'bad'
}

export function create(setup: Setup, seats: number, seed: string, revision: number, events?: Event[]): State {
  const rng = { pile: streams(seed, 'toy', ['pile'])['pile'], die: streams(seed, 'toy', ['die'])['die'] }
  const { stones: sizes, hand: held } = content.contentOf(setup.corrections)
  const stones = sizes[setup.size]
  const first = setup.arranged?.pile ?? []
  const rest: Stone[] = []
  for (let stone = 1; stone <= stones; stone++) if (!first.includes(stone)) rest.push(stone)
  shuffle(rest, rng.pile)
  const pile = [...first, ...rest].toReversed()
  const hands: Stone[][] = []
  for (let seat = 0; seat < seats; seat++) {
    const hand = pile.splice(-held).toSorted((a, b) => a - b)
    hands.push(hand)
    events?.push({ type: 'dealt', seat, stones: [...hand] })
  }
  return {
    revision,
    rng,
    seats,
    corrections: setup.corrections,
    doubled: setup.doubled,
    calls: setup.calls,
    stones,
    pile: hide(pile),
    hands: hands.map((hand) => hide(hand)),
    cairns: hands.map(() => []),
    nextId: 1,
    looked: false,
    luck: hands.map(() => 0),
    lastCalls: hands.map(() => null),
    stack: [{ kind: 'turn', seat: 0 }],
  }
}
