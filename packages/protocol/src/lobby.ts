import { Type, type Static } from 'typebox'
import { TableId } from './json.ts'
import { BotLevel, TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })

/** A game that a person would like to play with people who would like the same. */
export const Wish = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    seats: Type.Integer({ minimum: 2, maximum: 8 }),
    pace: Type.Enum(['live', 'turns']),
    rated: Type.Boolean(),
  },
  strict,
)
export type Wish = Static<typeof Wish>

/** How many people look for the same, the asker among them, and how many of the others would begin with bots now. */
export const Company = Type.Object({ waiting: Count, willing: Count }, strict)
export type Company = Static<typeof Company>

/** `PUT /api/seeking`: is answered as soon as there is something else to tell than `known`, or after some seconds. */
export const Seek = Type.Object({ wish: Wish, known: Type.Union([Company, Type.Null()]) }, strict)
export type Seek = Static<typeof Seek>

/** `PUT /api/seeking/bots`: bots of this level may take the seats for which nobody is found. */
export const WithBots = Type.Object({ level: BotLevel }, strict)
export type WithBots = Static<typeof WithBots>

/**
 * How a search stands. `paired`: there is a table, and the match has begun. `gone`: nobody looks any more; it may be asked for again.
 * `elsewhere`: the same person looks for something else, in another window.
 */
export const Search = Type.Object(
  {
    state: Type.Enum(['waiting', 'paired', 'gone', 'elsewhere']),
    company: Company,
    table: Type.Union([TableId, Type.Null()]),
  },
  strict,
)
export type Search = Static<typeof Search>

/** `GET /api/lobby`: open tables with a free seat, newest first, and what people look for, with how many do. */
export const Lobby = Type.Object(
  {
    open: Type.Array(TableSummary),
    /** By table, where the result counts: the rating of its host. */
    ratings: Type.Record(TableId, Type.Object({ rating: Type.Integer(), provisional: Type.Boolean() }, strict)),
    /** `rating`: about how well they play who look for a game that counts, in hundreds, so that it names nobody; else null. */
    wishes: Type.Array(
      Type.Object({ wish: Wish, waiting: Count, rating: Type.Union([Type.Integer(), Type.Null()]) }, strict),
    ),
  },
  strict,
)
export type Lobby = Static<typeof Lobby>
