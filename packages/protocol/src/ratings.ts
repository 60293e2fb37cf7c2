import { Type, type Static } from 'typebox'
import { PersonName, TableId } from './json.ts'
import { BotLevel } from './tables.ts'

const strict = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })
const Place = Type.Integer({ minimum: 1 })

/** A player in the list of a game. */
export const RatedPlayer = Type.Object(
  {
    /** Null for those who have played too little to be placed. */
    place: Type.Union([Place, Type.Null()]),
    /** Null for bots: all of one level are one player. */
    name: Type.Union([PersonName, Type.Null()]),
    /** Null for a person. */
    bot: Type.Union([BotLevel, Type.Null()]),
    rating: Type.Integer(),
    matches: Count,
    mine: Type.Boolean(),
  },
  strict,
)
export type RatedPlayer = Static<typeof RatedPlayer>

/** `GET /api/games/:game/ratings`: the best ones, and where I am; null before my first rated match. */
export const Leaderboard = Type.Object(
  { players: Type.Array(RatedPlayer), mine: Type.Union([RatedPlayer, Type.Null()]) },
  strict,
)
export type Leaderboard = Static<typeof Leaderboard>

/** `GET /api/games/:game/ratings/me`: what my last rated matches changed, oldest first. */
export const RatingHistory = Type.Array(
  Type.Object(
    {
      table: TableId,
      at: Type.Integer(),
      place: Place,
      rating: Type.Integer(),
      change: Type.Integer(),
      /** After it there were still too few to be placed. */
      provisional: Type.Boolean(),
    },
    strict,
  ),
)
export type RatingHistory = Static<typeof RatingHistory>

/**
 * Why a rated match does not count: somebody, or everybody but one, played too few plies of their own; it was ended by agreement; nobody played to its
 * end; two of its people played from one address.
 */
export const UNCOUNTED = ['too-short', 'ended-early', 'all-left', 'same-address'] as const
export const Uncounted = Type.Enum(UNCOUNTED)
export type Uncounted = Static<typeof Uncounted>

/**
 * `GET /api/tables/:table/ratings`: what the match changed, by seat; null where nothing was counted. `share`: in hundredths of a whole
 * match, less for the same people again and again. `why`: null if it counts, or was never to.
 */
export const TableRatings = Type.Object(
  {
    seats: Type.Array(
      Type.Union([
        Type.Object(
          {
            rating: Type.Integer(),
            change: Type.Integer(),
            provisional: Type.Boolean(),
            share: Type.Integer({ minimum: 1, maximum: 100 }),
          },
          strict,
        ),
        Type.Null(),
      ]),
    ),
    why: Type.Union([Uncounted, Type.Null()]),
  },
  strict,
)
export type TableRatings = Static<typeof TableRatings>
