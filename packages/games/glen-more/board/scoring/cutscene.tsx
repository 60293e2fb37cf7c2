import { type Types, VP_PER_TILE_MORE } from '@bothy/glen-more/data'
import { showOf } from '@bothy/board-kit/board/scoring/show-of.tsx'
import { nameOf } from '../labels.ts'
import { rowLook } from './scoring-look.tsx'
import { LEADS, type RowKind, scoringsOf } from './scoring-story.ts'
import { TOLD } from './scoring-told.ts'
import { wordsOf } from '../words.ts'

export const Cutscene = showOf<Types, RowKind>(scoringsOf, (table) => {
  const words = wordsOf(table.language)
  return {
    ...rowLook(words),
    note: () => null,
    isCompared: (kind) => kind !== 'penalty',
    nameOf: (seat) => nameOf(table, seat, words),
    told: (kind) => TOLD[kind][table.language],
    begins: words.board.scoringBegins,
    extraCost: -VP_PER_TILE_MORE,
    leads: LEADS,
  }
})
