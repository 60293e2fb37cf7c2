import { Type, type Static } from 'typebox'
import { Data, SeatNumber, TableId } from './json.ts'
import { BotLevel, Me, Refusal, TableInfo } from './tables.ts'

const strict = { additionalProperties: false } as const
/** A number of the client's own, given back with the answer. */
const Tag = Type.Integer({ minimum: 0, maximum: 1e9 })
const Version = Type.Integer({ minimum: 0, maximum: 1e9 })

const message = <K extends string, P extends Parameters<typeof Type.Object>[0]>(type: K, fields: P) =>
  Type.Object({ type: Type.Literal(type), ...fields }, strict)

/** From the browser. Every one but `hello` and `ping` names the table it is about; several tables may share a socket. */
export const ClientMessage = Type.Union([
  message('hello', { protocol: Type.Literal(1) }),
  message('ping', { tag: Tag }),
  /** Begins to follow a table, in one's own seat or as a spectator. Answered by `table`, `state` and `log`. */
  message('join', { table: TableId }),
  message('leave', { table: TableId }),
  /**
   * For a connection that owns several seats (hot-seat): whose eyes look now, null for a spectator's. Answered by a whole
   * `state`. Until the first `look` such a connection sees as a spectator, so that nothing is shown before the device is passed.
   */
  message('look', { table: TableId, seat: Type.Union([SeatNumber, Type.Null()]), tag: Tag }),
  /** `version` is the position the action answers: a stale page can not play another move. */
  message('submit', { table: TableId, seat: SeatNumber, version: Version, action: Data, tag: Tag }),
  /** Takes back the last choice, or the whole draft of the turn; past that it becomes a request to the others. */
  message('undo', { table: TableId, seat: SeatNumber, version: Version, whole: Type.Boolean(), tag: Tag }),
  message('redo', { table: TableId, seat: SeatNumber, version: Version, tag: Tag }),
  message('consent', { table: TableId, seat: SeatNumber, agree: Type.Boolean(), tag: Tag }),
  message('chat', { table: TableId, text: Type.String({ minLength: 1, maxLength: 500 }), tag: Tag }),
  /** Lets a bot play one's own seat, or takes it back with null. */
  message('away', { table: TableId, seat: SeatNumber, level: Type.Union([BotLevel, Type.Null()]), tag: Tag }),
])
export type ClientMessage = Static<typeof ClientMessage>

/** One gesture of the record as its reader saw it: the ply number and the witnessed facts. Ply -1 is the opening. */
export const LogEntry = Type.Object(
  { ply: Type.Integer(), seat: Type.Union([SeatNumber, Type.Null()]), events: Type.Array(Data) },
  strict,
)
export type LogEntry = Static<typeof LogEntry>

/** What the table itself says between the lines of people: who took a seat, left it, handed it to a bot; that a choice was taken back. */
export const CHAT_NOTES = ['sat', 'stood', 'away', 'back', 'started', 'undone'] as const

/** `note` is there for a line of the table itself; its `text` is empty, `name` and `seat` say whom it is about. */
export const ChatLine = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    seat: Type.Union([SeatNumber, Type.Null()]),
    text: Type.String(),
    at: Type.Integer(),
    note: Type.Optional(Type.Enum(CHAT_NOTES)),
  },
  strict,
)
export type ChatLine = Static<typeof ChatLine>

/** All that one seat (or a spectator: `seat` null) may know of the position, and what it may do. */
export const StateMessage = message('state', {
  table: TableId,
  seat: Type.Union([SeatNumber, Type.Null()]),
  version: Version,
  ply: Type.Integer(),
  actors: Type.Array(SeatNumber),
  view: Data,
  legal: Type.Array(Data),
  blocked: Type.Array(Type.Object({ action: Data, reason: Data }, strict)),
  tally: Type.Array(Type.Array(Data)),
  /** What led here since the last `state` of this version line; the log grows by these. `from` is the ply they begin at; the log is cut there first. */
  log: Type.Array(LogEntry),
  from: Type.Integer(),
  canUndo: Type.Enum(['no', 'free', 'ask']),
  canRedo: Type.Boolean(),
  /** A pending request to go back: who asks, to which ply, who has agreed. */
  request: Type.Union([
    Type.Object({ seat: SeatNumber, to: Type.Integer(), agreed: Type.Array(SeatNumber) }, strict),
    Type.Null(),
  ]),
  result: Type.Union([
    Type.Object({ scores: Type.Array(Type.Number()), ranks: Type.Array(Type.Number()) }, strict),
    Type.Null(),
  ]),
  /** Seats whose bot is thinking. */
  thinking: Type.Array(SeatNumber),
})
export type StateMessage = Static<typeof StateMessage>

/** To the browser. */
export const ServerMessage = Type.Union([
  message('welcome', { protocol: Type.Literal(1), me: Me, server: Type.String() }),
  message('pong', { tag: Tag }),
  message('table', { table: TableInfo }),
  StateMessage,
  message('chat', { table: TableId, lines: Type.Array(ChatLine) }),
  message('done', { tag: Tag }),
  message('refused', {
    tag: Type.Union([Tag, Type.Null()]),
    table: Type.Union([TableId, Type.Null()]),
    refusal: Refusal,
  }),
])
export type ServerMessage = Static<typeof ServerMessage>
