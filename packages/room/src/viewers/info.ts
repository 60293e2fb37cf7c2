import type { Json } from '@bothy/kernel'
import type { Ended, SeatInfo, TableInfo, TableSummary } from '@bothy/protocol'
import { coloursOf } from '../seats/colours.ts'
import type { AnyGame } from '../host.ts'
import { mayHint } from '../hints/may-hint.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { Holder, PersonId, Summary, TableRow } from '../log/log.ts'
import { outAts } from '../time/match-clock.ts'
import { hasPlayer, ownSeats } from '../seats/seating.ts'
import { botsToMove } from './state-message.ts'

export function summaryOf(matchLog: MatchLog, now: number): Summary {
  const { status, seed, table, game } = matchLog
  const standIns = matchLog.standIns.playedIn(table?.plies ?? [])
  return {
    status,
    holders: [...matchLog.holders],
    toAct: [...matchLog.actors],
    progress: table === null ? 0 : game.progress(table.state),
    commitment: matchLog.commitment,
    seed: status === 'over' ? seed : null,
    unready: [...matchLog.unready].toSorted((a, b) => a - b),
    resigned: [...matchLog.resigned].toSorted((a, b) => a - b),
    ended: endedOf(matchLog),
    ...(status === 'over' ? { played: playedBy(matchLog) } : {}),
    ...(standIns.length === 0 ? {} : { standIns }),
    botTurn: botsToMove(matchLog).length > 0 && hasPlayer(matchLog),
    ...(matchLog.last?.type === 'warn' ? { warned: true } : {}),
    updated: now,
    ...(status === 'playing' && matchLog.time?.clock ? { outAt: outAts(matchLog.time.clock) } : {}),
  }
}

function endedOf({ status, table, game, isAbandoned }: MatchLog): Ended | null {
  if (status !== 'over' || table === null) return null
  const result = game.result(table.state)
  return {
    result: result === null ? null : { scores: [...result.scores], ranks: [...result.ranks] },
    abandoned: isAbandoned,
  }
}

function playedBy({ table, holders, standIns }: MatchLog): readonly number[] {
  const counts = holders.map(() => 0)
  table?.plies.forEach(({ seat }, ply) => {
    if (!standIns.has(seat, ply)) counts[seat]++
  })
  return counts
}

export type Asking = {
  readonly person: PersonId | null
  readonly now: number
  readonly isOnline: (person: PersonId) => boolean
}

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

export function tableInfo(matchLog: MatchLog, asking: Asking, absent: TableInfo['absent']): TableInfo | null {
  const { row, game, commitment, begins, next } = matchLog
  const summary = summaryOf(matchLog, asking.now)
  const listed = tableSummary(row, summary, asking)
  if (listed === null) return null
  // The address of a private table is a key: not for every reader of the finished one.
  const mayFollow = row.visibility === 'open' || listed.host || ownSeats(matchLog, asking.person).length > 0
  return {
    ...listed,
    setup: shownSetup(game, row.setup),
    hostSeat: row.host === null ? null : (ownSeats(matchLog, row.host)[0] ?? null),
    friendly: row.friendly,
    hints: mayHint(matchLog),
    talk: matchLog.isTalkFree ? 'all' : 'seated',
    commitment,
    seed: summary.seed,
    begins,
    halted: matchLog.isHalted,
    standIns: [...(summary.standIns ?? [])],
    absent,
    next: mayFollow ? next : null,
  }
}

/** The people of an imported table are only names in a file. */
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
 * The options that the lobby offers, and the table's corrections of the game's data: people who sit down must see by which values they
 * play. An arranged deck stays hidden.
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
