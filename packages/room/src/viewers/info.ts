import type { Json } from '@bothy/kernel'
import type { Ended, SeatInfo, TableInfo, TableSummary } from '@bothy/protocol'
import { coloursOf } from '../seats/colours.ts'
import type { AnyGame } from '../host.ts'
import type { Ledger } from '../log/ledger.ts'
import type { Holder, PersonId, Summary, TableRow } from '../log/log.ts'
import { outAts } from '../time/match-clock.ts'
import { hasPlayer, ownSeats } from '../seats/seating.ts'
import { botsToMove } from './state-message.ts'

export function summaryOf(ledger: Ledger, now: number): Summary {
  const { status, seed, table, game } = ledger
  const standIns = ledger.standIns.playedIn(table?.plies ?? [])
  return {
    status,
    holders: [...ledger.holders],
    toAct: [...ledger.actors],
    progress: table === null ? 0 : game.progress(table.state),
    commitment: ledger.commitment,
    seed: status === 'over' ? seed : null,
    unready: [...ledger.unready].toSorted((a, b) => a - b),
    resigned: [...ledger.resigned].toSorted((a, b) => a - b),
    ended: endedOf(ledger),
    ...(status === 'over' ? { played: playedBy(ledger) } : {}),
    ...(standIns.length === 0 ? {} : { standIns }),
    botTurn: botsToMove(ledger).length > 0 && hasPlayer(ledger),
    ...(ledger.last?.type === 'warn' ? { warned: true } : {}),
    updated: now,
    ...(status === 'playing' && ledger.time?.clock ? { outAt: outAts(ledger.time.clock) } : {}),
  }
}

function endedOf({ status, table, game, isAbandoned }: Ledger): Ended | null {
  if (status !== 'over' || table === null) return null
  const result = game.result(table.state)
  return {
    result: result === null ? null : { scores: [...result.scores], ranks: [...result.ranks] },
    abandoned: isAbandoned,
  }
}

function playedBy({ table, holders, standIns }: Ledger): readonly number[] {
  const counts = holders.map(() => 0)
  table?.plies.forEach(({ seat }, ply) => {
    if (!standIns.has(seat, ply)) counts[seat]++
  })
  return counts
}

/** The reader, the time, and the people connected at that moment. */
export type Asking = {
  readonly person: PersonId | null
  readonly now: number
  readonly isOnline: (person: PersonId) => boolean
}

/** A table in the list of one person. A closed one is gone and has none. */
export function tableSummary(row: TableRow, summary: Summary, asking: Asking): TableSummary | null {
  if (summary.status === 'closed') return null
  // A person who is not at the table is not ready for a live match.
  const isAwaited = row.pace?.kind === 'live' && summary.status === 'waiting'
  const seats = summary.holders.map((holder, seat) => {
    const isMissing = isAwaited && holder.kind === 'person' && holder.person !== null && !asking.isOnline(holder.person)
    const ready = !summary.unready.includes(seat) && !isMissing
    return seatInfo(holder, asking, { ready, resigned: summary.resigned.includes(seat) })
  })
  return {
    id: row.id,
    game: row.game,
    status: summary.status,
    visibility: row.visibility,
    host: asking.person !== null && row.host === asking.person,
    seats,
    colours: [...coloursOf(summary.holders)],
    created: row.created,
    changed: summary.updated,
    toAct: [...summary.toAct],
    myTurn: [...summary.toAct, ...(summary.status === 'waiting' ? summary.unready : [])].some((seat) =>
      isMine(seats[seat]),
    ),
    progress: summary.progress,
    ended: summary.ended,
    rated: row.rated,
    imported: isImported(summary),
    pace: row.pace,
    left: summary.holders.map((_, seat) => {
      const at = summary.outAt?.[seat] ?? null
      return at === null ? null : at - asking.now
    }),
  }
}

/** A table as one person may see it. */
export function tableInfo(ledger: Ledger, asking: Asking, absent: TableInfo['absent']): TableInfo | null {
  const { row, game, commitment, begins, next } = ledger
  const summary = summaryOf(ledger, asking.now)
  const listed = tableSummary(row, summary, asking)
  if (listed === null) return null
  // The address of a private table is a key: not for everybody who finds the finished one.
  const mayFollow = row.visibility === 'open' || listed.host || ownSeats(ledger, asking.person).length > 0
  return {
    ...listed,
    setup: shownSetup(game, row.setup),
    hostSeat: row.host === null ? null : (ownSeats(ledger, row.host)[0] ?? null),
    friendly: row.friendly,
    talk: ledger.isTalkFree ? 'all' : 'seated',
    commitment,
    seed: summary.seed,
    begins,
    halted: ledger.isHalted,
    standIns: [...(summary.standIns ?? [])],
    absent,
    next: mayFollow ? next : null,
  }
}

/** Its people are names in a file: nobody saw them play here. */
const isImported = ({ holders }: Summary): boolean =>
  holders.some((holder) => holder.kind === 'person' && holder.person === null)

const isMine = (seat: SeatInfo | undefined): boolean => seat?.kind === 'person' && seat.mine && seat.away === null

function seatInfo(
  holder: Holder,
  { person, isOnline }: Asking,
  { ready, resigned }: { readonly ready: boolean; readonly resigned: boolean },
): SeatInfo {
  if (holder.kind === 'open') return { kind: 'open' }
  if (holder.kind === 'bot') return { kind: 'bot', name: holder.name, level: holder.level }
  return {
    kind: 'person',
    name: holder.name,
    online: holder.person !== null && isOnline(holder.person),
    mine: person !== null && holder.person === person,
    away: holder.away,
    ready,
    resigned,
  }
}

/**
 * The options that the lobby offers, one by one, and what the table corrects of the game's data: people who sit down must be able to
 * see by which values they play. An arranged deck in the setup is nobody's to see.
 */
export function shownSetup(game: AnyGame, setup: Json): Json {
  if (!isObject(setup)) return {}
  const { corrections = null } = setup
  return {
    ...Object.fromEntries(game.options.flatMap(({ id }) => (Object.hasOwn(setup, id) ? [[id, setup[id]]] : []))),
    ...(corrections === null ? {} : { corrections }),
  }
}

const isObject = (x: Json): x is { readonly [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
