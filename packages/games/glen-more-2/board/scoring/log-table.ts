import type { Types } from '@bothy/glen-more-2/data'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { scoringInLog } from '@bothy/board-kit/board/scoring/log-table.ts'
import { rowLook } from './scoring-look.tsx'
import { rowsOf } from './scoring-story.ts'
import { wordsOf } from '../words.ts'

/** GM2-120 and GM2-132: a scoring, or what the end brings. */
export const logTable: NonNullable<GameBoard<Types>['logTable']> = (event, language) => {
  if (event.type !== 'scoring' && event.type !== 'finalScoring') return null
  const words = wordsOf(language)
  const { scoring } = words.board
  const rows = rowsOf(event)
  const [title, seats] =
    event.type === 'scoring'
      ? [words.scoring(event.round), event.vp.scotsmen.length]
      : [scoring.finalTitle, event.seats.length]
  return scoringInLog(title, rows, seats, rowLook(words))
}
