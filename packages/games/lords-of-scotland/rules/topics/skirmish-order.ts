import type { Seat } from '@bothy/kernel'
import {
  CLAIMS,
  CLAIMS_WITH_COCHRANE,
  DOUBLING_FACTOR,
  DOUBLING_LEAST_CARDS,
  LINEAGE_INDEX,
  RANK_OF,
  STRENGTH_OF,
} from '../../data/clans.ts'
import type { ArmyCard, ArmyTotal, CardId, Mark, ShownPiece, Standing } from '../types.ts'
import { cardOf } from './zones.ts'

export const NO_LINEAGE = -1
export const MIXED = -2

export type ArmyCount = {
  cards: number
  sum: number
  rank: number
  hidden: number
  /** The lineage of the known cards that are not wild (`LINEAGE_INDEX`), `NO_LINEAGE` or `MIXED`. */
  lineage: number
  doubled: boolean
  total: number
}

export const newCount = (): ArmyCount => ({
  cards: 0,
  sum: 0,
  rank: 0,
  hidden: 0,
  lineage: NO_LINEAGE,
  doubled: false,
  total: 0,
})

export function beginCount(count: ArmyCount): void {
  count.cards = 0
  count.sum = 0
  count.rank = 0
  count.hidden = 0
  count.lineage = NO_LINEAGE
}

/** LOS-62, LOS-63: null for an unknown card. Call between `beginCount` (or `newCount`) and `endCount`. */
export function countCard(count: ArmyCount, card: CardId | null, mark: Mark | null): void {
  count.cards++
  if (card === null) {
    count.hidden++
    return
  }
  count.sum += STRENGTH_OF[card]
  if (RANK_OF[card] > count.rank) count.rank = RANK_OF[card]
  if (count.lineage === MIXED || mark === 'joinEveryLineage') return // LOS-52
  const lineage = LINEAGE_INDEX[card]
  count.lineage = count.lineage === NO_LINEAGE || count.lineage === lineage ? lineage : MIXED
}

/** LOS-53: at least two cards, whose lineages are all the same apart from wild ones. */
export const mayDouble = ({ cards, lineage }: ArmyCount): boolean => cards >= DOUBLING_LEAST_CARDS && lineage !== MIXED

export function endCount(count: ArmyCount): void {
  count.doubled = count.hidden === 0 && mayDouble(count)
  count.total = count.doubled ? count.sum * DOUBLING_FACTOR : count.sum
}

/** LOS-95: only cards that the viewer may know, so nothing computed from it can depend on others. */
export type SeenArmy = readonly ShownPiece[]

export function countSeen(army: SeenArmy): ArmyCount {
  const count = newCount()
  for (const { card, mark } of army) countCard(count, card, mark)
  endCount(count)
  return count
}

export function countRevealed(army: readonly ArmyCard[]): ArmyCount {
  const count = newCount()
  for (let i = 0; i < army.length; i++) countCard(count, cardOf(army[i]), army[i].mark)
  endCount(count)
  return count
}

export const toldTotal = ({ sum, doubled, total, rank, hidden }: ArmyCount): ArmyTotal => ({
  sum,
  doubled,
  total,
  rank,
  hidden,
})

/** LOS-64, LOS-65. Ranks are unique, so only armies of which nothing can be seen are equal. */
const isBefore = (a: Standing, b: Standing): boolean => (a.total === b.total ? a.rank > b.rank : a.total > b.total)

/** LOS-64, LOS-65, from the known cards; after the reveal that is all. Seats without an army are left out. */
export function orderOf(armies: readonly ArmyCount[]): Standing[] {
  const order: Standing[] = []
  for (let seat: Seat = 0; seat < armies.length; seat++) {
    const { cards, sum, doubled, total, rank } = armies[seat]
    if (cards > 0) insert(order, { seat, sum, doubled, total, rank })
  }
  return order
}

function insert(order: Standing[], standing: Standing): void {
  let at = order.length
  order.push(standing)
  for (; at > 0 && isBefore(standing, order[at - 1]); at--) order[at] = order[at - 1]
  order[at] = standing
}

/** LOS-58, LOS-59: the mark counts only once. */
export function claimsOf(army: readonly { readonly mark: Mark | null }[]): number {
  for (let i = 0; i < army.length; i++) if (army[i].mark === 'claimTwo') return CLAIMS_WITH_COCHRANE
  return CLAIMS
}
