import type { Seat } from '@bothy/kernel'
import { DOUBLING_FACTOR, DOUBLING_LEAST_CARDS, STRONGEST, WEAKEST } from '../data/clans.ts'
import type { ArmyCard, ArmyTotal, Placing, Standing, State } from '../types.ts'
import { armyTotal, claimsOf, isDoubled, orderSeenBy } from './armies.ts'

/** What an army may count in the end, from what the viewer may see. */
type Range = { readonly least: number; readonly most: number }

function rangeOf(army: readonly ArmyCard[], { sum, total, hidden }: ArmyTotal): Range {
  if (hidden === 0) return { least: total, most: total }
  const seen = army.filter((piece) => piece.faceUp)
  const mayDouble = army.length >= DOUBLING_LEAST_CARDS && (seen.length < DOUBLING_LEAST_CARDS || isDoubled(seen))
  const most = sum + hidden * STRONGEST
  return { least: sum + hidden * WEAKEST, most: mayDouble ? most * DOUBLING_FACTOR : most }
}

/**
 * LOS-64 to LOS-68 and LOS-95: the order from what the viewer may see, best first, and what is certain of it. A place, a tie or a
 * number of claims that a hidden card may still change is not told.
 */
export function placings(s: State, viewer: Seat | null): readonly Placing[] {
  const totals = s.armies.map((army, seat) => armyTotal(army, seat === viewer))
  const ranges = s.armies.map((army, seat) => rangeOf(army, totals[seat]))
  const isCertain = (a: Seat, b: Seat): boolean =>
    ranges[a].least > ranges[b].most ||
    ranges[b].least > ranges[a].most ||
    (totals[a].hidden === 0 && totals[b].hidden === 0)
  // Hidden cards count the least they can, so that who is certainly before another stands before.
  const order =
    s.order.length > 0
      ? s.order
      : orderSeenBy(s, viewer).toSorted((a, b) => ranges[b.seat].least - ranges[a.seat].least)
  let claimed = 0
  return order.map(({ seat }, i) => {
    const isKnown = order.every((other) => other.seat === seat || isCertain(seat, other.seat))
    const claims = Math.min(claimsOf(s.armies[seat]), Math.max(0, s.supporters.length - claimed))
    claimed += claims
    return { seat, place: isKnown ? i + 1 : null, tie: tieOf(order, i, totals), claims: isKnown ? claims : null }
  })
}

/** LOS-65: with the one before, or else the one behind, if nothing of either army is hidden. */
function tieOf(order: readonly Standing[], i: number, totals: readonly ArmyTotal[]): Placing['tie'] {
  const isTied = (j: number): boolean =>
    j >= 0 &&
    j < order.length &&
    order[j].total === order[i].total &&
    totals[order[j].seat].hidden === 0 &&
    totals[order[i].seat].hidden === 0
  if (isTied(i - 1)) return { rank: order[i].rank, other: order[i - 1].rank, won: false }
  return isTied(i + 1) ? { rank: order[i].rank, other: order[i + 1].rank, won: true } : null
}
