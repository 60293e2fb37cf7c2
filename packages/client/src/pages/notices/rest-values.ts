import { type RestTimes, MOST_DAYS_AWAY, MOST_QUIET_MINUTES } from '@bothy/protocol'
import { language } from '@bothy/board-kit/ui/page/settings.ts'

const DAY = 24 * 3600 * 1000
const DAY_MINUTES = 24 * 60

const two = (n: number): string => String(n).padStart(2, '0')

export const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
export function minuteOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The first of 1970 was a Thursday; 0 is Sunday. */
const FIRST_WEEKDAY = 4
export const weekday = (day: number, length: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(language.value, { weekday: length, timeZone: 'UTC' }).format(
    ((day - FIRST_WEEKDAY + 7) % 7) * DAY,
  )

/** The date exists: the 30th of February must not become one in March. */
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && dayAfter(day, 0) === day

/** The server refuses a day that does not exist, or a rest that makes others wait too long. */
export function whyNot({ quiet, away }: RestTimes): 'quiet' | 'away' | 'day' | null {
  if (quiet !== null && (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES > MOST_QUIET_MINUTES) return 'quiet'
  if (away !== null && !(isDay(away.from) && isDay(away.to))) return 'day'
  return away !== null && (away.to < away.from || away.to > dayAfter(away.from, MOST_DAYS_AWAY - 1)) ? 'away' : null
}
