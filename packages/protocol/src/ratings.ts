import { Type, type Static } from 'typebox'
import { PersonName, TableId } from './json.ts'
import { BotLevel } from './tables.ts'

const strict = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })
const Place = Type.Integer({ minimum: 1 })

export const RatedPlayer = Type.Object(
  {
    /** Null for players with too few games. */
    place: Type.Union([Place, Type.Null()]),
    /** Null for bots: all of one level are one player. */
    name: Type.Union([PersonName, Type.Null()]),
    bot: Type.Union([BotLevel, Type.Null()]),
    rating: Type.Integer(),
    matches: Count,
    mine: Type.Boolean(),
  },
  strict,
)
export type RatedPlayer = Static<typeof RatedPlayer>

export const Leaderboard = Type.Object(
  { players: Type.Array(RatedPlayer), mine: Type.Union([RatedPlayer, Type.Null()]) },
  strict,
)
export type Leaderboard = Static<typeof Leaderboard>

export const RatingHistory = Type.Array(
  Type.Object(
    {
      table: TableId,
      at: Type.Integer(),
      place: Place,
      rating: Type.Integer(),
      change: Type.Integer(),
      provisional: Type.Boolean(),
    },
    strict,
  ),
)
export type RatingHistory = Static<typeof RatingHistory>

/**
 * Reasons why a rated match does not count, in this order: a player, or all but one, played too few own plies; it was ended by agreement;
 * no player stayed to its end; two of its people played from one address.
 */
export const UNCOUNTED = ['too-short', 'ended-early', 'all-left', 'same-address'] as const
export const Uncounted = Type.Enum(UNCOUNTED)
export type Uncounted = Static<typeof Uncounted>

/**
 * `GET /api/tables/:table/ratings`: by seat; null where nothing was counted. `share`: in hundredths of a whole match, less for the same
 * people again and again. `why`: null if it counts, or was never to.
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
