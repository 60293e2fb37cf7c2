import {
  type Checked,
  checkFields,
  checkList,
  checkOptions,
  hide,
  type Json,
  type Option,
  shuffle,
  streams,
  whyNotCorrections,
} from '@bothy/kernel'
import { HAND, MAX_SEATS, MIN_SEATS, STONES } from '../data/stones.ts'
import type { Event, Setup, State, Stone } from './types.ts'

export const GAME_ID = 'cairn'
export const SEATS = { min: MIN_SEATS, max: MAX_SEATS } as const

const OFFERED = [
  { id: 'doubled', rule: 'CRN-8', group: null, default: false, values: () => [false, true] },
] as const satisfies readonly Option[]
export const options: readonly Option[] = OFFERED

export function setup(raw: Json, seats: number): Checked<Setup> {
  const checked = checkOptions({ options: OFFERED, seats: SEATS }, raw, seats, ['arranged', 'corrections'])
  if (!checked.ok) return checked
  const { chosen, rest } = checked.value
  const uncorrectable = whyNotCorrections(rest['corrections'])
  if (uncorrectable !== null) return { ok: false, problem: uncorrectable }
  const arranged = checkArranged(rest['arranged'] ?? null)
  return arranged.ok ? { ok: true, value: { ...chosen, arranged: arranged.value } } : arranged
}

function checkArranged(raw: Json): Checked<Setup['arranged']> {
  if (raw === null) return { ok: true, value: null }
  const fields = checkFields(raw, 'arranged', ['pile'])
  if (!fields.ok) return fields
  const pile = checkList<Stone>(
    fields.value['pile'],
    'arranged.pile',
    (x, before): x is Stone =>
      typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= STONES && !before.includes(x),
  )
  return pile.ok ? { ok: true, value: { pile: pile.value } } : pile
}

/** CRN-1, CRN-2. */
export function create(chosen: Setup, seats: number, seed: string, revision: number, events?: Event[]): State {
  const rng = { pile: streams(seed, GAME_ID, ['pile'])['pile'] }
  const first = chosen.arranged?.pile ?? []
  const rest: Stone[] = []
  for (let stone = 1; stone <= STONES; stone++) if (!first.includes(stone)) rest.push(stone)
  shuffle(rest, rng.pile)
  const pile = [...first, ...rest].toReversed()
  const hands: Stone[][] = []
  for (let seat = 0; seat < seats; seat++) {
    const hand = pile.splice(-HAND).toSorted((a, b) => a - b)
    hands.push(hand)
    events?.push({ type: 'dealt', seat, stones: [...hand] })
  }
  return {
    revision,
    rng,
    seats,
    doubled: chosen.doubled,
    pile: hide(pile),
    hands: hands.map((hand) => hide(hand)),
    cairns: hands.map(() => []),
    nextId: 1,
    stack: [{ kind: 'turn', seat: 0 }],
  }
}
