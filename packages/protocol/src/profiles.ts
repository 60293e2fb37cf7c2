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

/** Somebody I have played with: how often, and in how many meetings I was ahead or behind. Bots of one level are one. */
export const Rival = Type.Object(
  {
    name: Type.Union([PersonName, Type.Null()]),
    bot: Type.Union([BotLevel, Type.Null()]),
    /** Has a profile under that name. */
    account: Type.Boolean(),
    games: Count,
    ahead: Count,
    behind: Count,
  },
  strict,
)
export type Rival = Static<typeof Rival>

/** A table that is not over, and for how many milliseconds nothing has happened there. */
export const RunningGame = Type.Object({ table: TableSummary, waited: Count }, strict)
export type RunningGame = Static<typeof RunningGame>

/** `GET /api/profile`, mine with all that I have played; `GET /api/people/:name`, what everybody may know. */
export const Profile = Type.Object(
  {
    name: PersonName,
    /** When the account was made; null for a guest. */
    since: Type.Union([Type.Integer(), Type.Null()]),
    ratings: Type.Array(
      Type.Object({ game: Type.String(), rating: Type.Integer(), matches: Count, provisional: Type.Boolean() }, strict),
    ),
    counts: Type.Array(GameCount),
    /** Mine alone: of somebody else both are empty. */
    running: Type.Array(RunningGame),
    rivals: Type.Array(Rival),
  },
  strict,
)
export type Profile = Static<typeof Profile>

/** `GET /api/tables/:table/people`: by seat the name under which its person has a profile; null without one. */
export const TablePeople = Type.Array(Type.Union([PersonName, Type.Null()]))
export type TablePeople = Static<typeof TablePeople>

/** A finished game of somebody in `seat`. `change`: of the rating, null if none was counted; `uncounted`: why a rated one was not. */
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

/** `GET /api/profile/games`, `GET /api/people/:name/games`: newest first; `next` asks for those before, null at the end. */
export const FinishedGames = Type.Object(
  { games: Type.Array(FinishedGame), next: Type.Union([Type.String(), Type.Null()]) },
  strict,
)
export type FinishedGames = Static<typeof FinishedGames>

/** Where a page goes on, as `next` said. */
export const FinishedQuery = Type.Object(
  { before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}[.][A-Za-z0-9_-]{8,40}$' })) },
  strict,
)
export type FinishedQuery = Static<typeof FinishedQuery>
