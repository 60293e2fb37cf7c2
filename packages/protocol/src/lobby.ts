import { Type, type Static } from 'typebox'
import { TableId } from './json.ts'
import { BotLevel, TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })

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

export const Company = Type.Object({ waiting: Count, willing: Count }, strict)
export type Company = Static<typeof Company>

/** `PUT /api/seeking`: answered once there is news compared with `known`, or after some seconds. */
export const Seek = Type.Object({ wish: Wish, known: Type.Union([Company, Type.Null()]) }, strict)
export type Seek = Static<typeof Seek>

export const WithBots = Type.Object({ level: BotLevel }, strict)
export type WithBots = Static<typeof WithBots>

/**
 * `paired`: the match has begun at a table. `gone`: the search has ended and may be made again. `elsewhere`: the same person looks for
 * something else in another window.
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

export const Lobby = Type.Object(
  {
    open: Type.Array(TableSummary),
    /** By table, if its result counts: the rating of its host. */
    ratings: Type.Record(TableId, Type.Object({ rating: Type.Integer(), provisional: Type.Boolean() }, strict)),
    /** `rating`: rough strength of those who look for a rated game, in hundreds, so that it identifies no player; else null. */
    wishes: Type.Array(
      Type.Object({ wish: Wish, waiting: Count, rating: Type.Union([Type.Integer(), Type.Null()]) }, strict),
    ),
  },
  strict,
)
export type Lobby = Static<typeof Lobby>
