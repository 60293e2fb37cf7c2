import {
  checkFields,
  checkList,
  checkOptions,
  type Checked,
  hide,
  inPlayOf,
  type Json,
  type Option,
  shuffle,
  streams,
} from '../index.ts'
import { content } from './data.ts'
import { MODULES, setUpModules } from './modules/list.ts'
import { ORDER } from './modules/types.ts'
import type { Event, Setup, State, Stone } from './types.ts'

export const SEATS = { min: 1, max: 4 } as const

const OFFERED = [
  { id: 'doubled', rule: 'TOY-1', group: null, default: false, values: () => [false, true] },
  {
    id: 'size',
    rule: 'TOY-2',
    group: 'stones',
    default: 'small',
    values: (seats: number): readonly ('small' | 'large')[] => (seats === SEATS.max ? ['small'] : ['small', 'large']),
  },
  { id: 'calls', rule: 'TOY-3', group: null, default: false, values: () => [false, true] },
  { id: 'council', rule: 'TOY-4', group: 'modules', default: false, values: () => [false, true] },
  {
    id: 'raven',
    rule: 'TOY-5',
    group: 'modules',
    default: false,
    values: (seats: number): readonly boolean[] => (seats < MODULES.raven.minSeats ? [false] : [false, true]),
  },
] as const satisfies readonly Option[]
export const OPTIONS: readonly Option[] = OFFERED

export const USUAL: Setup = {
  doubled: false,
  size: 'small',
  calls: false,
  council: false,
  raven: false,
  arranged: null,
  corrections: null,
}

export function checkSetup(raw: Json, seats: number): Checked<Setup> {
  const checked = checkOptions({ options: OFFERED, seats: SEATS }, raw, seats, ['arranged', 'corrections'])
  if (!checked.ok) return checked
  const { chosen, rest } = checked.value
  const corrections = content.check(rest['corrections'])
  if (!corrections.ok) return corrections
  const { stones } = content.contentOf(corrections.value)
  const arranged = checkArranged(rest['arranged'] ?? null, stones[chosen.size])
  if (!arranged.ok) return arranged
  return { ok: true, value: { ...chosen, arranged: arranged.value, corrections: corrections.value } }
}

function checkArranged(raw: Json, stones: number): Checked<Setup['arranged']> {
  if (raw === null) return { ok: true, value: null }
  const fields = checkFields(raw, 'arranged', ['pile'])
  if (!fields.ok) return fields
  const pile = checkList<Stone>(
    fields.value['pile'],
    'arranged.pile',
    (x, before): x is Stone =>
      typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= stones && !before.includes(x),
  )
  return pile.ok ? { ok: true, value: { pile: pile.value } } : pile
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
    inPlay: inPlayOf(ORDER, (id) => setup[id]),
    ...setUpModules(seats, (id) => setup[id]),
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
