import { Type, type Static } from 'typebox'
import { Data, Merit, SeatNumber, TableId } from './json.ts'
import { ClockFace } from './time-control.ts'
import { BotLevel, Me, Refusal, TableInfo, TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const
const Tag = Type.Integer({ minimum: 0, maximum: 1e9 })
const Version = Type.Integer({ minimum: 0, maximum: 1e9 })
export const MOST_ACTIONS = 64
const SeatOrNull = Type.Union([SeatNumber, Type.Null()])

export const UNDO_REACHES = ['step', 'draft', 'past'] as const
export type UndoReach = (typeof UNDO_REACHES)[number]

/** The description is part of the schema: `docs/protocol.md` is written from it. */
const message = <K extends string, P extends Parameters<typeof Type.Object>[0]>(
  type: K,
  description: string,
  fields: P,
) => Type.Object({ type: Type.Literal(type), ...fields }, { ...strict, description })

/** `/socket?pack=…`: large messages may come packed, as binary frames. */
export const PACKED = 'deflate-raw'
export type Packed = typeof PACKED

/** From the browser. All but `hello` and `ping` name their table; several tables may share a socket. */
export const ClientMessage = Type.Union([
  message('hello', 'The first words of a connection. Answered by `welcome`.', { protocol: Type.Literal(1) }),
  message(
    'attend',
    'Wants to hear of all tables of its person, whether it follows them or not (`listed`), and of what others ask the person (`asked`). A bot of a person is told of its tables at once. Not answered.',
    {},
  ),
  message('ping', 'A sign of life is wanted. Answered by `pong` with the same tag.', { tag: Tag }),
  message(
    'join',
    "Begins to follow a table, in one's own seat or as a spectator. Answered by `table`, `state` (once the match has begun) and `chat`. Joining again sends everything again.",
    { table: TableId },
  ),
  message('leave', 'Stops following a table. Not answered.', { table: TableId }),
  message(
    'look',
    "For a connection that owns several seats (hot-seat): whose eyes look now, null for a spectator's. Answered by a whole `state`. Until the first `look` such a connection sees as a spectator, so that nothing is shown before the device is passed.",
    { table: TableId, seat: SeatOrNull, tag: Tag },
  ),
  message(
    'submit',
    'Plays one action of the `legal` list. `version` is the position it answers: a stale page cannot play another move.',
    { table: TableId, seat: SeatNumber, version: Version, action: Data, tag: Tag },
  ),
  message(
    'sequence',
    'Plays several actions one after the other as one gesture: one write, one step of undo and of redo. Answered by `done`; by `stopped` if one of them could not be played any more; by `refused` if not even the first could.',
    {
      table: TableId,
      seat: SeatNumber,
      version: Version,
      actions: Type.Array(Data, { minItems: 1, maxItems: MOST_ACTIONS }),
      tag: Tag,
    },
  ),
  message(
    'undo',
    'Takes back the last gesture (`step`), or the whole draft of the turn (`draft`). What is final is crossed by `past` alone, back to the beginning of the last own draft: it becomes a request to the other persons, absent ones too; it happens at once if `canUndo` is `confirm`. An answer that others have still to give is taken out, and theirs stay.',
    { table: TableId, seat: SeatNumber, version: Version, reach: Type.Enum(UNDO_REACHES), tag: Tag },
  ),
  message('redo', 'Plays the last gesture again that was taken back; after `past`, all that was dropped by it.', {
    table: TableId,
    seat: SeatNumber,
    version: Version,
    tag: Tag,
  }),
  message('consent', 'Answers the pending `request`, by its number; the seat that asked withdraws it by disagreeing.', {
    table: TableId,
    seat: SeatNumber,
    request: Type.Integer({ minimum: 0, maximum: 1e9 }),
    agree: Type.Boolean(),
    tag: Tag,
  }),
  message(
    'chat',
    'Says something to all who follow the table. At a private table for people with a seat and the host, unless the host lets all others.',
    {
      table: TableId,
      text: Type.String({ minLength: 1, maxLength: 500 }),
      tag: Tag,
    },
  ),
  message('away', "Lets a bot play one's own seat, or takes it back with null.", {
    table: TableId,
    seat: SeatNumber,
    level: Type.Union([BotLevel, Type.Null()]),
    tag: Tag,
  }),
  message(
    'resign',
    'Gives up for good. A bot plays on for the seat; if no person is left who plays, the match is over as abandoned.',
    { table: TableId, seat: SeatNumber, tag: Tag },
  ),
  message(
    'abandon',
    'Asks to end a match in which somebody has resigned or has been gone for long: it becomes a request to all other persons but these, and happens at once if there are none.',
    { table: TableId, seat: SeatNumber, tag: Tag },
  ),
  message(
    'seen',
    'At a table with a reserve: what is asked of the seat is on the screen now. Until then its first decision costs no time, for two minutes at most.',
    { table: TableId, seat: SeatNumber, tag: Tag },
  ),
  message(
    'pause',
    'Asks to stop the clock of a table with a reserve for a while: it becomes a request to all other persons. Nothing is played until anybody of them lets it run again (`on` false).',
    { table: TableId, seat: SeatNumber, on: Type.Boolean(), tag: Tag },
  ),
  message(
    'hint',
    'Asks how an expert would decide here, where the table allows it (`hints` of the table): for the holder of a seat that has a choice at this `version`. Answered by `hints`. A position counts once in the record, and asking again gives the same list.',
    { table: TableId, seat: SeatNumber, version: Version, tag: Tag },
  ),
])
export type ClientMessage = Static<typeof ClientMessage>

export const LogEntry = Type.Object(
  { ply: Type.Integer(), seat: SeatOrNull, events: Type.Array(Data) },
  {
    ...strict,
    description:
      'One gesture of the record as its reader saw it: the ply number and the witnessed facts. Ply -1 is the opening.',
  },
)
export type LogEntry = Static<typeof LogEntry>

export const CHAT_NOTES = [
  'sat',
  'stood',
  'away',
  'back',
  'started',
  'undone',
  'resigned',
  'abandoned',
  'again',
  'late',
  'out',
  'paused',
  'resumed',
  'neglected',
  'hinted',
] as const

export const CHAT_HIDDEN = ['host', 'muted', 'blocked'] as const

export const ChatLine = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    seat: SeatOrNull,
    text: Type.String(),
    at: Type.Integer(),
    note: Type.Optional(Type.Enum(CHAT_NOTES)),
    hidden: Type.Optional(Type.Enum(CHAT_HIDDEN)),
  },
  {
    ...strict,
    description:
      'A line of the chat. `note` is there for a line of the table itself; its `text` is empty, `name` and `seat` say whom it is about. `hidden` says why there is no `text`: the operator of the server has hidden it, or the reader has muted or blocked its speaker. The same line may come again when that changes.',
  },
)
export type ChatLine = Static<typeof ChatLine>

export const CAN_UNDO = ['no', 'free', 'ask', 'confirm'] as const
export type CanUndo = (typeof CAN_UNDO)[number]

export const StateMessage = message(
  'state',
  'All that one seat (or a spectator: `seat` null) may know of the position, and what it may do. Whole, never a difference.',
  {
    table: TableId,
    seat: SeatOrNull,
    version: Type.Integer({
      minimum: 0,
      maximum: 1e9,
      description:
        "What a `submit` must name: the number of entries in the record when this seat's question was put or last changed, undo included. Answers of others to the same question do not move it.",
    }),
    ply: Type.Integer({ description: 'Number of plies that stand.' }),
    actors: Type.Array(SeatNumber, { description: 'Who must decide now; empty when the match is over.' }),
    answered: Type.Array(SeatNumber, {
      description:
        'Who has answered a question that the `actors` have still to answer. As many plies at the end of `log` are these answers: nobody but their seats has seen them.',
    }),
    view: Data,
    legal: Type.Array(Data, { description: 'What this seat may play; empty if it is not asked, or a bot plays it.' }),
    blocked: Type.Array(Type.Object({ action: Data, reason: Data }, strict), {
      description: 'What is greyed for this seat, and why.',
    }),
    warned: Type.Array(Type.Object({ action: Data, warning: Data }, strict), {
      description: 'What this seat should know before it plays one of `legal`.',
    }),
    tally: Type.Array(Type.Array(Data), {
      description: 'Standing by seat, line by line, from what this seat may know.',
    }),
    log: Type.Array(LogEntry, {
      description: 'What led here since the last `state` of this connection; the log grows by these.',
    }),
    from: Type.Integer({ description: 'The ply at which `log` begins; the log is cut there first.' }),
    canUndo: Type.Enum(CAN_UNDO, {
      description:
        'What taking back would be: not possible; free (`step`, `draft`); a request to the others (`past`); or done at once, past what is final, so that the person should confirm it (`past`).',
    }),
    canRedo: Type.Boolean(),
    request: Type.Union(
      [
        Type.Object(
          {
            number: Type.Integer(),
            seat: SeatNumber,
            to: Type.Union([Type.Integer(), Type.Null()]),
            pause: Type.Boolean(),
            agreed: Type.Array(SeatNumber),
            asked: Type.Array(SeatNumber),
          },
          strict,
        ),
        Type.Null(),
      ],
      {
        description:
          'A pending request to go back: its number, who asks, to which ply (null: to end the match, or with `pause` to stop the clock), who has agreed, who must.',
      },
    ),
    result: Type.Union(
      [
        Type.Object(
          {
            scores: Type.Array(Type.Number()),
            tieBreaks: Type.Array(Type.Object({ id: Type.String(), values: Type.Array(Type.Number()) }, strict)),
            ranks: Type.Array(Type.Number()),
            verdict: Type.Union([
              Type.Object(
                {
                  id: Type.String(),
                  from: Type.Union([Type.Number(), Type.Null()]),
                  to: Type.Union([Type.Number(), Type.Null()]),
                },
                strict,
              ),
              Type.Null(),
            ]),
          },
          strict,
        ),
        Type.Null(),
      ],
      {
        description:
          'Null while the match goes on. All by seat; equal scores are compared by `tieBreaks`, in order, higher is better. `verdict` is what the score of a single seat is called, with its bracket.',
      },
    ),
    thinking: Type.Array(SeatNumber, { description: 'Seats whose bot is to move.' }),
    clock: Type.Union([ClockFace, Type.Null()], {
      description:
        'How much time everybody has, in milliseconds from this message on; null at a table without a clock.',
    }),
  },
)
export type StateMessage = Static<typeof StateMessage>

export const WORTH_UNITS = ['share', 'points'] as const
export const MOST_HINTS = 3

export const Hint = Type.Object(
  {
    actions: Type.Array(Data, { minItems: 1, maxItems: MOST_ACTIONS }),
    worth: Type.Number(),
    error: Type.Number(),
    events: Type.Array(Data),
    why: Type.Array(Merit),
  },
  {
    ...strict,
    description:
      'A decision that is worth considering. `actions`: its plies in order, as a `sequence` plays them, up to where chance speaks. `worth`: the mean over imagined worlds that did not choose it, with its standard `error`. `events`: facts of these plies as the seat witnesses them, without what chance has drawn in an imagined world. `why`: what it has over another decision, in figures of the game.',
  },
)
export type Hint = Static<typeof Hint>

export const HintsMessage = message(
  'hints',
  'Answers `hint`: up to three decisions, best first, judged by what the seat can know. Those much worse than the best are left out. A worth is a share of the win from 0 to 1, or points: ahead of the best other seat, alone in all. Without a unit it says nothing: such a decision is chosen by experience.',
  {
    tag: Tag,
    table: TableId,
    seat: SeatNumber,
    version: Version,
    unit: Type.Union([Type.Enum(WORTH_UNITS), Type.Null()]),
    list: Type.Array(Hint, { minItems: 1, maxItems: MOST_HINTS }),
  },
)
export type HintsMessage = Static<typeof HintsMessage>

export const ServerMessage = Type.Union([
  message('welcome', 'Answers `hello`.', { protocol: Type.Literal(1), me: Me, server: Type.String() }),
  message('pong', 'Answers `ping`.', { tag: Tag }),
  message('table', 'Who sits where, and whether the match runs. Sent on joining and whenever it changes.', {
    table: TableInfo,
  }),
  message('listed', 'To one who attends: a table of theirs as lists show it now.', { table: TableSummary }),
  message(
    'asked',
    'To one who attends: somebody invites them or asks to be a friend, or does no longer. `GET /api/invitations` and `GET /api/friends` say what.',
    {},
  ),
  StateMessage,
  message('chat', 'The last lines on joining, then each new one.', { table: TableId, lines: Type.Array(ChatLine) }),
  message('done', 'The message with this tag was carried out, and what it changed is on disk.', { tag: Tag }),
  message(
    'stopped',
    'The `sequence` with this tag was carried out in part: `played` actions were played and are on disk, the next one was refused, the rest was not tried.',
    { tag: Tag, table: TableId, played: Type.Integer({ minimum: 1 }), refusal: Refusal },
  ),
  HintsMessage,
  message(
    'refused',
    'The message with this tag changed nothing; without a tag it is about the table, or about a frame that was no message.',
    { tag: Type.Union([Tag, Type.Null()]), table: Type.Union([TableId, Type.Null()]), refusal: Refusal },
  ),
])
export type ServerMessage = Static<typeof ServerMessage>
