import type { Seat } from '@bothy/kernel'
import {
  CLAIMS,
  CLAIMS_WITH_COCHRANE,
  DOUBLING_FACTOR,
  DOUBLING_LEAST_CARDS,
  LINEAGE_OF,
  type LineageId,
  RANK_OF,
  STRENGTH_OF,
} from '../data/clans.ts'
import type { ArmyCard, ArmyTotal, Mark, Standing, State } from '../types.ts'
import { cardOf } from './zones.ts'

/** LOS-62, LOS-63 and LOS-95: from the face-up cards, and from the others too for the one who controls them. */
export function armyTotal(army: readonly ArmyCard[], seesFaceDown: boolean): ArmyTotal {
  let sum = 0
  let rank = 0
  let hidden = 0
  for (const piece of army) {
    if (!piece.faceUp && !seesFaceDown) {
      hidden++
      continue
    }
    const card = cardOf(piece)
    sum += STRENGTH_OF[card]
    if (RANK_OF[card] > rank) rank = RANK_OF[card]
  }
  const doubled = hidden === 0 && isDoubled(army)
  return { sum, doubled, total: doubled ? sum * DOUBLING_FACTOR : sum, rank, hidden }
}

/** LOS-53: two or more cards, of which those that are not wild show at most one lineage. */
export function isDoubled(army: readonly ArmyCard[]): boolean {
  if (army.length < DOUBLING_LEAST_CARDS) return false
  let shown: LineageId | null = null
  for (const piece of army) {
    if (piece.mark === 'joinEveryLineage') continue // LOS-52
    const lineage = LINEAGE_OF[cardOf(piece)]
    if (shown !== null && lineage !== shown) return false
    shown = lineage
  }
  return true
}

/** LOS-64, LOS-65. Ranks are unique, so only armies of which nothing can be seen are equal. */
const isBefore = (a: Standing, b: Standing): boolean => (a.total === b.total ? a.rank > b.rank : a.total > b.total)

/** LOS-64, LOS-65 from what the viewer may see; after the reveal that is everything. Seats without an army are left out. */
export function orderSeenBy(s: State, viewer: Seat | null): Standing[] {
  const order: Standing[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.armies[seat].length === 0) continue
    const { sum, doubled, total, rank } = armyTotal(s.armies[seat], seat === viewer)
    insert(order, { seat, sum, doubled, total, rank })
  }
  return order
}

function insert(order: Standing[], standing: Standing): void {
  let at = order.length
  order.push(standing)
  for (; at > 0 && isBefore(standing, order[at - 1]); at--) order[at] = order[at - 1]
  order[at] = standing
}

/** LOS-58, LOS-59: two with one mark or more. */
export const claimsOf = (army: readonly ArmyCard[]): number =>
  hasMark(army, 'claimTwo') ? CLAIMS_WITH_COCHRANE : CLAIMS

function hasMark(army: readonly ArmyCard[], mark: Mark): boolean {
  for (const piece of army) if (piece.mark === mark) return true
  return false
}
