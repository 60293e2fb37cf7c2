import type { ChatLine, LogEntry, Refusal, ServerMessage, StateMessage, TableInfo } from '@bothy/protocol'
import { reuseUnchanged } from './reuse-unchanged.ts'

export type TableState = {
  readonly info: TableInfo | null
  readonly state: StateMessage | null
  /** In order of plies, without the answers to an open question. */
  readonly log: readonly LogEntry[]
  /** Answers to a question that other seats have still to answer: they join the log once it is closed. */
  readonly open: readonly LogEntry[]
  /** Added to the log by the last state; empty after joining or reloading. */
  readonly fresh: readonly LogEntry[]
  /** The last ply that closed a question to several seats while this page was open: it tells all answers. */
  readonly closed: number | null
  readonly chat: readonly ChatLine[]
  /** Lines after the first batch. */
  readonly unread: number
  readonly problem: Refusal | null
}

const NONE: readonly LogEntry[] = []

export const NOTHING_YET: TableState = {
  info: null,
  state: null,
  log: NONE,
  open: NONE,
  fresh: NONE,
  closed: null,
  chat: [],
  unread: 0,
  problem: null,
}

export function applyMessage(tableState: TableState, message: ServerMessage): TableState {
  switch (message.type) {
    case 'table':
      return { ...tableState, info: message.table, problem: null }
    case 'state':
      return afterState(tableState, message)
    case 'chat':
      return afterChat(tableState, message.lines)
    case 'refused':
      // A table that is loaded ignores refusals unless it is gone.
      return tableState.info === null || message.refusal.why === 'no-such-table'
        ? { ...tableState, problem: message.refusal }
        : tableState
    case 'welcome':
    case 'listed':
    case 'asked':
    case 'pong':
    case 'done':
    case 'stopped':
    case 'hints':
      return tableState
  }
}

/** Plies before this number are told; later ones are answers to an open question. */
const told = ({ ply, answered }: StateMessage): number => ply - answered.length

const closes = (before: StateMessage | null, { answered, ply }: StateMessage): boolean =>
  before !== null && before.answered.length > 0 && answered.length === 0 && ply > before.ply

function afterState(tableState: TableState, state: StateMessage): TableState {
  const all = [...tableState.log, ...tableState.open].filter(({ ply }) => ply < state.from).concat(state.log)
  const log = all.filter(({ ply }) => ply < told(state))
  const before = tableState.state === null ? null : told(tableState.state)
  const fresh = before === null ? NONE : log.filter(({ ply }) => ply >= before)
  // The same empty list each time: an answer that is not told is no news either.
  return {
    ...tableState,
    state: tableState.state === null ? state : { ...state, view: reuseUnchanged(tableState.state.view, state.view) },
    log,
    open: all.slice(log.length),
    fresh: fresh.length === 0 ? NONE : fresh,
    closed: closes(tableState.state, state) ? state.ply - 1 : tableState.closed,
    problem: null,
  }
}

/** Seats that have still to answer were waited for all along, so they are no new wait. */
export function isOtherWait(before: StateMessage, { actors, answered }: StateMessage): boolean {
  const more = answered.length - before.answered.length
  return more < 0 || (more === 0 && before.actors.join() !== actors.join())
}

function afterChat(tableState: TableState, lines: readonly ChatLine[]): TableState {
  const known = new Set(tableState.chat.map(({ id }) => id))
  const added = lines.filter(({ id }) => !known.has(id))
  // A known line may have been hidden or shown since.
  const chat = [...new Map([...tableState.chat, ...lines].map((line) => [line.id, line])).values()].sort(
    (a, b) => a.id - b.id,
  )
  return {
    ...tableState,
    chat,
    unread:
      tableState.chat.length === 0
        ? 0
        : tableState.unread + added.filter((line) => line.note === undefined && line.hidden === undefined).length,
  }
}

/**
 * Empty before the seat has played. If its ply was `closed`, the last answer of several, that ply is included: a shared device was covered
 * at once.
 */
export function sinceMyTurn(
  log: readonly LogEntry[],
  me: number | null,
  closed: number | null = null,
): readonly LogEntry[] {
  const last = me === null ? -1 : log.findLastIndex((entry) => entry.seat === me)
  if (last < 0) return []
  return log.slice(log[last].ply === closed ? last : last + 1).filter(({ events }) => events.length > 0)
}

export function mySeats(info: TableInfo | null): readonly number[] {
  return (info?.seats ?? []).flatMap((seat, i) => (seat.kind === 'person' && seat.mine ? [i] : []))
}

export function seatNames(info: TableInfo | null, open: string): readonly string[] {
  return (info?.seats ?? []).map((seat) => (seat.kind === 'open' ? open : seat.name))
}
