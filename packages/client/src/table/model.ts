import type { ChatLine, LogEntry, Refusal, ServerMessage, StateMessage, TableInfo } from '@bothy/protocol'

/** What the messages of one table have told so far. */
export type Model = {
  readonly info: TableInfo | null
  readonly state: StateMessage | null
  /** All that the reader has witnessed, in order of plies. */
  readonly log: readonly LogEntry[]
  /** The part of the log that came with the last state, empty when the table was only joined or reloaded. */
  readonly fresh: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  /** Chat lines that came after the first batch. */
  readonly unread: number
  /** The table cannot be followed. */
  readonly problem: Refusal | null
}

export const NOTHING_YET: Model = { info: null, state: null, log: [], fresh: [], chat: [], unread: 0, problem: null }

export function reduce(model: Model, message: ServerMessage): Model {
  switch (message.type) {
    case 'table':
      return { ...model, info: message.table, problem: null }
    case 'state':
      return afterState(model, message)
    case 'chat':
      return afterChat(model, message.lines)
    case 'refused':
      return model.info === null ? { ...model, problem: message.refusal } : model
    case 'welcome':
    case 'pong':
    case 'done':
    case 'stopped':
      return model
  }
}

/** The log is cut where the message begins and grows by it. */
function afterState(model: Model, state: StateMessage): Model {
  const log = [...model.log.filter(({ ply }) => ply < state.from), ...state.log]
  const before = model.state?.ply
  const fresh = before === undefined ? [] : state.log.filter(({ ply }) => ply >= before)
  return { ...model, state, log, fresh, problem: null }
}

function afterChat(model: Model, lines: readonly ChatLine[]): Model {
  const known = new Set(model.chat.map(({ id }) => id))
  const added = lines.filter(({ id }) => !known.has(id))
  const chat = [...model.chat, ...added].sort((a, b) => a.id - b.id)
  return {
    ...model,
    chat,
    unread: model.chat.length === 0 ? 0 : model.unread + added.filter((line) => line.note === undefined).length,
  }
}

/** The log after the last ply of the seat: what has happened since one's turn. Empty before one has played. */
export function sinceMyTurn(log: readonly LogEntry[], me: number | null): readonly LogEntry[] {
  const last = me === null ? -1 : log.findLastIndex((entry) => entry.seat === me)
  return last < 0 ? [] : log.slice(last + 1).filter(({ events }) => events.length > 0)
}

/** Seats of this reader, in order: several at a table on one device. */
export function mySeats(info: TableInfo | null): readonly number[] {
  return (info?.seats ?? []).flatMap((seat, i) => (seat.kind === 'person' && seat.mine ? [i] : []))
}

/** Names by seat; an open seat has none yet. */
export function seatNames(info: TableInfo | null, open: string): readonly string[] {
  return (info?.seats ?? []).map((seat) => (seat.kind === 'open' ? open : seat.name))
}
