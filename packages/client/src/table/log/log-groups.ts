import type { LogEntry } from '@bothy/protocol'
import type { Json, Seat } from '@bothy/kernel'

export type LogGroup = {
  readonly key: number
  readonly seat: Seat | null
  readonly events: readonly { readonly ply: number; readonly event: Json }[]
  readonly isNew: boolean
}

export function groupLog(log: readonly LogEntry[], newFrom: number | null): readonly LogGroup[] {
  const groups: { key: number; seat: Seat | null; events: { ply: number; event: Json }[]; isNew: boolean }[] = []
  let news = newFrom
  for (const { ply, seat, events } of log) {
    if (events.length === 0) continue
    const isNew = news !== null && ply >= news
    if (isNew) news = null
    let group = groups.at(-1)
    if (group === undefined || group.seat !== seat || isNew) {
      group = { key: ply, seat, events: [], isNew }
      groups.push(group)
    }
    for (const event of events) group.events.push({ ply, event })
  }
  return groups
}

type Redundant = (event: Json, next: Json | null, previous: Json | null) => boolean

export const visibleEvents = ({ events }: LogGroup, isRedundant: Redundant | undefined): LogGroup['events'] =>
  events.filter(({ event }, i) => {
    const previous = i === 0 ? null : events[i - 1].event
    return isRedundant?.(event, events.at(i + 1)?.event ?? null, previous) !== true
  })
