import { Type, type Static } from 'typebox'
import { Data, PersonName, SeatNumber, TableId } from './json.ts'
import { LogEntry } from './socket.ts'
import { BotLevel, TableSummary } from './tables.ts'

const strict = { additionalProperties: false } as const

export const Rename = Type.Object({ name: PersonName }, strict)
export type Rename = Static<typeof Rename>

export const BotSeat = Type.Object({ level: BotLevel }, strict)
export type BotSeat = Static<typeof BotSeat>

export const SeatPlace = Type.Object({ to: SeatNumber }, strict)
export type SeatPlace = Static<typeof SeatPlace>

export const SeatColour = Type.Object({ colour: Type.Integer({ minimum: 0, maximum: 4 }) }, strict)
export type SeatColour = Static<typeof SeatColour>

export const ReadySeat = Type.Object({ ready: Type.Boolean() }, strict)
export type ReadySeat = Static<typeof ReadySeat>

export const Beginning = Type.Object({ level: Type.Union([BotLevel, Type.Null()]) }, strict)
export type Beginning = Static<typeof Beginning>

export const Talk = Type.Object({ all: Type.Boolean() }, strict)
export type Talk = Static<typeof Talk>

/** `GET /api/reach`: addresses of this server, most likely first. Only its own machine is told addresses of the network. */
export const Reach = Type.Object(
  { url: Type.Union([Type.String(), Type.Null()]), addresses: Type.Array(Type.String()) },
  strict,
)
export type Reach = Static<typeof Reach>

export const TableLists = Type.Object(
  { mine: Type.Array(TableSummary), open: Type.Array(TableSummary), finished: Type.Array(TableSummary) },
  strict,
)
export type TableLists = Static<typeof TableLists>

export const Imported = Type.Object({ table: TableId }, strict)
export type Imported = Static<typeof Imported>

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

export const OfferedCorrections = Type.Object({ name: Type.String(), corrections: Data }, strict)
export type OfferedCorrections = Static<typeof OfferedCorrections>
