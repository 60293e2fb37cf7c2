import type { JSX } from 'preact'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import type { LogTable, SheetCell } from '@bothy/board-kit/board/game-board.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'

const withPlus = (points: number): string => (points > 0 ? `+${points}` : signed(points))

const lookOf = (points: number, isBeside: boolean): string | undefined =>
  points > 0 ? 'log-table-gain' : points < 0 ? 'log-table-loss' : isBeside ? 'visually-hidden' : undefined

function Cell({ points, from }: SheetCell): JSX.Element {
  return (
    <td>
      {from !== undefined && <span class="log-table-from">{from} </span>}
      <span class={lookOf(points, from !== undefined)}>{withPlus(points)}</span>
    </td>
  )
}

export function LogTableView({ title, rows, total }: LogTable): JSX.Element {
  const { names, me } = useTableContext().props
  const mine = (seat: number): string => `${seatClass(seat)}${seat === me ? ' mine' : ''}`
  return (
    <table class="log-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {total.points.map((_, seat) => (
            <th key={seat} scope="col" class={mine(seat)} title={names[seat]}>
              <SeatBadge seat={seat} size={18} />
              <span class="visually-hidden">{names[seat]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, icon, cells }, i) => (
          <tr key={i}>
            <th scope="row">
              {icon} {label}
            </th>
            {cells.map((cell, seat) => (
              <Cell key={seat} {...cell} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          {total.points.map((points, seat) => (
            <td key={seat}>{withPlus(points)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
