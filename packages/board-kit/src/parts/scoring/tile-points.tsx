import type { GameTypes, ScoreLine } from '@bothy/kernel'
import type { BoardProps } from '../../board/game-board.ts'
import { pointsLines, PointsPage } from '../../board/scoring/points-page.tsx'
import type { SeatShown } from '../seats/seats.tsx'

type Props = {
  readonly table: Pick<BoardProps<GameTypes>, 'tally' | 'texts' | 'language'>
  readonly who: Pick<SeatShown, 'seat' | 'scored' | 'points' | 'end'>
  readonly part: string | undefined
  readonly wonIn: (line: ScoreLine) => number
  readonly rules: readonly string[]
}

export function TilePoints({ table: { tally, texts }, who, part, wonIn, rules }: Props) {
  const { seat, scored, points, end } = who
  const [won, later] = pointsLines(tally[seat] ?? [], texts.scoreLine, (line) =>
    end === null ? line.points : wonIn(line),
  )
  return (
    <PointsPage
      title={scored}
      shown={points}
      won={won}
      later={later}
      ifEnded={end?.label ?? null}
      part={part}
      rules={rules}
    />
  )
}
