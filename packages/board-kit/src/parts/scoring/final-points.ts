import { numberIn, type ScoreLine, type Seat } from '@bothy/kernel'

export type FinalPoints<Category extends string> = {
  readonly seat: Seat
  /** VP that are won already. */
  readonly vp: number
  readonly next: { readonly [C in Category]: number }
  readonly coins: number
  readonly cards: number
  /** Tiles more than the fewest, and what they cost at the end. */
  readonly tilesMore: number
  readonly penalty: number
  readonly total: number
  /** Breaks ties. */
  readonly rest: number
}

export type FinalPointsLines<Category extends string> = {
  readonly next: (of: (line: string) => number) => { readonly [C in Category]: number }
  readonly cards: string
  readonly penalty: string
  readonly rest: string
  readonly isWon: (line: ScoreLine) => boolean
}

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((n, { points }) => n + points, 0)

export function finalPointsBy<Category extends string>(
  seat: Seat,
  lines: readonly ScoreLine[],
  names: FinalPointsLines<Category>,
): FinalPoints<Category> {
  const of = (wanted: string): number => sumOf(lines.filter(({ category }) => category === wanted))
  const penalty = lines.find(({ category }) => category === names.penalty)
  return {
    seat,
    vp: sumOf(lines.filter(names.isWon)),
    next: names.next(of),
    coins: of('coins'),
    cards: of(names.cards),
    tilesMore: penalty === undefined ? 0 : numberIn(penalty, 'more'),
    penalty: of(names.penalty),
    total: sumOf(lines.filter(({ counts }) => counts)),
    rest: of(names.rest),
  }
}

/** All seats, the best first; `tie` is -1 where little of the rest is better. */
export const ranked = <O extends FinalPoints<string>>(
  all: readonly O[],
  ranks: readonly number[] | null,
  tie: 1 | -1 = 1,
): readonly O[] =>
  all.toSorted(
    (a, b) => (ranks?.[a.seat] ?? 0) - (ranks?.[b.seat] ?? 0) || b.total - a.total || tie * (b.rest - a.rest),
  )
