import type { Types } from '@bothy/glen-more/data'
import type { GameClient } from '../../board/game-client.ts'
import { gainsOf, rowsOf } from './scoring-story.ts'
import { RowIcon, rowLabel } from './scoring-table.tsx'
import { wordsOf } from './words.ts'

/** GM-79 to GM-88: a scoring, or what the end brings. */
export const logTable: NonNullable<GameClient<Types>['logTable']> = (event, language) => {
  if (event.type !== 'scoring' && event.type !== 'finalScoring') return null
  const words = wordsOf(language)
  const { board } = words
  const rows = rowsOf(event)
  const seats = event.type === 'scoring' ? event.vp[0].length : event.seats.length
  return {
    title: event.type === 'scoring' ? board.scoringTitle(event.scoring) : board.finalTitle,
    rows: rows.map(({ kind, values, vp }) => ({
      label: rowLabel(kind, words),
      icon: <RowIcon kind={kind} size={16} />,
      cells: vp.map((points, seat) => ({ points, ...(values === null ? {} : { from: values[seat] }) })),
    })),
    total: { label: board.line.total, points: gainsOf(rows, seats) },
  }
}
