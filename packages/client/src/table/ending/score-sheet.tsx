import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { TableRatings } from '@bothy/protocol'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { DividedName } from '@bothy/board-kit/ui/words/hyphens.tsx'
import { signed, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { RatingChange } from './rating-change.tsx'

const LONGEST = 56
/** Rows that a laptop shows with the total. */
const MOST_ROWS = 8
/** From here on a phone has no room for a label beside the points. */
const FEW_SEATS = 3

export function ScoreSheet({
  rows,
  order,
  scores,
  ratings,
  names,
  mine,
}: {
  readonly rows: readonly SheetRow[]
  readonly order: readonly Seat[]
  readonly scores: readonly number[]
  readonly ratings: TableRatings | null
  readonly names: readonly string[]
  readonly mine: readonly Seat[]
}): JSX.Element {
  const words = t.value.ending
  const changes = ratings?.seats.some((change) => change !== null) === true ? ratings.seats : null
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ points }) => points)))
  const column = (seat: Seat): string => `${seatClass(seat)}${mine.includes(seat) ? ' mine' : ''}`
  return (
    <div class="sheet-scroll" role="group" aria-label={words.sheet} tabIndex={0}>
      <table
        class="sheet"
        data-long={rows.length > MOST_ROWS ? '' : undefined}
        data-few={order.length < FEW_SEATS ? '' : undefined}
        style={{ '--seats': order.length }}
      >
        <thead>
          <tr>
            <td />
            {order.map((seat) => (
              <th key={seat} scope="col" class={column(seat)}>
                <SeatBadge seat={seat} size={24} />{' '}
                <span>
                  <DividedName name={names[seat]} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, icon, cells }, i) => (
            <tr key={i}>
              <th scope="row">
                {icon} <span>{label}</span>
              </th>
              {order.map((seat) => (
                <Cell key={seat} {...cells[seat]} most={most} class={column(seat)} best={isBest(cells, seat)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {order.map((seat) => (
              <td key={seat} class={column(seat)}>
                <Points value={scores[seat]} size={30} />
              </td>
            ))}
          </tr>
          {changes !== null && (
            <tr>
              <th scope="row">{t.value.ratings.rating}</th>
              {order.map((seat) => (
                <td key={seat} class={column(seat)}>
                  {changes[seat] !== null && <RatingChange {...changes[seat]} />}
                </td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  )
}

const isBest = (cells: SheetRow['cells'], seat: Seat): boolean =>
  cells[seat].points > 0 && cells.every(({ points }) => points <= cells[seat].points)

function Cell({
  points,
  from,
  most,
  best,
  class: column,
}: SheetRow['cells'][number] & { readonly most: number; readonly best: boolean; readonly class: string }): JSX.Element {
  return (
    <td class={column}>
      <span class="sheet-line">
        {points > 0 && <span class="sheet-bar" style={{ width: `${(points / most) * LONGEST}%` }} aria-hidden="true" />}
        <span class={best ? 'sheet-points best' : points < 0 ? 'sheet-points lost' : 'sheet-points'}>
          {signed(points)}
        </span>
      </span>
      {from !== undefined && <span class="sheet-from">{from}</span>}
    </td>
  )
}
