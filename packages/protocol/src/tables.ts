import { Type, type Static } from 'typebox'
import { TimeControl } from './time-control.ts'
import { Data, PersonName, SeatNumber, TableId } from './json.ts'

const strict = { additionalProperties: false } as const

export const BOT_LEVELS = ['random', 'beginner', 'easy', 'medium', 'hard', 'expert'] as const
export const BotLevel = Type.Enum(BOT_LEVELS)
export type BotLevel = Static<typeof BotLevel>

/** A seat handed to a bot keeps the name of its person, who may come back. */
export const SeatInfo = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, strict),
  Type.Object(
    {
      kind: Type.Literal('person'),
      name: PersonName,
      online: Type.Boolean(),
      mine: Type.Boolean(),
      away: Type.Union([BotLevel, Type.Null()]),
      ready: Type.Boolean(),
      resigned: Type.Boolean(),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('bot'), name: PersonName, level: BotLevel }, strict),
])
export type SeatInfo = Static<typeof SeatInfo>

/** How a match ended. `result` is null if the rules did not end it: it was abandoned, or is a record of an unfinished match. */
export const Ended = Type.Object(
  {
    result: Type.Union([
      Type.Object({ scores: Type.Array(Type.Number()), ranks: Type.Array(Type.Number()) }, strict),
      Type.Null(),
    ]),
    abandoned: Type.Boolean(),
  },
  strict,
)
export type Ended = Static<typeof Ended>

/** A bot has played for the person in a seat: after so many plies, until so many had been played; null: to the end, or still. */
export const StandIn = Type.Object(
  {
    seat: SeatNumber,
    from: Type.Integer({ minimum: 0 }),
    to: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  },
  strict,
)
export type StandIn = Static<typeof StandIn>

/**
 * A person who has left the running table: milliseconds until a bot may play for them (null: not by this reader), and until the others may
 * end the match.
 */
export const Absent = Type.Object(
  {
    seat: SeatNumber,
    botIn: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    endIn: Type.Integer({ minimum: 0 }),
  },
  strict,
)
export type Absent = Static<typeof Absent>

export const TableSummary = Type.Object(
  {
    id: TableId,
    game: Type.String(),
    status: Type.Enum(['waiting', 'playing', 'over']),
    visibility: Type.Enum(['private', 'open']),
    host: Type.Boolean(),
    seats: Type.Array(SeatInfo),
    colours: Type.Array(Type.Integer({ minimum: 0 })),
    created: Type.Integer(),
    changed: Type.Integer(),
    /** Seats whose turn it is; `myTurn`: the table waits for me, to play, or before the start to be ready. */
    toAct: Type.Array(SeatNumber),
    myTurn: Type.Boolean(),
    progress: Type.Number(),
    ended: Type.Union([Ended, Type.Null()]),
    rated: Type.Boolean(),
    imported: Type.Boolean(),
    pace: Type.Union([TimeControl, Type.Null()]),
    /** By seat: milliseconds until its time runs out, rests included, below 0 afterwards; null while it does not run. */
    left: Type.Array(Type.Union([Type.Integer(), Type.Null()])),
  },
  strict,
)
export type TableSummary = Static<typeof TableSummary>

export const TableInfo = Type.Object(
  {
    ...TableSummary.properties,
    setup: Data,
    hostSeat: Type.Union([SeatNumber, Type.Null()]),
    /** A person against bots alone may undo past what was revealed. */
    friendly: Type.Boolean(),
    /** People at this table may ask for hints. */
    hints: Type.Boolean(),
    /** Authors in the chat: people at the table and its host, or all who follow it. */
    talk: Type.Enum(['seated', 'all']),
    /** SHA-256 of the seed, from the moment the seats are confirmed; the seed itself after the end. */
    commitment: Type.Union([Type.String(), Type.Null()]),
    seed: Type.Union([Type.String(), Type.Null()]),
    /** The host's command to begin once all are ready; bots of this level take free seats. */
    begins: Type.Union([BotLevel, Type.Null()]),
    /** The game failed here: nothing is played until a move is taken back, or the operator of the server has put it right. */
    halted: Type.Boolean(),
    standIns: Type.Array(StandIn),
    absent: Type.Array(Absent),
    /** The table of the rematch, and the seat that asked for it; only for those who sat here, unless the table is open. */
    next: Type.Union([
      Type.Object({ table: TableId, seat: Type.Union([SeatNumber, Type.Null()]) }, strict),
      Type.Null(),
    ]),
  },
  strict,
)
export type TableInfo = Static<typeof TableInfo>

/** `me` is the seat of the maker, null to watch bots play. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('me') }, strict),
        Type.Object({ kind: Type.Literal('open') }, strict),
        Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, strict),
      ]),
      { minItems: 1, maxItems: 8 },
    ),
    setup: Data,
    visibility: Type.Enum(['private', 'open']),
    friendly: Type.Optional(Type.Boolean()),
    /** Absent: as long as one person plays alone or against bots. */
    hints: Type.Optional(Type.Boolean()),
    rated: Type.Optional(Type.Boolean()),
    pace: Type.Optional(Type.Union([TimeControl, Type.Null()])),
  },
  strict,
)
export type NewTable = Static<typeof NewTable>

/** `guest`: without an account. `named`: the name was chosen, not drawn. */
export const Me = Type.Object({ name: PersonName, guest: Type.Boolean(), named: Type.Boolean() }, strict)
export type Me = Static<typeof Me>

/** Every refusal, over REST or socket: a slug that has a sentence in both languages, and the game's own reason if it gave one. */
export const REFUSALS = [
  'malformed',
  'unknown-message',
  'too-fast',
  'too-large',
  'too-long',
  'too-often',
  'too-many-tables',
  'too-many-bots',
  'too-many-own-bots',
  'no-such-table',
  'no-such-game',
  'no-such-person',
  'no-such-channel',
  'too-many-people',
  'too-much-rest',
  'too-many-channels',
  'bad-address',
  'bad-link',
  'bad-setup',
  'bad-record',
  'not-seated',
  'seat-taken',
  'colour-taken',
  'already-seated',
  'not-absent',
  'not-host',
  'not-waiting',
  'not-over',
  'finished',
  'not-your-turn',
  'resigned',
  'stale',
  'illegal',
  'nothing-to-undo',
  'final',
  'needs-consent',
  'nothing-to-redo',
  'no-request',
  'hints-off',
  'no-expert',
  'no-choice',
  'no-hint',
  'rated-seats',
  'rated-random',
  'rated-setup',
  'rated-undo',
  'rated-hints',
  'rated-bot',
  'rated-end',
  'rated-late',
  'needs-account',
  'forbidden',
  'barred',
  'signed-out',
  'wrong-sign-in',
  'sign-in-again',
  'name-taken',
  'unreadable',
  'too-new',
  'halted',
  'paused',
  'faulty',
  'server-error',
] as const
export const Refusal = Type.Object(
  { why: Type.Enum(REFUSALS), reason: Data, at: Type.Union([Type.String(), Type.Null()]) },
  strict,
)
export type Refusal = Static<typeof Refusal>
