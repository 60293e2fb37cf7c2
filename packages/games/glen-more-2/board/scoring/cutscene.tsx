import { CATEGORIES, type Types } from '@bothy/glen-more-2/data'
import { showOf } from '@bothy/board-kit/board/scoring/show-of.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { isChronicleRow, partsOf } from '../chronicles/brought.ts'
import { boxOf, ladderOf, nameOf } from '../labels.ts'
import type { RowKind } from './scored.ts'
import { rowLook } from './scoring-look.tsx'
import { scoringsOf } from './scoring-story.ts'
import { toldOf } from './told-lines.ts'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

function noteOf(table: BoardContext, kind: RowKind): string | null {
  const category = CATEGORIES.find((known) => known === kind)
  if (category === undefined) return null
  const notes = partsOf(table.view).flatMap(({ compared }) => compared?.(table, category) ?? [])
  return notes.length === 0 ? null : list(notes)
}

export const Cutscene = showOf<Types, RowKind>(scoringsOf, (table, scorings) => {
  const words = wordsOf(table.language)
  const look = rowLook(words)
  const [first] = scorings[0]?.rows ?? []
  return {
    ...look,
    note: (kind) => noteOf(table, kind),
    isCompared: (kind) => kind !== 'territory',
    nameOf: (seat) => nameOf(table, seat, words),
    told: (kind) => toldOf(kind, words),
    begins: first !== undefined && isChronicleRow(first.kind) ? look.label(first.kind) : words.board.scoringBegins,
    extraCost: -boxOf(table.view).scoring.vpPerExtraTile,
    leads: ladderOf(table.view),
  }
})
