import {
  type Action,
  type Clan,
  clansOfCaledonia,
  type PortTile,
  type State,
  type Types,
  type Unit,
} from '@bothy/clans-of-caledonia'
import type { Json, Seat } from '@bothy/kernel'
import { playSample, type SampleOf } from '@bothy/board-kit/testing/sample-play.ts'

export type Sample = SampleOf<Types>

export type Plan = {
  readonly seats: number
  readonly seed: string
  readonly sense: number
  readonly clans?: readonly Clan[]
  readonly ports?: readonly PortTile[]
  readonly fond?: readonly Unit[]
  readonly options?: { readonly [option: string]: Json }
}

const RANKS: readonly (readonly Action['type'][])[] = [
  ['fulfil', 'slaughter', 'process', 'bid', 'place', 'draw', 'keep', 'store', 'port', 'exchange', 'shift', 'swap'],
  ['obtain', 'expand'],
  ['expand', 'improve', 'hire', 'ship'],
  ['sell', 'buy', 'recall', 'discard', 'row', 'withdraw'],
  ['end', 'skip', 'out'],
  ['pass'],
]

function sensible(legal: readonly Action[], fond: readonly Unit[], next: () => number): readonly Action[] {
  if (legal[0]?.type === 'take') return legal.slice(0, 1)
  if (legal[0]?.type === 'process' && next() < 0.9) return legal.slice(0, 1) // process everything
  const placed = legal.filter(
    (action) => action.type === 'expand' && action.unit !== null && fond.includes(action.unit),
  )
  if (placed.length > 0 && next() < 0.7) return placed
  const from = Math.floor(next() * next() * 4)
  for (const rank of RANKS.slice(from)) {
    const wished = legal.filter(({ type }) => rank.includes(type))
    if (wished.length > 0) return wished
  }
  return legal
}

export function samplePlay(
  { seats, seed, sense, clans = [], ports = [], fond = [], options = {} }: Plan,
  each: (look: (me: Seat | null) => Sample, state: State) => boolean,
): void {
  const arranged = {
    ...(clans.length === 0 ? {} : { pairs: clans.map((clan, i) => ({ clan, tile: i + 1 })) }),
    ...(ports.length === 0 ? {} : { ports: [...ports] }),
  }
  const plan = {
    seats,
    seed,
    options: { ...options, arranged },
    wish: (_state: State, _seat: Seat, legal: readonly Action[], next: () => number) =>
      next() < sense ? sensible(legal, fond, next) : legal,
  }
  playSample(clansOfCaledonia, plan, each)
}
