import type { Seat } from '@bothy/kernel'
import type { CanUndo, UndoReach } from '@bothy/protocol'
import type { Ledger } from './ledger.ts'
import type { TableEntry } from './log.ts'
import { type Outcome, done, refuse } from './outcome.ts'

/** The seats of other persons, absent ones too. Bots have no say, and further seats of the person who asks are asked with it. */
function mustAgree(ledger: Ledger, seat: Seat): readonly Seat[] {
  const asking = ledger.holders[seat]
  const self = asking?.kind === 'person' ? asking.person : null
  return ledger.holders.flatMap((holder, other) =>
    other !== seat && holder.kind === 'person' && holder.person !== self ? [other] : [],
  )
}

/** What taking back would be for the seat. */
export function canUndo(ledger: Ledger, seat: Seat): CanUndo {
  const kind = ledger.canUndo(seat)
  if (kind !== 'final') return kind
  if (mustAgree(ledger, seat).length > 0) return 'ask'
  return ledger.row.friendly || isShared(ledger, seat) ? 'confirm' : 'no'
}

/** Several people in front of one device settle it among themselves. */
function isShared(ledger: Ledger, seat: Seat): boolean {
  const asking = ledger.holders[seat]
  return asking?.kind === 'person' && ledger.holders.some((holder, other) => other !== seat && holder.kind === 'person')
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
  if (ledger.request === null) return ledger.add({ type: 'ask', seat, to, at: how.now })
  return ledger.request.seat === seat ? done() : refuse('needs-consent')
}

/** An answer to the request of that number. */
export type Consent = { readonly seat: Seat; readonly request: number; readonly agree: boolean }

/** Takes an answer to the pending request. The seat that asked withdraws it by disagreeing. */
export function answer(ledger: Ledger, { seat, request: number, agree }: Consent): Outcome {
  const { request } = ledger
  if (request === null || request.number !== number) return refuse('no-request')
  if (seat === request.seat) return agree ? done() : ledger.add({ type: 'drop', seat })
  if (!mustAgree(ledger, request.seat).includes(seat)) return refuse('no-request')
  if (!agree) return ledger.add({ type: 'drop', seat })
  if (request.agreed.includes(seat)) return done()
  const entry: TableEntry = { type: 'agree', seat }
  ledger.take(entry)
  return done(entry, ...settleRequest(ledger))
}

/** Goes back as soon as everybody who must agree has agreed. */
function settleRequest(ledger: Ledger): readonly TableEntry[] {
  const { request } = ledger
  if (request === null || !mustAgree(ledger, request.seat).every((seat) => request.agreed.includes(seat))) return []
  const outcome = ledger.rewind(request.seat, request.to)
  return outcome.ok ? outcome.entries : []
}

/** Nobody answered in time. */
export const dropRequest = (ledger: Ledger): Outcome =>
  ledger.request === null ? done() : ledger.add({ type: 'drop', seat: null })
