import type { Seat } from '@bothy/kernel'
import { CLAIMS, CLAIMS_WITH_COCHRANE, type View } from '@bothy/lords-of-scotland'

export type Tie = { readonly rank: number; readonly other: number; readonly won: boolean }
export type Line = { readonly seat: Seat; readonly tie: Tie | null; readonly claims: number }

/** The order of a skirmish with what decides ties and how many supporters each seat would claim (LOS-64 to LOS-68). */
export function lines({ order, totals, armies, supporters }: View): readonly Line[] {
  let left = supporters.filter((card) => card !== null).length
  return order.map((seat, i) => {
    const mine = totals[seat]
    const before = i > 0 ? totals[order[i - 1]] : undefined
    const after = i + 1 < order.length ? totals[order[i + 1]] : undefined
    const wish = armies[seat].some(({ mark }) => mark === 'claimTwo') ? CLAIMS_WITH_COCHRANE : CLAIMS
    const claims = Math.min(left, wish)
    left -= claims
    return { seat, tie: tieOf(mine, before, after), claims }
  })
}

type Ranked = { readonly total: number; readonly rank: number }

function tieOf(mine: Ranked, before: Ranked | undefined, after: Ranked | undefined): Tie | null {
  if (before?.total === mine.total) return { rank: mine.rank, other: before.rank, won: false }
  return after?.total === mine.total ? { rank: mine.rank, other: after.rank, won: true } : null
}
