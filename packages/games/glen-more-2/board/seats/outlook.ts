import { numberIn, type ScoreLine, type Seat } from '@bothy/kernel'
import type { Category } from '@bothy/glen-more-2/data'
import { allParts } from '../chronicles/brought.ts'
import type { Table } from '../spot.tsx'

/** The lines of a seat's standing, as the game reckons them. */
export type Outlook = {
  readonly seat: Seat
  /** VP that are won already. */
  readonly vp: number
  /** VP of one more scoring, by category. */
  readonly next: { readonly [C in Category]: number }
  readonly coins: number
  /** VP of landmark cards at the end. */
  readonly cards: number
  readonly total: number
  /** Tiles more than the fewest, and what they cost at the end. */
  readonly tilesMore: number
  readonly penalty: number
  /** They break ties. */
  readonly resources: number
}

const NEXT = {
  scotsmen: 'nextScotsmen',
  landmarks: 'nextLandmarks',
  casks: 'nextCasks',
  persons: 'nextPersons',
} as const satisfies { readonly [C in Category]: string }
/** Counted only at the end, or not at all. */
const LATER: readonly string[] = [...Object.values(NEXT), 'territory', 'coins', 'cards', 'resources']

/** A line that the standing tells apart. */
const isOfChronicle = (line: ScoreLine): boolean => allParts().some(({ standing }) => standing?.isLine(line) === true)

export const sum = (lines: readonly ScoreLine[]): number => lines.reduce((n, { points }) => n + points, 0)

export function outlookOf({ tally }: Pick<Table, 'tally'>, seat: Seat): Outlook {
  const lines = tally[seat] ?? []
  const of = (wanted: string): number => sum(lines.filter(({ category }) => category === wanted))
  const territory = lines.find(({ category }) => category === 'territory')
  const { scotsmen, landmarks, casks, persons } = NEXT
  return {
    seat,
    vp: sum(lines.filter((line) => line.counts && !LATER.includes(line.category) && !isOfChronicle(line))),
    next: { scotsmen: of(scotsmen), landmarks: of(landmarks), casks: of(casks), persons: of(persons) },
    coins: of('coins'),
    cards: of('cards'),
    total: sum(lines.filter(({ counts }) => counts)),
    tilesMore: territory === undefined ? 0 : numberIn(territory, 'more'),
    penalty: territory?.points ?? 0,
    resources: of('resources'),
  }
}

/** All seats, the best first (GM2-133, GM2-D2). */
export function ranking(table: Pick<Table, 'tally' | 'view'>): readonly Outlook[] {
  const { players, ranks, options } = table.view
  const tie = options.tie === 'most' ? 1 : -1
  return players
    .map((_, seat) => outlookOf(table, seat))
    .toSorted(
      (a, b) =>
        (ranks?.[a.seat] ?? 0) - (ranks?.[b.seat] ?? 0) || b.total - a.total || tie * (b.resources - a.resources),
    )
}
