import type { Refusal } from '@bothy/protocol'
import { type Gesture, type PersonId, botLevel } from '../log/log.ts'
import type { MatchLog } from '../log/match-log.ts'
import { type Outcome, done, refusal } from '../log/outcome.ts'
import { isOwn, isSolo } from '../seats/seating.ts'
import { positionOf } from './hint-count.ts'

/** As the host said; else where one person plays alone or against bots. */
export const mayHint = ({ row, holders }: Pick<MatchLog, 'row' | 'holders'>): boolean =>
  !row.rated && (row.hints ?? isSolo(holders))

/** Null where the seat may be given a hint: it has a choice, and if the hint is new, the log has room for it. */
export function whyNotHint(matchLog: MatchLog, person: PersonId | null, { seat, version }: Gesture): Refusal | null {
  const { row, table, holders, status, resigned, wear } = matchLog
  if (person === null || !isOwn(matchLog, person, seat)) return refusal('not-seated')
  if (row.rated) return refusal('rated-hints')
  if (!mayHint(matchLog)) return refusal('hints-off')
  if (status === 'over') return refusal('finished')
  if (resigned.has(seat)) return refusal('resigned')
  if (matchLog.isHalted) return refusal('halted')
  if (matchLog.isPaused) return refusal('paused')
  if (table === null || botLevel(holders[seat]) !== null) return refusal('not-your-turn')
  if (table.versionOf(seat) !== version) return refusal('stale')
  const choices = table.legal(seat).length
  if (choices < 2) return refusal(choices === 0 ? 'not-your-turn' : 'no-choice')
  return wear.isWorn(person) && !isCounted(matchLog, seat) ? refusal('too-long') : null
}

/** Written down before the hint is shown, once for each position. */
export function countHint(matchLog: MatchLog, person: PersonId | null, gesture: Gesture): Outcome {
  const refused = whyNotHint(matchLog, person, gesture)
  if (refused !== null) return { ok: false, refusal: refused }
  return isCounted(matchLog, gesture.seat) ? done() : matchLog.add({ type: 'hint', seat: gesture.seat })
}

const isCounted = ({ table, hints }: MatchLog, seat: number): boolean =>
  table !== null && hints.has(seat, positionOf(table, seat))
