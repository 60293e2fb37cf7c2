import type { Seat } from '@bothy/kernel'
import type { BotLevel, CanUndo, UndoReach } from '@bothy/protocol'
import type { MatchLog } from '../log/match-log.ts'
import { type Outcome, done, refuse } from '../log/outcome.ts'
import { type PersonId, type Request, type TableEntry, isSamePerson, botLevel } from '../log/log.ts'

export const STAND_IN: BotLevel = 'medium'

export type IsLost = (person: PersonId) => boolean

/** Seats of other persons, absent ones too. Bots and resigned seats have no say, and further seats of the asking person count as having asked. */
function mustAgree(matchLog: MatchLog, seat: Seat): readonly Seat[] {
  const asking = matchLog.holders[seat]
  const self = asking?.kind === 'person' ? asking.person : null
  const others: Seat[] = []
  for (let other = 0; other < matchLog.holders.length; other++) {
    const holder = matchLog.holders[other]
    if (other !== seat && holder.kind === 'person' && holder.person !== self && !matchLog.resigned.has(other))
      others.push(other)
  }
  return others
}

function hasAskedEnough({ holders, wear }: MatchLog, seat: Seat, now: number): boolean {
  const holder = holders[seat]
  return holder?.kind === 'person' && holder.person !== null && wear.hasAskedEnough(holder.person, now)
}

export function canUndo(matchLog: MatchLog, seat: Seat): CanUndo {
  const kind = matchLog.canUndo(seat)
  if (kind !== 'final') return kind
  const { row, holders } = matchLog
  // Two accounts of one person would agree to anything, and the bot has no say.
  if (row.rated && !matchLog.isHalted && holders.some((holder) => holder.kind === 'bot')) return 'no'
  if (mustAgree(matchLog, seat).length > 0) return 'ask'
  return row.friendly || matchLog.isHalted || isShared(matchLog, seat) ? 'confirm' : 'no'
}

/**
 * People in front of one device settle it among themselves, as long as no other player takes part: no stranger, no bot in a seat or in
 * place of one of them.
 */
function isShared({ holders, resigned }: MatchLog, seat: Seat): boolean {
  const asking = holders[seat]
  return (
    holders.length > 1 &&
    resigned.size === 0 &&
    asking?.kind === 'person' &&
    holders.every((holder) => isSamePerson(asking, holder) && botLevel(holder) === null)
  )
}

/** Free inside the seat's own draft; final plies are crossed only on an explicit request, and with a right to it or the consent of the others. */
export function undo(
  matchLog: MatchLog,
  seat: Seat,
  version: number,
  how: { readonly reach: UndoReach; readonly now: number },
): Outcome {
  if (matchLog.status !== 'playing') return refuse(matchLog.status === 'over' ? 'finished' : 'nothing-to-undo')
  const free = matchLog.undo(seat, version, how.reach === 'draft')
  if (free.ok || free.refusal.why !== 'needs-consent') return free
  const to = matchLog.table?.backTo(seat)
  if (to === undefined) return refuse('nothing-to-undo')
  const kind = canUndo(matchLog, seat)
  if (kind === 'no') return refuse('final')
  if (how.reach !== 'past') return refuse('needs-consent')
  if (kind === 'confirm') return matchLog.rewind(seat, to)
  if (matchLog.request !== null) return matchLog.request.seat === seat ? done() : refuse('needs-consent')
  return hasAskedEnough(matchLog, seat, how.now)
    ? refuse('too-often')
    : matchLog.add({ type: 'ask', seat, to, at: how.now })
}

export const redo = (matchLog: MatchLog, seat: Seat, version: number): Outcome =>
  matchLog.status === 'over' ? refuse('finished') : matchLog.redo(seat, version)

export type Consent = { readonly seat: Seat; readonly request: number; readonly agree: boolean }

export function answer(matchLog: MatchLog, { seat, request: number, agree }: Consent, isLost: IsLost): Outcome {
  const { request } = matchLog
  if (request === null || request.number !== number) return refuse('no-request')
  if (seat === request.seat) return agree ? done() : matchLog.add({ type: 'drop', seat })
  if (!askedBy(matchLog, request, isLost).includes(seat)) return refuse('no-request')
  if (!agree) return matchLog.add({ type: 'drop', seat })
  if (request.agreed.includes(seat)) return done()
  const entry: TableEntry = { type: 'agree', seat }
  matchLog.take(entry)
  return done(entry, ...settleRequest(matchLog, isLost))
}

function settleRequest(matchLog: MatchLog, isLost: IsLost): readonly TableEntry[] {
  const { request } = matchLog
  if (request === null || !askedBy(matchLog, request, isLost).every((seat) => request.agreed.includes(seat))) return []
  const { seat, to, pause: isPause } = request
  const outcome = isPause
    ? matchLog.add({ type: 'pause', on: true })
    : to === null
      ? matchLog.add(ABANDONED)
      : matchLog.rewind(seat, to)
  return outcome.ok ? outcome.entries : []
}

export const ABANDONED: TableEntry = { type: 'end', abandoned: true }

/** Seats that must agree. A request about an absence waits for no answer of the absent. */
export function askedBy(
  matchLog: MatchLog,
  { seat, to }: Pick<Request, 'seat' | 'to'>,
  isLost: IsLost,
): readonly Seat[] {
  const others = mustAgree(matchLog, seat)
  return to === null ? others.filter((other) => !isAbsent(matchLog, other, isLost)) : others
}

/** In a rated match no player counts as absent: nobody can end it behind the back of a player who is winning. */
function isAbsent(matchLog: MatchLog, seat: Seat, isLost: IsLost): boolean {
  const holder = matchLog.holders[seat]
  return !matchLog.row.rated && holder?.kind === 'person' && holder.person !== null && isLost(holder.person)
}

export function abandon(
  matchLog: MatchLog,
  seat: Seat,
  { now, isLost }: { readonly now: number; isLost: IsLost },
): Outcome {
  if (matchLog.status !== 'playing') return refuse(matchLog.status === 'over' ? 'finished' : 'not-your-turn')
  if (matchLog.resigned.has(seat)) return refuse('resigned')
  const someoneLeft =
    matchLog.resigned.size > 0 || matchLog.holders.some((_, other) => isAbsent(matchLog, other, isLost))
  if (!someoneLeft) return refuse(matchLog.row.rated ? 'rated-end' : 'not-absent')
  if (matchLog.request !== null)
    return matchLog.request.seat === seat && matchLog.request.to === null && !matchLog.request.pause
      ? done()
      : refuse('needs-consent')
  if (hasAskedEnough(matchLog, seat, now)) return refuse('too-often')
  const ask: TableEntry = { type: 'ask', seat, to: null, at: now }
  matchLog.take(ask)
  return done(ask, ...settleRequest(matchLog, isLost))
}

export function resign(matchLog: MatchLog, seat: Seat): Outcome {
  if (matchLog.status !== 'playing') return refuse(matchLog.status === 'over' ? 'finished' : 'not-your-turn')
  if (matchLog.resigned.has(seat)) return refuse('resigned')
  return matchLog.add(
    // A pending request was put to this person, or made by them.
    ...(matchLog.request === null ? [] : [{ type: 'drop', seat } as const]),
    { type: 'resign', seat, level: STAND_IN },
    ...(isLastPerson(matchLog, [seat]) ? [ABANDONED] : []),
  )
}

export const isLastPerson = (matchLog: MatchLog, seats: readonly Seat[]): boolean =>
  matchLog.holders.every(
    (holder, other) => holder.kind !== 'person' || seats.includes(other) || matchLog.resigned.has(other),
  )

export function pause(
  matchLog: MatchLog,
  seat: Seat,
  { on, now, isLost }: { readonly on: boolean; readonly now: number; isLost: IsLost },
): Outcome {
  if (matchLog.row.pace?.kind !== 'live') return refuse('forbidden')
  if (matchLog.status !== 'playing') return refuse(matchLog.status === 'over' ? 'finished' : 'not-your-turn')
  if (matchLog.resigned.has(seat)) return refuse('resigned')
  if (matchLog.isPaused === on) return done()
  if (!on) return matchLog.add({ type: 'pause', on: false })
  if (matchLog.request !== null)
    return matchLog.request.seat === seat && matchLog.request.pause ? done() : refuse('needs-consent')
  if (hasAskedEnough(matchLog, seat, now)) return refuse('too-often')
  const ask: TableEntry = { type: 'ask', seat, to: null, at: now, pause: true }
  matchLog.take(ask)
  return done(ask, ...settleRequest(matchLog, isLost))
}

export const dropRequest = (matchLog: MatchLog): Outcome =>
  matchLog.request === null ? done() : matchLog.add({ type: 'drop', seat: null })
