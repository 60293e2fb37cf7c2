import type { Seat } from '@bothy/kernel'
import type { Refusal } from '@bothy/protocol'
import { ABANDONED } from '../seats/consent.ts'
import type { RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { Holder, Summary } from '../log/log.ts'
import { type Outcome, done } from '../log/outcome.ts'
import type { Writer } from '../writer.ts'

const DAY = 24 * 3600 * 1000

/** In milliseconds: silence until people are warned, and from then until the match is ended as abandoned. */
export const INACTIVITY = { warnAfter: 23 * DAY, endAfter: 7 * DAY } as const

export const isInactive = ({ status, holders, resigned, warned, updated }: Summary, now: number): boolean =>
  status === 'playing' &&
  hasCompany(holders, resigned) &&
  now - updated >= (warned === true ? INACTIVITY.endAfter : INACTIVITY.warnAfter)

/** At least two people play: a match against bots waits for its person for ever. */
function hasCompany(holders: readonly Holder[], resigned: readonly Seat[]): boolean {
  const people = holders.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.person !== null && !resigned.includes(seat) ? [holder.person] : [],
  )
  return new Set(people).size > 1
}

const warnOrEnd =
  (seq: number) =>
  (matchLog: MatchLog): Outcome => {
    if (matchLog.seq !== seq || matchLog.status !== 'playing' || matchLog.isHalted) return done()
    if (matchLog.due !== null || !hasCompany(matchLog.holders, [...matchLog.resigned])) return done()
    return matchLog.add(matchLog.last?.type === 'warn' ? ABANDONED : { type: 'warn' })
  }

export const warnOrEndInactive = ({ store, clock }: RoomHost, writer: Writer): Promise<Refusal | null> =>
  writer.enqueue(async () => {
    const { seq, row } = writer.matchLog
    const stored = await store.readTable(row.id)
    if (stored === null || !isInactive(stored.summary, clock.now())) return null
    return (await writer.runNow(warnOrEnd(seq))).refusal
  })
