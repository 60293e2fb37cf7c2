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
import type { ArmyTotal, Mark, ShownPiece, Standing } from '../types.ts'

/** An army as somebody sees it: what is worked out here can depend on nothing that this person may not know (LOS-95). */
export type SeenArmy = readonly ShownPiece[]

/** LOS-62, LOS-63 and LOS-95: from the cards that are seen. */
export function armyTotal(army: SeenArmy): ArmyTotal {
  let sum = 0
  let rank = 0
  let hidden = 0
  for (const { card } of army) {
    if (card === null) {
      hidden++
      continue
    }
    sum += STRENGTH_OF[card]
    if (RANK_OF[card] > rank) rank = RANK_OF[card]
  }
  const doubled = hidden === 0 && isDoubled(army)
  return { sum, doubled, total: doubled ? sum * DOUBLING_FACTOR : sum, rank, hidden }
}

/** LOS-53: two or more cards, of which those that are not wild show at most one lineage. */
export function isDoubled(army: SeenArmy): boolean {
  if (army.length < DOUBLING_LEAST_CARDS) return false
  let shown: LineageId | null = null
  for (const { card, mark } of army) {
    if (card === null || mark === 'joinEveryLineage') continue // LOS-52
    const lineage = LINEAGE_OF[card]
    if (shown !== null && lineage !== shown) return false
    shown = lineage
  }
  return true
}

/** LOS-64, LOS-65. Ranks are unique, so only armies of which nothing can be seen are equal. */
const isBefore = (a: Standing, b: Standing): boolean => (a.total === b.total ? a.rank > b.rank : a.total > b.total)

/** LOS-64, LOS-65 from what is seen; after the reveal that is everything. Seats without an army are left out. */
export function orderOf(armies: readonly SeenArmy[]): Standing[] {
  const order: Standing[] = []
  for (let seat: Seat = 0; seat < armies.length; seat++) {
    if (armies[seat].length === 0) continue
    const { sum, doubled, total, rank } = armyTotal(armies[seat])
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
export const claimsOf = (army: readonly { readonly mark: Mark | null }[]): number =>
  army.some(({ mark }) => mark === 'claimTwo') ? CLAIMS_WITH_COCHRANE : CLAIMS
