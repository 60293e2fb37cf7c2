import type { ChatLine } from '@bothy/protocol'
import type { MatchLog } from '../log/match-log.ts'
import { type Holder, type TableEntry, isSameHolder } from '../log/log.ts'

type Note = Pick<ChatLine, 'name' | 'seat'> & { readonly note: NonNullable<ChatLine['note']> }

export type Before = {
  readonly seq: number
  readonly holders: readonly Holder[]
  readonly over: boolean
  readonly committed: number
}

const nameOf = (holder: Holder | undefined): string =>
  holder === undefined || holder.kind === 'open' ? '' : holder.name

export function systemMessagesOf(entries: readonly TableEntry[], before: Before, matchLog: MatchLog): readonly Note[] {
  return entries.flatMap((entry): Note[] => {
    if (entry.type === 'start') return [{ name: '', seat: null, note: 'started' }]
    if (entry.type === 'undo') {
      return entry.to < before.committed
        ? [{ name: nameOf(matchLog.holders[entry.seat]), seat: entry.seat, note: 'undone' }]
        : []
    }
    if (entry.type === 'end') return [{ name: '', seat: null, note: 'abandoned' }]
    if (entry.type === 'resign' || entry.type === 'again') {
      const { seat } = entry
      const name = seat === null ? '' : nameOf(matchLog.holders[seat])
      return [{ name, seat, note: entry.type === 'again' ? 'again' : 'resigned' }]
    }
    if (entry.type === 'hint') return [{ name: nameOf(matchLog.holders[entry.seat]), seat: entry.seat, note: 'hinted' }]
    if (entry.type === 'warn') return [{ name: '', seat: null, note: 'neglected' }]
    if (entry.type === 'pause') return [{ name: '', seat: null, note: entry.on ? 'paused' : 'resumed' }]
    if (entry.type === 'late')
      return [{ name: nameOf(matchLog.holders[entry.seat]), seat: entry.seat, note: entry.out ? 'out' : 'late' }]
    if (entry.type !== 'seat') return []
    const note = seatNote(before.holders[entry.seat], entry.holder)
    return note === null || isMoved(entry, entries, before)
      ? []
      : [{ name: nameOf(entry.holder) || nameOf(before.holders[entry.seat]), seat: entry.seat, note }]
  })
}

function isMoved(
  { seat, holder }: Extract<TableEntry, { readonly type: 'seat' }>,
  entries: readonly TableEntry[],
  before: Before,
): boolean {
  const mover = holder.kind === 'open' ? before.holders[seat] : holder
  return entries.some(
    (other) =>
      other.type === 'seat' &&
      other.seat !== seat &&
      [other.holder, before.holders[other.seat]].some((it) => isSameHolder(it, mover)),
  )
}

function seatNote(before: Holder, after: Holder): Note['note'] | null {
  if (after.kind === 'open') return before.kind === 'open' ? null : 'stood'
  if (before.kind !== after.kind) return 'sat'
  if (before.kind !== 'person' || after.kind !== 'person' || before.away === after.away) return null
  return after.away === null ? 'back' : 'away'
}
