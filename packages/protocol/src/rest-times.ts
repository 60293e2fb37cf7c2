import { Type, type Static } from 'typebox'

const strict = { additionalProperties: false } as const

const DAY_MINUTES = 24 * 60
/** Limits for a resting player: rest in a day, days of rest in a week, and days away in a row. */
export const MOST_QUIET_MINUTES = 14 * 60
export const MOST_DAYS_OFF = 5
export const MOST_DAYS_AWAY = 30
export const MOST_DAYS_AWAY_A_YEAR = 45

const Minute = Type.Integer({ minimum: 0, maximum: DAY_MINUTES - 1, description: 'Minutes since midnight' })
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'A day of the calendar: 2026-12-24' })

/**
 * `GET` and `PUT /api/rhythm`: a person's rest, by the calendar and clock of their time zone. Notices wait meanwhile, and so do clocks that
 * give a time for each turn.
 */
export const RestTimes = Type.Object(
  {
    zone: Type.String({ minLength: 1, maxLength: 64, description: 'As in the time zone database: Europe/Paris' }),
    /** May run over midnight; null: none. */
    quiet: Type.Union([Type.Object({ from: Minute, to: Minute }, strict), Type.Null()]),
    /** Of each week; 0 is Sunday. */
    daysOff: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: MOST_DAYS_OFF, uniqueItems: true }),
    away: Type.Union([Type.Object({ from: Day, to: Day }, strict), Type.Null()]),
  },
  strict,
)
export type RestTimes = Static<typeof RestTimes>

export const Resting = Type.Object({ ...RestTimes.properties, daysAwayLeft: Type.Integer({ minimum: 0 }) }, strict)
export type Resting = Static<typeof Resting>

export const NO_REST: RestTimes = { zone: 'UTC', quiet: null, daysOff: [], away: null }
