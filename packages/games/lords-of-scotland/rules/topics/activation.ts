import type { Seat } from '@bothy/kernel'
import { LINEAGE_OF, POWER_OF, ROYAL_DECK, STRENGTH_OF } from '../../data/clans.ts'
import { noTarget, weakerCard } from '../reasons.ts'
import type { CardId, Reason, State } from '../types.ts'
import { hasTarget } from './targets.ts'
import { cardOf } from './zones.ts'

/** LOS-26, LOS-29 and LOS-33: why the power of `card`, mustered face up, may not activate; names the weakest card that prevents it. */
export function whyNotActivate(s: State, seat: Seat, card: CardId): Reason | null {
  const lineage = s.lineageTest ? LINEAGE_OF[card] : null // LOS-30: the printed one
  let weakest = ROYAL_DECK
  let holder = seat
  for (let owner = 0; owner < s.seats; owner++) {
    const army = s.armies[owner]
    for (let i = 0; i < army.length; i++) {
      if (!army[i].faceUp) continue // LOS-27
      const other = cardOf(army[i])
      if (other >= weakest || other === card) continue
      if (lineage !== null && LINEAGE_OF[other] !== lineage) continue
      weakest = other
      holder = owner
    }
  }
  if (weakest < ROYAL_DECK) {
    const margin = STRENGTH_OF[weakest] - STRENGTH_OF[card]
    if (lineage === null ? margin < 0 : margin <= 0) return weakerCard(s.lineageTest, holder, weakest)
  }
  const power = POWER_OF[card]
  return hasTarget(s, seat, card, power) ? null : noTarget(power)
}
