import { Type, type Static } from 'typebox'
import { Data, PersonName, SeatNumber, TableId } from './json.ts'
import { LogEntry } from './socket.ts'
import { BotLevel, TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const

/** `PATCH /api/me` */
export const Rename = Type.Object({ name: PersonName }, strict)
export type Rename = Static<typeof Rename>

/** `PUT /api/tables/:table/seats/:seat/bot` */
export const BotSeat = Type.Object({ level: BotLevel }, strict)
export type BotSeat = Static<typeof BotSeat>

/** `PUT /api/tables/:table/seats/:seat/place`: the seat to change places with. */
export const SeatPlace = Type.Object({ to: SeatNumber }, strict)
export type SeatPlace = Static<typeof SeatPlace>

/** `PUT /api/tables/:table/seats/:seat/colour` */
export const SeatColour = Type.Object({ colour: Type.Integer({ minimum: 0, maximum: 4 }) }, strict)
export type SeatColour = Static<typeof SeatColour>

/** `PUT /api/tables/:table/seats/:seat/ready` */
export const ReadySeat = Type.Object({ ready: Type.Boolean() }, strict)
export type ReadySeat = Static<typeof ReadySeat>

/** `PUT /api/tables/:table/begin`: the level of the bots in free seats; null waits on. */
export const Beginning = Type.Object({ level: Type.Union([BotLevel, Type.Null()]) }, strict)
export type Beginning = Static<typeof Beginning>

/** `PUT /api/tables/:table/talk`: whether those without a seat may write in the chat. */
export const Talk = Type.Object({ all: Type.Boolean() }, strict)
export type Talk = Static<typeof Talk>

/** `GET /api/reach`: where others find this server, most likely first. Addresses of the network are told to its own machine alone. */
export const Reach = Type.Object(
  { url: Type.Union([Type.String(), Type.Null()]), addresses: Type.Array(Type.String()) },
  strict,
)
export type Reach = Static<typeof Reach>

/** `GET /api/tables`: mine (running first), open ones with a free seat, finished ones. */
export const TableLists = Type.Object(
  { mine: Type.Array(TableSummary), open: Type.Array(TableSummary), finished: Type.Array(TableSummary) },
  strict,
)
export type TableLists = Static<typeof TableLists>

/** `POST /api/records`: the finished table that shows an imported record. */
export const Imported = Type.Object({ table: TableId }, strict)
export type Imported = Static<typeof Imported>

/** `GET /api/tables/:table/transcript?seat=0`: what one seat (or a spectator) had seen at the end; needs no rules to be read. */
export const Transcript = Type.Object(
  {
    seat: Type.Union([SeatNumber, Type.Null()]),
    view: Data,
    log: Type.Array(LogEntry),
    result: Data,
  },
  strict,
)
export type Transcript = Static<typeof Transcript>

/** `GET /api/games`; `values` by number of seats. */
export const GameInfo = Type.Object(
  {
    id: Type.String(),
    revision: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }, strict),
    options: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          rule: Type.String(),
          group: Type.Union([Type.String(), Type.Null()]),
          default: Data,
          values: Type.Record(Type.String(), Type.Array(Data)),
        },
        strict,
      ),
    ),
  },
  strict,
)
export type GameInfo = Static<typeof GameInfo>

/** Corrections of a game's data that the host has put into a file; `setup.corrections` takes them. */
export const OfferedCorrections = Type.Object({ name: Type.String(), corrections: Data }, strict)
export type OfferedCorrections = Static<typeof OfferedCorrections>
