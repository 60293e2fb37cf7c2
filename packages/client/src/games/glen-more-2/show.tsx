import type { Event } from '@bothy/glen-more-2/data'
import { useMemo } from 'preact/hooks'
import { ScoringShow } from '../../board/scoring/scoring-show.tsx'
import { boxOf, nameOf } from './labels.ts'
import { rowLook } from './scoring-look.tsx'
import { scoringsOf } from './scoring-story.ts'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** What a lead of 1, 2, 3 and so on is worth; from where it stays the same, the last one speaks for all. */
function ladder(lead: readonly number[]): readonly number[] {
  const [, ...steps] = lead
  while (steps.length > 1 && steps.at(-1) === steps.at(-2)) steps.pop()
  return steps
}

type ShowProps = { readonly events: readonly Event[]; readonly isNewcomer: boolean; readonly onDone: () => void }

/** A scoring, row by row. */
export function Show({ events, isNewcomer, onDone, ...table }: Table & ShowProps) {
  const words = wordsOf(table.language)
  const { lead, vpPerExtraTile } = boxOf(table.view).scoring
  const scorings = useMemo(() => scoringsOf(table.view, events), [table.view, events])
  return (
    <ScoringShow
      scorings={scorings}
      look={{
        ...rowLook(words),
        isCompared: (kind) => kind !== 'territory',
        nameOf: (seat) => nameOf(table, seat, words),
        me: table.me,
        layout: table.layout,
        begins: words.board.scoringBegins,
        extraCost: -vpPerExtraTile,
        leads: ladder(lead),
      }}
      isNewcomer={isNewcomer}
      onDone={onDone}
    />
  )
}
