import type { Ledger } from './ledger.ts'
import { refuse } from './outcome.ts'
import type { Command } from './seating.ts'

/** Far above any game with all its undos; without an end somebody could write until the disk is full. */
const MOST_ENTRIES = 20_000

/** A log that was worn by taking back and playing again takes plies alone, so that it loads quickly: so many entries, and so many by ply. */
const WORN = { entries: 3000, byPly: 4 } as const

/** The log takes nothing more. */
export const isFull = ({ seq }: Ledger): boolean => seq >= MOST_ENTRIES

const isWorn = ({ seq, table }: Ledger): boolean => seq >= WORN.entries + WORN.byPly * (table?.plies.length ?? 0)

/** What may be done as often as one likes, as long as the log bears it. */
export const sparing =
  (command: Command): Command =>
  (ledger) =>
    isWorn(ledger) ? refuse('too-long') : command(ledger)
