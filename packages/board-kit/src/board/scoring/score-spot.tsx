import type { Seat } from '@bothy/kernel'
import type { ComponentChildren } from 'preact'
import { useSpot } from '../choice/spot.tsx'
import { useTableContext } from '../table-context.tsx'

/** `part` is the category of one line, for a number that shows it alone. */
export const thingOfPoints = (seat: Seat, part = ''): string => `points:${seat}${part === '' ? '' : `:${part}`}`

type Props = {
  readonly seat: Seat
  readonly label: string
  readonly part?: string
  readonly children: ComponentChildren
}

export const ScoreSpot = ({ seat, label, part, children }: Props) =>
  useSpot({
    table: useTableContext().props,
    target: null,
    item: thingOfPoints(seat, part),
    label,
    tabIndex: 0,
    class: 'score-spot',
    said: { canBeChosen: '', picked: '' },
    children: <span aria-hidden="true">{children}</span>,
  })
