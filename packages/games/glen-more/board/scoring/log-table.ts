import type { Types } from '@bothy/glen-more/data'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { scoringInLog } from '@bothy/board-kit/board/scoring/log-table.ts'
import { rowLook } from './scoring-look.tsx'
import { rowsOf } from './scoring-story.ts'
import { wordsOf } from '../words.ts'

/** GM-79 to GM-88: a scoring, or what the end brings. */
export const logTable: NonNullable<GameBoard<Types>['logTable']> = (event, language) => {
  if (event.type !== 'scoring' && event.type !== 'finalScoring') return null
  const words = wordsOf(language)
  const { scoring, scoringTitle } = words.board
  const [title, seats] =
    event.type === 'scoring'
      ? [scoringTitle(event.scoring), event.vp[0].length]
      : [scoring.finalTitle, event.seats.length]
  return scoringInLog(title, rowsOf(event), seats, rowLook(words))
}
