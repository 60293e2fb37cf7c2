import { numberIn, type ScoreLine, type Seat } from '@bothy/kernel'
import type { Category, ScoreCategory } from '@bothy/glen-more/data'
import type { Table } from '../spot.tsx'

/** The lines of a seat's standing, as the game reckons them, gathered for the tables of the board. */
export type Outlook = {
  readonly seat: Seat
  readonly vp: number
  readonly next: { readonly [C in Category]: number }
  readonly coins: number
  readonly cards: number
  readonly tilesMore: number
  readonly penalty: number
  readonly total: number
  readonly cubes: number
}

const NEXT = { barrels: 'nextBarrels', chieftains: 'nextChieftains', cards: 'nextCards' } as const

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((n, { points }) => n + points, 0)

export function outlookOf({ tally }: Pick<Table, 'tally'>, seat: Seat): Outlook {
  const lines = tally[seat] ?? []
  const of = (...categories: readonly ScoreCategory[]): number =>
    sum(lines.filter(({ category }) => categories.some((known) => known === category)))
  const penalty = lines.find(({ category }) => category === 'penalty')
  return {
    seat,
    vp: of('tiles', 'barrels', 'chieftains', 'cards'),
    next: { barrels: of(NEXT.barrels), chieftains: of(NEXT.chieftains), cards: of(NEXT.cards) },
    coins: of('coins'),
    cards: of('card'),
    tilesMore: penalty === undefined ? 0 : numberIn(penalty, 'more'),
    penalty: of('penalty'),
    total: sum(lines.filter(({ counts }) => counts)),
    cubes: of('cubes'),
  }
}

/** All seats, the best first. */
export function ranking(table: Pick<Table, 'tally' | 'view'>): readonly Outlook[] {
  const { players, ranks } = table.view
  return players
    .map((_, seat) => outlookOf(table, seat))
    .sort((a, b) => (ranks?.[a.seat] ?? 0) - (ranks?.[b.seat] ?? 0) || b.total - a.total || b.cubes - a.cubes)
}
