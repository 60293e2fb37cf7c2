import type { Seat } from '@bothy/kernel'
import type { Ledger } from './ledger.ts'
import type { TableEntry } from './log.ts'
import { type Outcome, done, refuse } from './outcome.ts'

/** The other persons at the table, by seat. Bots agree to everything, and so do further seats of the person who asks. */
function mustAgree(ledger: Ledger, seat: Seat): readonly Seat[] {
  const asking = ledger.holders[seat]
  const self = asking?.kind === 'person' ? asking.person : null
  return ledger.holders.flatMap((holder, other) =>
    other !== seat && holder.kind === 'person' && holder.away === null && holder.person !== self ? [other] : [],
  )
}

/** Takes back freely inside one's draft; past that it becomes a request, or happens at once if nobody else must agree. */
export function undo(
  ledger: Ledger,
  seat: Seat,
  version: number,
  how: { readonly whole: boolean; readonly now: number },
): Outcome {
  if (ledger.status !== 'playing') return refuse(ledger.status === 'over' ? 'finished' : 'nothing-to-undo')
  const free = ledger.undo(seat, version, how.whole)
  if (free.ok || free.refusal.why !== 'needs-consent') return free
  const to = ledger.table?.backTo(seat)
  if (to === undefined) return refuse('nothing-to-undo')
  if (mustAgree(ledger, seat).length === 0) return ledger.rewind(seat, to)
  if (ledger.request === null) return ledger.add({ type: 'ask', seat, to, at: how.now })
  return ledger.request.seat === seat ? done() : refuse('needs-consent')
}

/** An answer to the pending request. The seat that asked withdraws it by disagreeing. */
export function answer(ledger: Ledger, seat: Seat, agree: boolean): Outcome {
  const { request } = ledger
  if (request === null) return refuse('no-request')
  if (seat === request.seat) return agree ? done() : ledger.add({ type: 'drop', seat })
  if (!mustAgree(ledger, request.seat).includes(seat)) return refuse('no-request')
  if (!agree) return ledger.add({ type: 'drop', seat })
  if (request.agreed.includes(seat)) return done()
  const entry: TableEntry = { type: 'agree', seat }
  ledger.take(entry)
  return done(entry, ...settleRequest(ledger))
}

/** Goes back as soon as everybody who must agree has agreed. */
export function settleRequest(ledger: Ledger): readonly TableEntry[] {
  const { request } = ledger
  if (request === null || !mustAgree(ledger, request.seat).every((seat) => request.agreed.includes(seat))) return []
  const outcome = ledger.rewind(request.seat, request.to)
  return outcome.ok ? outcome.entries : []
}

/** Nobody answered in time. */
export const dropRequest = (ledger: Ledger): Outcome =>
  ledger.request === null ? done() : ledger.add({ type: 'drop', seat: null })
