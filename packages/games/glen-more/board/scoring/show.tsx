import { type Event, VP_PER_TILE_MORE } from '@bothy/glen-more/data'
import { useMemo } from 'preact/hooks'
import { ScoringShow } from '@bothy/board-kit/board/scoring/scoring-show.tsx'
import { nameOf } from '../labels.ts'
import { rowLook } from './scoring-look.tsx'
import { LEADS, scoringsOf } from './scoring-story.ts'
import type { Table } from '../spot.tsx'
import { wordsOf } from '../words.ts'

type ShowProps = { readonly events: readonly Event[]; readonly isNewcomer: boolean; readonly onDone: () => void }

export function Show({ events, isNewcomer, onDone, ...table }: Table & ShowProps) {
  const words = wordsOf(table.language)
  const scorings = useMemo(() => scoringsOf(table.view, events), [table.view, events])
  return (
    <ScoringShow
      scorings={scorings}
      look={{
        ...rowLook(words),
        note: () => null,
        isCompared: (kind) => kind !== 'penalty',
        nameOf: (seat) => nameOf(table, seat, words),
        me: table.me,
        layout: table.layout,
        begins: words.board.scoringBegins,
        extraCost: -VP_PER_TILE_MORE,
        leads: LEADS,
      }}
      isNewcomer={isNewcomer}
      onDone={onDone}
    />
  )
}
