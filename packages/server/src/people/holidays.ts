import { MOST_DAYS_AWAY_A_YEAR, type RestTimes } from '@bothy/protocol'

const DAY_MS = 24 * 3600 * 1000
const YEAR_LENGTH = 4

type Day = string

const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, '2026-12-24'.length)
const yearOf = (day: Day): string => day.slice(0, YEAR_LENGTH)

export const todayIn = (zone: string, now: number): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)

function daysAway({ away }: Pick<RestTimes, 'away'>): readonly Day[] {
  if (away === null) return []
  const days: Day[] = []
  for (let at = Date.parse(away.from); at <= Date.parse(away.to); at += DAY_MS) days.push(dayOf(at))
  return days
}

/** Days already used this year stay used when the holiday changes. */
export function takenBy(before: Pick<RestTimes, 'away'>, taken: readonly Day[], today: Day): readonly Day[] {
  const all = new Set([...taken, ...daysAway(before).filter((day) => day <= today)])
  return [...all].filter((day) => yearOf(day) >= yearOf(today)).sort()
}

export function daysLeft(rhythm: Pick<RestTimes, 'away'>, taken: readonly Day[], year: string): number {
  const days = new Set([...taken, ...daysAway(rhythm)].filter((day) => yearOf(day) === year))
  return MOST_DAYS_AWAY_A_YEAR - days.size
}

export const isWithinYear = (rhythm: Pick<RestTimes, 'away'>, taken: readonly Day[]): boolean =>
  [...new Set(daysAway(rhythm).map(yearOf))].every((year) => daysLeft(rhythm, taken, year) >= 0)
