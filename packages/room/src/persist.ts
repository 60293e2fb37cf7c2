import type { RoomHost } from './host.ts'
import { summaryOf } from './info.ts'
import { Ledger } from './ledger.ts'
import type { Before } from './notes.ts'
import { peopleOf } from './seating.ts'
import type { Mark } from './store.ts'
import { transcripts } from './transcript.ts'

/** The table as it is stored; null if there is none. */
export async function readLedger(host: RoomHost, id: string): Promise<Ledger | null> {
  const stored = await host.store.readTable(id)
  if (stored === null) return null
  const game = host.game(stored.row.game)
  if (game === undefined) throw new Error(`no game ${stored.row.game}`)
  return new Ledger(stored.row, game, await host.store.readEntries(id, 0))
}

/** What is stored beside the entries: the summary, who sits there, and at the end what everybody saw. */
export function markOf(
  ledger: Ledger,
  now: number,
  changed: { readonly seats: boolean; readonly ended: boolean },
): Mark {
  return {
    summary: summaryOf(ledger, now),
    people: changed.seats ? peopleOf(ledger) : null,
    transcripts: changed.ended && ledger.table !== null ? transcripts(ledger.table) : null,
  }
}

export const beforeChange = (ledger: Ledger): Before => ({
  seq: ledger.seq,
  holders: [...ledger.holders],
  over: ledger.status === 'over',
  committed: ledger.table?.committed ?? 0,
})
