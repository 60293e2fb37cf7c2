import { numberIn, type ScoreLine, type Seat } from '@bothy/kernel'
import type { Table } from './spot.tsx'

/** The lines of a seat's standing, as the game reckons them. */
export type Outlook = {
  readonly total: number
  /** Tiles more than the fewest, and what they cost at the end. */
  readonly tilesMore: number
  readonly penalty: number
}

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((n, { points }) => n + points, 0)

export function outlookOf({ tally }: Pick<Table, 'tally'>, seat: Seat): Outlook {
  const lines = tally[seat] ?? []
  const territory = lines.find(({ category }) => category === 'territory')
  return {
    total: sum(lines.filter(({ counts }) => counts)),
    tilesMore: territory === undefined ? 0 : numberIn(territory, 'more'),
    penalty: territory?.points ?? 0,
  }
}
