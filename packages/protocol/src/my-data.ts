import { Type, type Static } from 'typebox'
import { Account } from './accounts.ts'
import { Friends } from './friends.ts'
import { Data, PersonName, SeatNumber, TableId } from './json.ts'
import { Learning } from './learning.ts'
import { Wish } from './lobby.ts'
import { Channel, SentNotice } from './notices.ts'
import { RestTimes } from './rest-times.ts'
import { ChatLine } from './socket.ts'
import { TableInfo } from './tables.ts'

const strict = { additionalProperties: false } as const
const Time = Type.Integer()
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()])

const Result = Type.Object(
  {
    table: TableId,
    seat: SeatNumber,
    game: Type.String(),
    seats: Type.Integer(),
    open: Type.Boolean(),
    place: orNull(Type.Integer()),
    points: orNull(Type.Integer()),
    ended: Time,
  },
  strict,
)

const RatingStep = Type.Object(
  {
    table: TableId,
    game: Type.String(),
    at: Time,
    place: Type.Integer(),
    rating: Type.Integer(),
    change: Type.Integer(),
  },
  strict,
)

const Rating = Type.Object({ game: Type.String(), rating: Type.Integer(), matches: Type.Integer() }, strict)

/** `mine`: I have invited `name`; else `name` has invited me. */
const SomeInvitation = Type.Object(
  { table: TableId, name: PersonName, mine: Type.Boolean(), declined: Type.Boolean(), since: Time },
  strict,
)

const Report = Type.Object(
  { table: TableId, line: Type.Integer(), reason: Type.String(), note: Type.String(), since: Time },
  strict,
)

const MyBot = Type.Object({ name: PersonName, created: Time, seen: orNull(Time), revoked: Type.Boolean() }, strict)

/**
 * `GET /api/account/data`: everything that is stored about the person. `record`: null until the match is over; `said`: own chat lines;
 * `reports`: lines of others that I reported; `muted`: people whom I muted, by table, under their present names; `barred`: I may not write
 * in any chat; `seeking`: the game that I look for.
 */
export const MyData = Type.Object(
  {
    account: Account,
    rhythm: RestTimes,
    learning: Learning,
    bots: Type.Array(MyBot),
    channels: Type.Array(Channel),
    notices: Type.Array(SentNotice),
    tables: Type.Array(Type.Object({ table: TableInfo, record: Data, said: Type.Array(ChatLine) }, strict)),
    results: Type.Array(Result),
    ratings: Type.Array(Rating),
    ratingSteps: Type.Array(RatingStep),
    friends: Friends,
    invitations: Type.Array(SomeInvitation),
    muted: Type.Array(Type.Object({ table: TableId, name: orNull(PersonName), since: Time }, strict)),
    barred: orNull(Type.Object({ until: Time, since: Time }, strict)),
    seeking: orNull(Type.Object({ ...Wish.properties, since: Time }, strict)),
    reports: Type.Array(Report),
  },
  strict,
)
export type MyData = Static<typeof MyData>
