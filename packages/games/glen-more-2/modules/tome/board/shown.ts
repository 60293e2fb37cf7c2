import type { Seat } from '@bothy/kernel'
import {
  type CardId,
  type Category,
  CATEGORIES,
  TABLE_OF,
  type TomeModuleTypes,
  type View,
} from '@bothy/glen-more-2/data'
import { boxOf } from '../../../board/labels.ts'

export const seatIn = ({ pending }: View, looked: Seat): Seat => pending?.seat ?? looked

export const isTurned = ({ chronicles }: View, card: CardId): boolean =>
  chronicles.tome?.turned.some((cards) => cards.includes(card)) === true

export const unturnedOf = (view: View, seat: Seat): readonly CardId[] =>
  view.players[seat].cards.filter((card) => !isTurned(view, card))

export const vpFor = (table: readonly number[], lead: number): number => table[Math.min(lead, table.length - 1)] ?? 0

export function tableOf(view: View, seat: Seat, category: Category): readonly number[] {
  const { scoring, tome } = boxOf(view)
  const better = TABLE_OF[category]
  return better !== undefined && view.chronicles.tome?.tables[seat].includes(category) === true
    ? tome.tables[better]
    : scoring.lead
}

export function leadOf({ standing }: View, seat: Seat, category: Category, more = 0): number {
  const values = standing[category].values.map((value, i) => (i === seat ? value + more : value))
  return values[seat] - Math.min(...values)
}

/** GM2-C6-4: VP of the next scoring for landmarks, now and with one more card turned. */
export function turning(view: View, seat: Seat, { bonus }: TomeModuleTypes['view']) {
  const [value, table] = [view.standing.landmarks.values[seat], tableOf(view, seat, 'landmarks')]
  const vp = (more: number): number => vpFor(table, leadOf(view, seat, 'landmarks', more))
  return { values: [value, value + bonus], vp: [vp(0), vp(bonus)] } as const
}

/** GM2-C6-6: a table of which the last step stands for all beyond. */
function stepsOf(table: readonly number[]): readonly number[] {
  const [, ...steps] = table
  while (steps.length > 1 && steps.at(-1) === steps.at(-2)) steps.pop()
  return steps
}

export const laddersOf = (view: View) =>
  CATEGORIES.flatMap((category) =>
    view.players.flatMap((_, seat) =>
      view.chronicles.tome?.tables[seat].includes(category) === true
        ? [{ category, seat, steps: stepsOf(tableOf(view, seat, category)) }]
        : [],
    ),
  )
