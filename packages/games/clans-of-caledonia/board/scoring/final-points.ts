import { numberIn, type ScoreLine, type Seat } from '@bothy/kernel'
import { SCORE_ROWS, type ScoreRow, type View } from '@bothy/clans-of-caledonia/data'

/** COC-69 to COC-73: score of a seat if the game ended now, line by line. */
export type FinalPoints = {
  readonly seat: Seat
  readonly rows: { readonly [R in ScoreRow]: number }
  readonly total: number
  readonly exports: number
  readonly settlements: number
  readonly roundGlory: number
  readonly moneyLeft: number
}

export function finalPointsOf(tally: readonly (readonly ScoreLine[])[], view: View, seat: Seat): FinalPoints {
  const lines = tally[seat] ?? []
  const line = (category: string): ScoreLine | undefined => lines.find((it) => it.category === category)
  const points = (category: string): number => line(category)?.points ?? 0
  const count = (category: string, what: string): number => {
    const found = line(category)
    return found === undefined || found.detail === null ? 0 : numberIn(found, what)
  }
  const rows = {
    glory: points('glory'),
    basicGoods: points('basicGoods'),
    processedGoods: points('processedGoods'),
    money: points('money'),
    hops: points('hops'),
    cotton: points('cotton'),
    tobacco: points('tobacco'),
    sugarCane: points('sugarCane'),
    exports: points('exports'),
    settlements: points('settlements'),
    auctionBid: points('auctionBid'),
  } satisfies Record<ScoreRow, number>
  return {
    seat,
    rows,
    total: SCORE_ROWS.reduce((sum, row) => sum + rows[row], 0),
    exports: count('exports', 'contracts'),
    settlements: count('settlements', 'settlements'),
    roundGlory: view.roundGlory[seat] ?? 0,
    moneyLeft: points('moneyLeft'),
  }
}

export function ranking(tally: readonly (readonly ScoreLine[])[], view: View): readonly FinalPoints[] {
  return view.players
    .map((_, seat) => finalPointsOf(tally, view, seat))
    .sort(
      (a, b) =>
        (view.ranks?.[a.seat] ?? 0) - (view.ranks?.[b.seat] ?? 0) || b.total - a.total || b.moneyLeft - a.moneyLeft,
    )
}
