import type { Seat } from '@bothy/kernel'
import { claimantOf, positionOf } from '../foreseen.ts'
import type { View } from '@bothy/lords-of-scotland'

type Cord = {
  readonly seat: Seat
  readonly slot: number
  readonly from: number
  readonly to: number
  readonly isCertain: boolean
  readonly isNew: boolean
}

const APART = 0.14
const WIDTH = 10

export function cordsOf(
  lanes: readonly Seat[],
  rows: readonly number[],
  order: View['order'],
  before: View['order'],
): readonly Cord[] {
  return rows.flatMap((slot, row) => {
    const seat = claimantOf(order, slot)
    const position = seat === null ? null : positionOf(order, seat)
    if (seat === null || position === null) return []
    const nth = position.takes.indexOf(slot) - (position.takes.length - 1) / 2
    return [
      {
        seat,
        slot,
        from: lanes.indexOf(seat) + 0.5 + nth * APART,
        to: row + 0.5,
        isCertain: position.isCertain,
        isNew: claimantOf(before, slot) !== seat,
      },
    ]
  })
}

export function Cords({ cords, rows }: { cords: readonly Cord[]; rows: number }) {
  return (
    <svg
      class="los-cords"
      viewBox={`0 0 ${WIDTH} ${rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {cords.map(({ seat, slot, from, to, isCertain, isNew }) => {
        const path = `M0 ${from}C${WIDTH * 0.6} ${from} ${WIDTH * 0.4} ${to} ${WIDTH} ${to}`
        return (
          <g key={slot} class={`los-cord seat-${seat % 5}`} data-certain={isCertain} data-new={isNew}>
            <path class="los-cord-case" d={path} />
            <path class="los-cord-edge" d={path} />
            <path class="los-cord-core" d={path} />
            <path class="los-cord-end" d={`M${WIDTH} ${to}h0.001`} />
          </g>
        )
      })}
    </svg>
  )
}
