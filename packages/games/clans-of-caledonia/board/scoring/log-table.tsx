import { SCORE_ROWS, type Types } from '@bothy/clans-of-caledonia/data'
import type { GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { rowIcon } from './sheet.tsx'
import { textsOf, wordsOf } from '../words.ts'

/** COC-68: Glory of a round, as a sentence in a solo game. COC-69 to COC-73: the score sheet. */
export const logTable: NonNullable<GameBoard<Types>['logTable']> = (event, language) => {
  const words = wordsOf(language)
  if (event.type === 'roundScored') {
    if (event.glory.length === 1) return null
    return {
      title: words.board.roundTitle(event.round, words.scoringName(event.tile)),
      rows: [{ label: words.scoreName('glory'), cells: event.glory.map((points) => ({ points })) }],
      total: { label: words.board.gloryInAll, points: event.total },
    }
  }
  if (event.type !== 'gameEnded') return null
  const rows = SCORE_ROWS.filter((row) => row !== 'auctionBid' || event.rows.some(({ auctionBid }) => auctionBid !== 0))
  return {
    title:
      event.verdict === null
        ? words.board.final
        : words.board.finalCalled(textsOf(language).verdicts[event.verdict].name),
    rows: rows.map((row) => ({
      label: words.scoreName(row),
      ...rowIcon(row, 16),
      cells: event.rows.map((seat) => ({ points: seat[row] })),
    })),
    total: { label: words.board.total, points: event.scores },
  }
}
