import type { Json } from '@bothy/kernel'
import type { SeatInfo, TableInfo, TableSummary } from '@bothy/protocol'
import type { AnyGame } from './host.ts'
import type { Ledger } from './ledger.ts'
import type { Holder, PersonId, Summary, TableRow } from './log.ts'
import { hasPlayer } from './seating.ts'
import { botsToMove } from './state-message.ts'

export function summaryOf(ledger: Ledger, now: number): Summary {
  const { status, seed, table, game } = ledger
  return {
    status,
    holders: [...ledger.holders],
    toAct: [...ledger.actors],
    progress: table === null ? 0 : game.progress(table.state),
    commitment: ledger.commitment,
    seed: status === 'over' ? seed : null,
    botTurn: botsToMove(ledger).length > 0 && hasPlayer(ledger),
    updated: now,
  }
}

/** Who asks, and who is connected at the moment. */
export type Asking = { readonly person: PersonId | null; readonly isOnline: (person: PersonId) => boolean }

/** A table in the list of one person. A closed one is gone and has none. */
export function tableSummary(row: TableRow, summary: Summary, asking: Asking): TableSummary | null {
  if (summary.status === 'closed') return null
  const seats = summary.holders.map((holder) => seatInfo(holder, asking))
  return {
    id: row.id,
    game: row.game,
    status: summary.status,
    visibility: row.visibility,
    host: asking.person !== null && row.host === asking.person,
    seats,
    created: row.created,
    toAct: [...summary.toAct],
    myTurn: summary.toAct.some((seat) => isMine(seats[seat])),
    progress: summary.progress,
  }
}

/** A table as one person may see it. */
export function tableInfo(game: AnyGame, row: TableRow, summary: Summary, asking: Asking): TableInfo | null {
  const listed = tableSummary(row, summary, asking)
  if (listed === null) return null
  const { commitment, seed } = summary
  return { ...listed, setup: shownSetup(game, row.setup), friendly: row.friendly, commitment, seed }
}

const isMine = (seat: SeatInfo | undefined): boolean => seat?.kind === 'person' && seat.mine && seat.away === null

function seatInfo(holder: Holder, { person, isOnline }: Asking): SeatInfo {
  if (holder.kind === 'open') return { kind: 'open' }
  if (holder.kind === 'bot') return { kind: 'bot', name: holder.name, level: holder.level }
  return {
    kind: 'person',
    name: holder.name,
    online: holder.person !== null && isOnline(holder.person),
    mine: person !== null && holder.person === person,
    away: holder.away,
  }
}

/**
 * The options that the lobby offers, one by one, and what the table corrects of the game's data: whoever sits down must be able to
 * see by which values they play. An arranged deck in the setup is nobody's to see.
 */
function shownSetup(game: AnyGame, setup: Json): Json {
  if (!isObject(setup)) return {}
  const { corrections = null } = setup
  return {
    ...Object.fromEntries(game.options.flatMap(({ id }) => (Object.hasOwn(setup, id) ? [[id, setup[id]]] : []))),
    ...(corrections === null ? {} : { corrections }),
  }
}

const isObject = (x: Json): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
