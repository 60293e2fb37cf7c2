import { Type, type Static } from 'typebox'
import { Data, PersonName, SeatNumber, TableId } from './json.ts'

const strict = { additionalProperties: false } as const

export const BOT_LEVELS = ['random', 'easy', 'medium', 'hard'] as const
export const BotLevel = Type.Enum(BOT_LEVELS)
export type BotLevel = Static<typeof BotLevel>

/** Who sits where. A seat handed to a bot keeps the name of its person, who may come back. */
export const SeatInfo = Type.Union([
  Type.Object({ kind: Type.Literal('open') }, strict),
  Type.Object(
    {
      kind: Type.Literal('person'),
      name: PersonName,
      online: Type.Boolean(),
      mine: Type.Boolean(),
      away: Type.Union([BotLevel, Type.Null()]),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('bot'), name: PersonName, level: BotLevel }, strict),
])
export type SeatInfo = Static<typeof SeatInfo>

/** A table in a list. */
export const TableSummary = Type.Object(
  {
    id: TableId,
    game: Type.String(),
    status: Type.Enum(['waiting', 'playing', 'over']),
    visibility: Type.Enum(['private', 'open']),
    /** True for the person who made the table. */
    host: Type.Boolean(),
    seats: Type.Array(SeatInfo),
    created: Type.Integer(),
    /** Whose turn it is, and whether it is mine. */
    toAct: Type.Array(SeatNumber),
    myTurn: Type.Boolean(),
    progress: Type.Number(),
  },
  strict,
)
export type TableSummary = Static<typeof TableSummary>

export const TableInfo = Type.Object(
  {
    ...TableSummary.properties,
    setup: Data,
    /** A person against bots alone may undo past what was revealed. */
    friendly: Type.Boolean(),
    /** SHA-256 of the seed, from the moment the seats are confirmed; the seed itself after the end. */
    commitment: Type.Union([Type.String(), Type.Null()]),
    seed: Type.Union([Type.String(), Type.Null()]),
  },
  strict,
)
export type TableInfo = Static<typeof TableInfo>

/** What a person asks for when making a table. `me` is the seat of the maker, or null to watch bots play. */
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
    /** Undo past what was revealed; only for one person against bots. Off if absent. */
    friendly: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type NewTable = Static<typeof NewTable>

export const Me = Type.Object({ name: PersonName, guest: Type.Boolean() }, strict)
export type Me = Static<typeof Me>

/** Every refusal, over REST or socket: a slug that has a sentence in both languages, and the game's own reason if it gave one. */
export const REFUSALS = [
  'malformed',
  'unknown-message',
  'too-fast',
  'too-large',
  'too-long',
  'too-many-tables',
  'too-many-bots',
  'no-such-table',
  'no-such-game',
  'bad-setup',
  'bad-record',
  'not-seated',
  'seat-taken',
  'not-absent',
  'not-host',
  'not-waiting',
  'not-over',
  'finished',
  'not-your-turn',
  'stale',
  'illegal',
  'nothing-to-undo',
  'final',
  'needs-consent',
  'nothing-to-redo',
  'no-request',
  'forbidden',
  'unreadable',
  'too-new',
  'server-error',
] as const
export const Refusal = Type.Object(
  { why: Type.Enum(REFUSALS), reason: Data, at: Type.Union([Type.String(), Type.Null()]) },
  strict,
)
export type Refusal = Static<typeof Refusal>
