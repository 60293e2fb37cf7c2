import type { Seat } from '@bothy/kernel'
import type { BotLevel, CanUndo, UndoReach } from '@bothy/protocol'
import type { Ledger } from '../log/ledger.ts'
import { type Outcome, done, refuse } from '../log/outcome.ts'
import { type PersonId, type Request, type TableEntry, isSamePerson, botLevel } from '../log/log.ts'

/** The bot that plays on for one who has resigned. */
export const STAND_IN: BotLevel = 'medium'

/** The person has been gone for so long that the others may end the match without them. */
export type IsLost = (person: PersonId) => boolean

/** The seats of other persons, absent ones too. Bots and those who have resigned have no say, and further seats of the person who asks are asked with it. */
function mustAgree(ledger: Ledger, seat: Seat): readonly Seat[] {
  const asking = ledger.holders[seat]
  const self = asking?.kind === 'person' ? asking.person : null
  const others: Seat[] = []
  for (let other = 0; other < ledger.holders.length; other++) {
    const holder = ledger.holders[other]
    if (other !== seat && holder.kind === 'person' && holder.person !== self && !ledger.resigned.has(other))
      others.push(other)
  }
  return others
}

function hasAskedEnough({ holders, wear }: Ledger, seat: Seat, now: number): boolean {
  const holder = holders[seat]
  return holder?.kind === 'person' && holder.person !== null && wear.hasAskedEnough(holder.person, now)
}

export function canUndo(ledger: Ledger, seat: Seat): CanUndo {
  const kind = ledger.canUndo(seat)
  if (kind !== 'final') return kind
  const { row, holders } = ledger
  // Two accounts of one person would agree to anything, and the bot has no say.
  if (row.rated && !ledger.isHalted && holders.some((holder) => holder.kind === 'bot')) return 'no'
  if (mustAgree(ledger, seat).length > 0) return 'ask'
  return row.friendly || ledger.isHalted || isShared(ledger, seat) ? 'confirm' : 'no'
}

/** Several people in front of one device settle it among themselves, as long as nobody else plays: no stranger, no bot in a seat or in place of one of them. */
function isShared({ holders, resigned }: Ledger, seat: Seat): boolean {
  const asking = holders[seat]
  return (
    holders.length > 1 &&
    resigned.size === 0 &&
    asking?.kind === 'person' &&
    holders.every((holder) => isSamePerson(asking, holder) && botLevel(holder) === null)
  )
}

/** Takes back freely inside one's draft; what is final is crossed only by who says so and may, or asks the others. */
export function undo(
  ledger: Ledger,
  seat: Seat,
  version: number,
  how: { readonly reach: UndoReach; readonly now: number },
): Outcome {
  if (ledger.status !== 'playing') return refuse(ledger.status === 'over' ? 'finished' : 'nothing-to-undo')
  const free = ledger.undo(seat, version, how.reach === 'draft')
  if (free.ok || free.refusal.why !== 'needs-consent') return free
  const to = ledger.table?.backTo(seat)
  if (to === undefined) return refuse('nothing-to-undo')
  const kind = canUndo(ledger, seat)
  if (kind === 'no') return refuse('final')
  if (how.reach !== 'past') return refuse('needs-consent')
  if (kind === 'confirm') return ledger.rewind(seat, to)
  if (ledger.request !== null) return ledger.request.seat === seat ? done() : refuse('needs-consent')
  return hasAskedEnough(ledger, seat, how.now)
    ? refuse('too-often')
    : ledger.add({ type: 'ask', seat, to, at: how.now })
}

/** Plays again what was taken back, as long as the match runs. */
export const redo = (ledger: Ledger, seat: Seat, version: number): Outcome =>
  ledger.status === 'over' ? refuse('finished') : ledger.redo(seat, version)

/** An answer to the request of that number. */
export type Consent = { readonly seat: Seat; readonly request: number; readonly agree: boolean }

/** Takes an answer to the pending request. The seat that asked withdraws it by disagreeing. */
export function answer(ledger: Ledger, { seat, request: number, agree }: Consent, isLost: IsLost): Outcome {
  const { request } = ledger
  if (request === null || request.number !== number) return refuse('no-request')
  if (seat === request.seat) return agree ? done() : ledger.add({ type: 'drop', seat })
  if (!askedBy(ledger, request, isLost).includes(seat)) return refuse('no-request')
  if (!agree) return ledger.add({ type: 'drop', seat })
  if (request.agreed.includes(seat)) return done()
  const entry: TableEntry = { type: 'agree', seat }
  ledger.take(entry)
  return done(entry, ...settleRequest(ledger, isLost))
}

/** Goes back, ends the match or stops the clock, as soon as everybody who must agree has agreed. */
function settleRequest(ledger: Ledger, isLost: IsLost): readonly TableEntry[] {
  const { request } = ledger
  if (request === null || !askedBy(ledger, request, isLost).every((seat) => request.agreed.includes(seat))) return []
  const { seat, to, pause: isPause } = request
  const outcome = isPause
    ? ledger.add({ type: 'pause', on: true })
    : to === null
      ? ledger.add(ABANDONED)
      : ledger.rewind(seat, to)
  return outcome.ok ? outcome.entries : []
}

export const ABANDONED: TableEntry = { type: 'end', abandoned: true }

/** The seats that must agree to the request. Nobody waits for an answer of those whose absence is what it is about. */
export function askedBy(ledger: Ledger, { seat, to }: Pick<Request, 'seat' | 'to'>, isLost: IsLost): readonly Seat[] {
  const others = mustAgree(ledger, seat)
  return to === null ? others.filter((other) => !isAbsent(ledger, other, isLost)) : others
}

/** Where the result counts nobody can end it behind the back of somebody who is winning. */
function isAbsent(ledger: Ledger, seat: Seat, isLost: IsLost): boolean {
  const holder = ledger.holders[seat]
  return !ledger.row.rated && holder?.kind === 'person' && holder.person !== null && isLost(holder.person)
}

/** Asks the other persons to end a match that somebody has left, by word or for long. */
export function abandon(
  ledger: Ledger,
  seat: Seat,
  { now, isLost }: { readonly now: number; isLost: IsLost },
): Outcome {
  if (ledger.status !== 'playing') return refuse(ledger.status === 'over' ? 'finished' : 'not-your-turn')
  if (ledger.resigned.has(seat)) return refuse('resigned')
  const someoneLeft = ledger.resigned.size > 0 || ledger.holders.some((_, other) => isAbsent(ledger, other, isLost))
  if (!someoneLeft) return refuse(ledger.row.rated ? 'rated-end' : 'not-absent')
  if (ledger.request !== null)
    return ledger.request.seat === seat && ledger.request.to === null && !ledger.request.pause
      ? done()
      : refuse('needs-consent')
  if (hasAskedEnough(ledger, seat, now)) return refuse('too-often')
  const ask: TableEntry = { type: 'ask', seat, to: null, at: now }
  ledger.take(ask)
  return done(ask, ...settleRequest(ledger, isLost))
}

/** Gives up for good. With the last person who played the match is over. */
export function resign(ledger: Ledger, seat: Seat): Outcome {
  if (ledger.status !== 'playing') return refuse(ledger.status === 'over' ? 'finished' : 'not-your-turn')
  if (ledger.resigned.has(seat)) return refuse('resigned')
  return ledger.add(
    // A pending request was put to this person too, or by them.
    ...(ledger.request === null ? [] : [{ type: 'drop', seat } as const]),
    { type: 'resign', seat, level: STAND_IN },
    ...(isLastPerson(ledger, [seat]) ? [ABANDONED] : []),
  )
}

/** Without these seats no person is left who plays. */
export const isLastPerson = (ledger: Ledger, seats: readonly Seat[]): boolean =>
  ledger.holders.every(
    (holder, other) => holder.kind !== 'person' || seats.includes(other) || ledger.resigned.has(other),
  )

/** Asks the other persons to stop the clock of a live match for a while; the next move lets it run again. */
export function pause(
  ledger: Ledger,
  seat: Seat,
  { on, now, isLost }: { readonly on: boolean; readonly now: number; isLost: IsLost },
): Outcome {
  if (ledger.row.pace?.kind !== 'live') return refuse('forbidden')
  if (ledger.status !== 'playing') return refuse(ledger.status === 'over' ? 'finished' : 'not-your-turn')
  if (ledger.resigned.has(seat)) return refuse('resigned')
  if (ledger.isPaused === on) return done()
  if (!on) return ledger.add({ type: 'pause', on: false })
  if (ledger.request !== null)
    return ledger.request.seat === seat && ledger.request.pause ? done() : refuse('needs-consent')
  if (hasAskedEnough(ledger, seat, now)) return refuse('too-often')
  const ask: TableEntry = { type: 'ask', seat, to: null, at: now, pause: true }
  ledger.take(ask)
  return done(ask, ...settleRequest(ledger, isLost))
}

/** Nobody answered in time. */
export const dropRequest = (ledger: Ledger): Outcome =>
  ledger.request === null ? done() : ledger.add({ type: 'drop', seat: null })
