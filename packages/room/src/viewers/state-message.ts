import type { GameTypes, Json, Result, ScoreLine, Seat, Match } from '@bothy/kernel'
import type { LogEntry, StateMessage } from '@bothy/protocol'
import { faceOf } from '../time/match-clock.ts'
import { type IsLost, askedBy, canUndo } from '../seats/consent.ts'
import type { MatchLog } from '../log/match-log.ts'
import { botLevel, type Request } from '../log/log.ts'

export const OPENING = -1

export function witnessed(table: Match<GameTypes>, seat: Seat | null, from: number): LogEntry[] {
  const see = (events: readonly Json[]): Json[] => {
    const out: Json[] = []
    for (const event of events) {
      const seen = table.game.witness(event, seat)
      if (seen !== null) out.push(seen)
    }
    return out
  }
  const log: LogEntry[] = from <= OPENING ? [{ ply: OPENING, seat: null, events: see(table.openingEvents) }] : []
  for (let ply = Math.max(from, 0); ply < table.plies.length; ply++) {
    log.push({ ply, seat: table.plies[ply].seat, events: see(table.events[ply]) })
  }
  return log
}

export function botsToMove(matchLog: MatchLog): Seat[] {
  if (matchLog.status !== 'playing' || matchLog.request !== null || matchLog.isHalted || matchLog.isPaused) return []
  return matchLog.actors.filter((seat) => botLevel(matchLog.holders[seat]) !== null)
}

export type Telling = { readonly isLost: IsLost; readonly now: number }

/**
 * Everything that one seat (null: a spectator) is told about the position; there is no other way to be told. `from` is the first ply
 * missing in the reader's log.
 */
export function stateMessage(
  matchLog: MatchLog,
  table: Match<GameTypes>,
  { seat, from, isLost, now }: Telling & { readonly seat: Seat | null; readonly from: number },
): StateMessage {
  const { game, state } = table
  const result = game.result(state)
  const mayAct = seat !== null && matchLog.status === 'playing' && botLevel(matchLog.holders[seat]) === null
  const mayChoose = mayAct && !matchLog.isHalted && !matchLog.isPaused
  const clock = matchLog.time?.clock ?? null
  const { request } = matchLog
  return {
    type: 'state',
    table: matchLog.row.id,
    seat,
    version: table.versionOf(seat),
    ply: table.plies.length,
    actors: [...matchLog.actors],
    answered: answeredAt(table),
    view: game.view(state, seat),
    legal: mayChoose ? table.legal(seat) : [],
    blocked: mayChoose ? game.blocked(state, seat).map(({ action, reason }) => ({ action, reason })) : [],
    warned: mayChoose ? game.warnings(state, seat).map(({ action, warning }) => ({ action, warning })) : [],
    tally: game.tally(state, seat).map((lines) => lines.map(scoreLine)),
    log: witnessed(table, seat, from),
    from,
    canUndo: mayAct ? canUndo(matchLog, seat) : 'no',
    canRedo: mayAct && matchLog.canRedo(seat),
    request: request === null ? null : shownRequest(request, askedBy(matchLog, request, isLost)),
    result: result === null ? null : plain(result),
    thinking: botsToMove(matchLog),
    clock: clock === null || matchLog.status !== 'playing' ? null : faceOf(clock, now),
  }
}

function answeredAt(table: Match<GameTypes>): Seat[] {
  const out: Seat[] = []
  for (let seat = 0; seat < table.opening.seats; seat++) if (table.hasOpenAnswer(seat)) out.push(seat)
  return out
}

const shownRequest = (
  { number, seat, to, pause, agreed }: Request,
  asked: readonly Seat[],
): NonNullable<StateMessage['request']> => ({ number, seat, to, pause, agreed: [...agreed], asked: [...asked] })

const plain = ({ scores, tieBreaks, ranks, verdict }: Result): NonNullable<StateMessage['result']> => ({
  scores: [...scores],
  tieBreaks: tieBreaks.map(({ id, values }) => ({ id, values: [...values] })),
  ranks: [...ranks],
  verdict: verdict === null ? null : { id: verdict.id, from: verdict.from, to: verdict.to },
})

const scoreLine = ({ category, points, counts, detail }: ScoreLine): Json => ({ category, points, counts, detail })
