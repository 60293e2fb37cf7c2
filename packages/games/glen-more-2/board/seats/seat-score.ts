import type { Seat } from '@bothy/kernel'
import type { SeatShown } from '@bothy/board-kit/parts/seats/seats.tsx'
import { nameOf } from '../labels.ts'
import type { BoardContext } from '../spot.tsx'
import type { Words } from '../words.ts'
import { finalPointsOf } from './final-points.ts'

type Score = Pick<SeatShown, 'seat' | 'points' | 'scored' | 'end'>

export function seatScore(table: BoardContext, seat: Seat, words: Words): Score {
  const { ranks, scores, players } = table.view
  const points = (scores ?? players.map(({ vp }) => vp))[seat] ?? 0
  const isOver = ranks !== null || table.tally.length === 0
  const now = isOver ? 0 : finalPointsOf(table, seat).total
  return {
    seat,
    points,
    scored: words.board.named(nameOf(table, seat, words), words.vp(points)),
    end: isOver ? null : { total: now, label: words.board.ifEnded, said: words.vp(now) },
  }
}
