import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { TableInfo, TableRatings } from '@bothy/protocol'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { Host } from '../../net/hosts.ts'
import { Dialog } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { EndingActions } from './ending-actions.tsx'
import { inOrder, Places } from './ending-places.tsx'
import type { Result } from './result-sentence.ts'
import { RatingNote } from './rating-change.tsx'
import { ScoreSheet } from './score-sheet.tsx'

const resigned = ({ seats }: TableInfo): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && seat.resigned ? [seat.name] : []))

export function StandInNote({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const words = t.value.abandoned
  const names = resigned(info)
  const lines = info.standIns.flatMap(({ seat, from, to }) => {
    const holder = info.seats[seat]
    return holder?.kind === 'person' ? [words.stoodIn(holder.name, from + 1, to)] : []
  })
  const all = [...(names.length === 0 ? [] : [words.resigned(names)]), ...lines]
  return all.length === 0 ? null : <p class="note">{all.join(' ')}</p>
}

/** A scoring that did not take place is in no row of the sheet and counts for no seat. */
function standing(rows: readonly SheetRow[], seats: number): Pick<Result, 'scores' | 'ranks'> {
  const scores = Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0),
  )
  return { scores, ranks: scores.map((score) => 1 + scores.filter((other) => other > score).length) }
}

export function Abandoned({
  host,
  info,
  rows,
  ratings,
  mine,
  onClose,
}: {
  readonly host: Host
  readonly info: TableInfo
  readonly rows: readonly SheetRow[]
  readonly ratings: TableRatings | null
  readonly mine: readonly Seat[]
  readonly onClose: () => void
}): JSX.Element {
  const words = t.value.abandoned
  const { names } = useTableContext().props
  const stood = standing(rows, names.length)
  return (
    <Dialog title={words.title} className="ending" onClose={onClose}>
      <div class="ending-winner stack">
        <p>{words.help}</p>
        <StandInNote info={info} />
        <RatingNote ratings={ratings} mine={mine} />
        {rows.length > 0 && (
          <>
            <h3>
              {words.stood} <span class="tag">{words.tag}</span>
            </h3>
            <Places result={stood} mine={mine} />
          </>
        )}
      </div>
      {rows.length > 0 && (
        <div class="ending-story">
          <ScoreSheet
            rows={rows}
            order={inOrder(stood)}
            scores={stood.scores}
            ratings={ratings}
            names={names}
            mine={mine}
          />
        </div>
      )}
      <EndingActions host={host} info={info} onClose={onClose} />
    </Dialog>
  )
}
