import type { LogTable } from '../game-board.ts'
import { gainsOf, type ScoringRow } from './scoring-story.ts'
import type { ScoringLook } from './scoring-table.tsx'

export function scoringInLog<K extends string>(
  title: string,
  rows: readonly ScoringRow<K>[],
  seats: number,
  { label, icon, words }: Pick<ScoringLook<K>, 'label' | 'icon' | 'words'>,
): LogTable {
  return {
    title,
    rows: rows.map(({ kind, values, vp }) => ({
      label: label(kind),
      icon: icon(kind, 16),
      cells: vp.map((points, seat) => ({ points, ...(values === null ? {} : { from: values[seat] }) })),
    })),
    total: { label: words.total, points: gainsOf(rows, seats) },
  }
}
