import { CATEGORIES, type Event } from '@bothy/glen-more-2/data'
import { useMemo } from 'preact/hooks'
import { ScoringShow } from '@bothy/board-kit/board/scoring/scoring-show.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { isChronicleRow, partsOf } from '../chronicles/brought.ts'
import { boxOf, ladderOf, nameOf } from '../labels.ts'
import type { RowKind } from './scored.ts'
import { rowLook } from './scoring-look.tsx'
import { scoringsOf } from './scoring-story.ts'
import type { Table } from '../spot.tsx'
import { wordsOf } from '../words.ts'

type ShowProps = { readonly events: readonly Event[]; readonly isNewcomer: boolean; readonly onDone: () => void }

/** Change of a comparison by Chronicles. */
function noteOf(table: Table, kind: RowKind): string | null {
  const category = CATEGORIES.find((known) => known === kind)
  if (category === undefined) return null
  const notes = partsOf(table.view).flatMap(({ compared }) => compared?.(table, category) ?? [])
  return notes.length === 0 ? null : list(notes)
}

export function Show({ events, isNewcomer, onDone, ...table }: Table & ShowProps) {
  const words = wordsOf(table.language)
  const scorings = useMemo(() => scoringsOf(table.view, events), [table.view, events])
  const look = rowLook(words)
  const [first] = scorings[0]?.rows ?? []
  return (
    <ScoringShow
      scorings={scorings}
      look={{
        ...look,
        note: (kind) => noteOf(table, kind),
        isCompared: (kind) => kind !== 'territory',
        nameOf: (seat) => nameOf(table, seat, words),
        me: table.me,
        layout: table.layout,
        begins: first !== undefined && isChronicleRow(first.kind) ? look.label(first.kind) : words.board.scoringBegins,
        extraCost: -boxOf(table.view).scoring.vpPerExtraTile,
        leads: ladderOf(table.view),
      }}
      isNewcomer={isNewcomer}
      onDone={onDone}
    />
  )
}
