import type { Seat } from '@bothy/kernel'
import { pointsLines, PointsPage } from '@bothy/board-kit/board/scoring/points-page.tsx'
import { nameOf } from '../lines.ts'
import type { DetailContext } from './explain-parts.tsx'

/** COC-69 to COC-73; until the end only Glory is won. */
export function ScorePage({ told: { table, words }, seat }: { told: DetailContext; seat: Seat }) {
  const { view, tally, texts } = table
  const player = view.players[seat]
  if (player === undefined) return null
  const isOver = view.ranks !== null
  const shown = view.scores?.[seat] ?? player.glory
  const [won, later] = pointsLines(tally[seat] ?? [], texts.scoreLine, ({ category, points }) =>
    isOver || category === 'glory' ? points : 0,
  )
  return (
    <PointsPage
      title={words.stage.named(nameOf(table, seat, words), words.vp(shown))}
      shown={shown}
      won={won}
      later={later}
      ifEnded={isOver ? null : words.board.ifEnded}
      rules={['COC-69', 'COC-71', 'COC-72', 'COC-73']}
    />
  )
}
