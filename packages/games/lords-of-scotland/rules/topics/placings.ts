import { DOUBLING_FACTOR, STRONGEST, WEAKEST } from '../../data/clans.ts'
import type { Seat } from '@bothy/kernel'
import type { Placing, Standing } from '../types.ts'
import { type ArmyCount, claimsOf, countSeen, mayDouble, orderOf, type SeenArmy } from './skirmish-order.ts'
import { type ClaimTurn, type SeenRow, strongestFirst, worthOf } from './claim-forecast.ts'

type Range = { readonly least: number; readonly most: number }

function rangeOf(army: ArmyCount): Range {
  const { sum, total, hidden } = army
  if (hidden === 0) return { least: total, most: total }
  const most = sum + hidden * STRONGEST
  return { least: sum + hidden * WEAKEST, most: mayDouble(army) ? most * DOUBLING_FACTOR : most }
}

/** `revealed`: true order and remaining claims; null before the reveal. */
export type SeenSkirmish = {
  readonly armies: readonly SeenArmy[]
  readonly supporters: SeenRow
  readonly revealed: { readonly order: readonly { readonly seat: Seat }[]; readonly turns: readonly ClaimTurn[] } | null
}

type SeenOrder = {
  readonly totals: readonly ArmyCount[]
  readonly order: readonly Standing[]
  /** Null where a hidden card may still change the place. */
  readonly places: readonly (number | null)[]
}

/** LOS-64, LOS-65 and LOS-95: the order from what is seen, and which places are certain. */
export function orderSeen({ armies, revealed }: Pick<SeenSkirmish, 'armies' | 'revealed'>): SeenOrder {
  const totals = armies.map(countSeen)
  const ranges = totals.map(rangeOf)
  const isCertain = (a: Seat, b: Seat): boolean =>
    ranges[a].least > ranges[b].most ||
    ranges[b].least > ranges[a].most ||
    (totals[a].hidden === 0 && totals[b].hidden === 0)
  const seen = orderOf(totals)
  // Hidden cards count their minimum, so that a seat that is certainly ahead stands ahead.
  const order =
    revealed === null
      ? seen.sort((a, b) => ranges[b.seat].least - ranges[a.seat].least)
      : revealed.order.flatMap(({ seat }) => seen.filter((standing) => standing.seat === seat))
  const places = order.map(({ seat }, i) =>
    order.every((other) => other.seat === seat || isCertain(seat, other.seat)) ? i + 1 : null,
  )
  return { totals, order, places }
}

/** LOS-64 to LOS-68 and LOS-95: best first. A place, tie or number of claims that a hidden card may still change is null. */
export function placings(skirmish: SeenSkirmish, seen = orderSeen(skirmish)): readonly Placing[] {
  const { armies, supporters, revealed } = skirmish
  const { totals, order, places } = seen
  const turns = order.map(({ seat }) => ({ seat, claims: claimsOf(armies[seat]) }))
  const taken = strongestFirst(revealed?.turns ?? turns, supporters)
  let claimed = 0
  return order.map(({ seat }, i) => {
    const claims = Math.min(turns[i].claims, Math.max(0, supporters.length - claimed))
    claimed += claims
    const takes = taken.get(seat) ?? []
    return {
      seat,
      place: places[i],
      tie: tieOf(order, i, totals),
      claims: places[i] === null ? null : claims,
      takes,
      gain: worthOf(supporters, takes),
    }
  })
}

function tieOf(order: readonly Standing[], i: number, totals: readonly ArmyCount[]): Placing['tie'] {
  const isTied = (j: number): boolean =>
    j >= 0 &&
    j < order.length &&
    order[j].total === order[i].total &&
    totals[order[j].seat].hidden === 0 &&
    totals[order[i].seat].hidden === 0
  if (isTied(i - 1)) return { rank: order[i].rank, other: order[i - 1].rank, won: false }
  return isTied(i + 1) ? { rank: order[i].rank, other: order[i + 1].rank, won: true } : null
}
