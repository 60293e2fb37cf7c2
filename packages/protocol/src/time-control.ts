import { Type, type Static } from 'typebox'

const strict = { additionalProperties: false } as const

/** For a player without time: nothing happens, a bot plays until they come back, or they are out as if they had resigned. */
export const LATE_RULES = ['nothing', 'bot', 'out'] as const
const Late = Type.Enum(LATE_RULES)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SHORTEST = 1000

/** In milliseconds: a reserve for the whole match that grows with each turn, or a time for each turn. */
export const TimeControl = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('live'),
      reserve: Type.Integer({ minimum: SHORTEST, maximum: DAY }),
      increment: Type.Integer({ minimum: 0, maximum: 60 * MINUTE }),
      late: Late,
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('turns'),
      perMove: Type.Integer({ minimum: SHORTEST, maximum: 60 * DAY }),
      late: Late,
    },
    strict,
  ),
])
export type TimeControl = Static<typeof TimeControl>

/**
 * The clock of a table when the message was sent, all in milliseconds from then on, so that no clock of a device matters. `left`: time of
 * the seat, below 0 once it has run out. `out`: until it runs out if nothing happens; null while it does not run. `rests`: until the end of
 * a rest in which it stands; `out` lies after it. `waits`: longest stop until the person has seen the first decision.
 */
export const ClockFace = Type.Object(
  {
    seats: Type.Array(
      Type.Union([
        Type.Object(
          {
            left: Type.Integer(),
            out: Type.Union([Type.Integer(), Type.Null()]),
            rests: Type.Optional(Type.Integer()),
            waits: Type.Optional(Type.Integer()),
          },
          strict,
        ),
        Type.Null(),
      ]),
      { description: 'By seat; null for bots and for those who are out.' },
    ),
    paused: Type.Boolean(),
  },
  strict,
)
export type ClockFace = Static<typeof ClockFace>
