import type { TableSummary } from '@bothy/protocol'
import type { Listed } from './my-tables.ts'

const HOUR = 3_600_000
/** Time is short in the last sixth, or in the last hours of a turn of days. */
const SHORT = { share: 1 / 6, turn: 3 * HOUR } as const

export function outAt({ table, at }: Listed): number | null {
  const isMine = (seat: number): boolean => {
    const held = table.seats[seat]
    return held?.kind === 'person' && held.mine
  }
  const asked = table.toAct.filter((seat) => !table.myTurn || isMine(seat))
  const left = asked.flatMap((seat) => table.left[seat] ?? [])
  return left.length === 0 ? null : at + Math.min(...left)
}

/** From 0 to 1, of the turn or of the reserve. */
export function shareOf({ pace }: TableSummary, left: number): number {
  if (pace === null) return 1
  return Math.min(1, Math.max(0, left / (pace.kind === 'live' ? pace.reserve : pace.perMove)))
}

export const isShort = (table: TableSummary, left: number): boolean =>
  shareOf(table, left) <= SHORT.share || (table.pace?.kind === 'turns' && left < SHORT.turn)

/** Live before turn-based: it is over sooner. */
const kindOf = ({ pace }: TableSummary): number => (pace?.kind === 'live' ? 0 : 1)

const stageOf = ({ table }: Listed): number => (table.status === 'waiting' && !table.myTurn ? 1 : 0)

/** By the time left; then those without a clock, by how long they have waited. */
export const byUrgency = (games: readonly Listed[]): readonly Listed[] =>
  games.toSorted((a, b) => {
    const [first, second] = [outAt(a) ?? Infinity, outAt(b) ?? Infinity]
    if (stageOf(a) !== stageOf(b)) return stageOf(a) - stageOf(b)
    if (first !== second) return first < second ? -1 : 1
    if (first !== Infinity) return kindOf(a.table) - kindOf(b.table)
    return a.table.changed - b.table.changed
  })
