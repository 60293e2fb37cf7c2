import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { SeatBadge } from '../../art/index.ts'
import { signed } from '../../ui/words/i18n.ts'
import './standing-styles.css'

export type StandingLine = {
  readonly label: string
  readonly class?: string
  readonly of: (seat: Seat) => ComponentChildren
}

type StandingProps = {
  readonly class: string
  readonly title: string
  /** Head of the first column, for screen readers. */
  readonly player: string
  /** The best first. */
  readonly seats: readonly Seat[]
  readonly nameOf: (seat: Seat) => string
  readonly lines: readonly StandingLine[]
  readonly foot: readonly StandingLine[]
  readonly children?: ComponentChildren
}

const Row = ({ line, seats }: { line: StandingLine; seats: readonly Seat[] }) => (
  <tr class={line.class}>
    <th scope="row">{line.label}</th>
    {seats.map((seat) => (
      <td key={seat}>{line.of(seat)}</td>
    ))}
  </tr>
)

export function StandingTable({ title, player, seats, nameOf, lines, foot, children, ...props }: StandingProps) {
  return (
    <div class={`standing ${props.class}`}>
      <p class="standing-title">{title}</p>
      <table data-seats={seats.length}>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{player}</span>
            </th>
            {seats.map((seat) => (
              <th key={seat} scope="col" title={nameOf(seat)}>
                <SeatBadge seat={seat} size={20} />
                <span class="visually-hidden">{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.label} line={line} seats={seats} />
          ))}
        </tbody>
        <tfoot>
          {foot.map((line) => (
            <Row key={line.label} line={line} seats={seats} />
          ))}
        </tfoot>
      </table>
      {children}
    </div>
  )
}

export const Brings = ({ count, vp }: { count: number | null; vp: number }) => (
  <>
    {count !== null && <span class="standing-count">{count} </span>}
    <span class={count === null ? undefined : vp === 0 ? 'standing-nothing' : 'standing-brings'}>
      {vp > 0 ? `+${vp}` : signed(vp)}
    </span>
  </>
)
