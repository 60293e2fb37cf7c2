import type { Seat } from '@bothy/kernel'
import type { Term } from '@bothy/kernel/strategy'
import { CLANS } from '../data/clans.ts'
import type { State } from '../rules/types.ts'
import { CLAN_WORTH } from './clan-worth.ts'
import { AT, weigh } from './worth.ts'

/** From the economy of the game, in VP. The plain weights are the same ones smaller, so that `easy` errs more often. */
export const TERMS = [
  { name: 'scored', plain: 0.9, tuned: 1, sight: 'now' },
  { name: 'cash', plain: 0.9, tuned: 1, sight: 'soon' },
  { name: 'income', plain: 0.9, tuned: 1, sight: 'soon' },
  { name: 'goods', plain: 0.81, tuned: 0.9, sight: 'soon' },
  { name: 'production', plain: 0.81, tuned: 0.9, sight: 'now' },
  { name: 'tileNow', plain: 0.9, tuned: 1, sight: 'soon' },
  { name: 'tilesLater', plain: 0.72, tuned: 0.8, sight: 'late' },
  { name: 'exports', plain: 0.72, tuned: 0.8, sight: 'late' },
  { name: 'settlements', plain: 0.72, tuned: 0.8, sight: 'late' },
  { name: 'land', plain: 0.45, tuned: 0.5, sight: 'soon' },
  { name: 'meat', plain: 0.9, tuned: 1, sight: 'now' },
  { name: 'merchants', plain: 0.9, tuned: 1, sight: 'soon' },
  { name: 'plans', plain: 0.855, tuned: 0.95, sight: 'now' },
  { name: 'held', plain: 0.81, tuned: 0.9, sight: 'soon' },
] as const satisfies readonly Term[]

export function evaluate(s: State, seat: Seat, out: Float64Array): void {
  weigh(s, seat, Math.min(s.passed.length, s.seats - 1), out)
  if (s.round === 0 && s.clan[seat] >= 0) out[AT.scored] += CLAN_WORTH[CLANS[s.clan[seat]]]
}
