import type { JSX } from 'preact'
import type { TableSummary } from '@bothy/protocol'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { signed, t } from '@bothy/board-kit/ui/words/i18n.ts'

export function SeatNames({
  table: { seats, colours },
  scores,
  own,
}: {
  readonly table: TableSummary
  readonly scores: readonly number[] | null
  readonly own: number | null
}): JSX.Element {
  return (
    <span class="table-row-seats">
      {seats.map((seat, i) => (
        <span key={i} class={i === own ? 'profile-own' : undefined}>
          <SeatBadge seat={i} worn={colours[i] ?? null} size={18} />{' '}
          {seat.kind === 'open' ? t.value.common.openSeat : seat.name}
          {scores !== null && <strong> {signed(scores[i])}</strong>}
        </span>
      ))}
    </span>
  )
}
