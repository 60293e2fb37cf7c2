import { Type, type Static } from 'typebox'
import { PersonName, SeatNumber } from './json.ts'
import { Uncounted } from './ratings.ts'
import { BotLevel, TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })
const Place = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])

/** Finished games with so many seats. `placed`: those with a place; `best`: most points, null if there were none. */
export const GameCount = Type.Object(
  {
    game: Type.String(),
    seats: Type.Integer({ minimum: 1 }),
    played: Count,
    placed: Count,
    won: Count,
    best: Type.Union([Type.Integer(), Type.Null()]),
  },
  strict,
)
export type GameCount = Static<typeof GameCount>

/** A person I have played with: how often, and in how many meetings I was ahead or behind. All bots of one level are one rival. */
export const Rival = Type.Object(
  {
    name: Type.Union([PersonName, Type.Null()]),
    bot: Type.Union([BotLevel, Type.Null()]),
    account: Type.Boolean(),
    games: Count,
    ahead: Count,
    behind: Count,
  },
  strict,
)
export type Rival = Static<typeof Rival>

export const RunningGame = Type.Object({ table: TableSummary, waited: Count }, strict)
export type RunningGame = Static<typeof RunningGame>

/** `GET /api/profile`: mine, with all that I have played; `GET /api/people/:name`: the public part. */
export const Profile = Type.Object(
  {
    name: PersonName,
    since: Type.Union([Type.Integer(), Type.Null()]),
    ratings: Type.Array(
      Type.Object({ game: Type.String(), rating: Type.Integer(), matches: Count, provisional: Type.Boolean() }, strict),
    ),
    counts: Type.Array(GameCount),
    /** Only in my own profile; in those of others both are empty. */
    running: Type.Array(RunningGame),
    rivals: Type.Array(Rival),
  },
  strict,
)
export type Profile = Static<typeof Profile>

export const TablePeople = Type.Array(Type.Union([PersonName, Type.Null()]))
export type TablePeople = Static<typeof TablePeople>

/** A finished game from the view of `seat`. `change`: of the rating, null if none was counted; `uncounted`: why a rated one was not. */
export const FinishedGame = Type.Object(
  {
    table: TableSummary,
    seat: SeatNumber,
    place: Place,
    ended: Type.Integer(),
    change: Type.Union([Type.Integer(), Type.Null()]),
    uncounted: Type.Union([Uncounted, Type.Null()]),
  },
  strict,
)
export type FinishedGame = Static<typeof FinishedGame>

/** `GET /api/profile/games`, `GET /api/people/:name/games`: newest first; `next` asks for earlier ones, null at the end. */
export const FinishedGames = Type.Object(
  { games: Type.Array(FinishedGame), next: Type.Union([Type.String(), Type.Null()]) },
  strict,
)
export type FinishedGames = Static<typeof FinishedGames>

export const FinishedQuery = Type.Object(
  { before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}[.][A-Za-z0-9_-]{8,40}$' })) },
  strict,
)
export type FinishedQuery = Static<typeof FinishedQuery>
