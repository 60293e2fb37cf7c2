import type { Seat } from '@bothy/kernel'
import { mapOf } from '../rules/content.ts'
import { ROUNDS } from '../data/limits.ts'
import { EMPTY_SPACE } from '../rules/topics/board.ts'
import { levelsOf } from '../rules/topics/reach.ts'
import { tileOfRound } from '../rules/topics/scoring.ts'
import { settlementCount } from '../rules/topics/settlements.ts'
import type { State } from '../rules/types.ts'

export function isIdleVoyage(s: State, seat: Seat): boolean {
  if (s.round < ROUNDS || tileOfRound(s) === 'upgrades') return false
  const map = mapOf(s)
  const level = s.shipping[seat] + 1
  const levels = levelsOf(s, seat)
  if (map.land.some((hex) => levels[hex] === level && s.spaces[hex] === EMPTY_SPACE)) return false
  if (s.ports.some((_, module) => levels[map.ports[module]] === level && (s.portsUsed[seat] & (1 << module)) === 0))
    return false
  const linked = settlementCount(s, seat)
  s.shipping[seat]++
  const more = settlementCount(s, seat)
  s.shipping[seat]--
  return more === linked
}
