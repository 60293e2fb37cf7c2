import type { Seat } from '@bothy/kernel'
import type { Term } from '@bothy/kernel/strategy'
import { CLANS } from '../data/clans.ts'
import type { State } from '../rules/types.ts'
import { CLAN_WORTH } from './clan-worth.ts'
import { AT, weigh } from './worth.ts'

/** From the economy of the game, in VP. The plain weights are the same ones smaller, so that `easy` errs more often. */
export const TERMS = [
  { name: 'scored', plain: 0.9, tuned: 1 },
  { name: 'cash', plain: 0.9, tuned: 1 },
  { name: 'income', plain: 0.9, tuned: 1 },
  { name: 'goods', plain: 0.81, tuned: 0.9 },
  { name: 'production', plain: 0.81, tuned: 0.9 },
  { name: 'tileNow', plain: 0.9, tuned: 1 },
  { name: 'tilesLater', plain: 0.72, tuned: 0.8 },
  { name: 'exports', plain: 0.72, tuned: 0.8 },
  { name: 'settlements', plain: 0.72, tuned: 0.8 },
  { name: 'land', plain: 0.45, tuned: 0.5 },
  { name: 'meat', plain: 0.9, tuned: 1 },
  { name: 'merchants', plain: 0.9, tuned: 1 },
  { name: 'plans', plain: 0.855, tuned: 0.95 },
  { name: 'held', plain: 0.81, tuned: 0.9 },
] as const satisfies readonly Term[]

export function evaluate(s: State, seat: Seat, out: Float64Array): void {
  weigh(s, seat, Math.min(s.passed.length, s.seats - 1), out)
  if (s.round === 0 && s.clan[seat] >= 0) out[AT.scored] += CLAN_WORTH[CLANS[s.clan[seat]]]
}
