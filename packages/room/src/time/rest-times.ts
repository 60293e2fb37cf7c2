import { MOST_DAYS_AWAY, MOST_QUIET_MINUTES, type RestTimes } from '@bothy/protocol'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7 * DAY
/** Day 0, 1 January 1970, was a Thursday; 0 is Sunday. */
const FIRST_WEEKDAY = 4

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const numeric = 'numeric'
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  })
  formats.set(zone, format)
  return format
}

export function isZone(zone: string): boolean {
  try {
    return formatOf(zone).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Enough of the week is left in which others need not wait, in a zone that exists. */
export function isFair({ zone, quiet, away }: RestTimes): boolean {
  if (!isZone(zone)) return false
  if (quiet !== null && (quiet.to - quiet.from + DAY / MINUTE) % (DAY / MINUTE) > MOST_QUIET_MINUTES) return false
  if (away === null) return true
  if (!isDay(away.from) || !isDay(away.to)) return false
  const days = dayNumber(away.to) - dayNumber(away.from)
  return days >= 0 && days < MOST_DAYS_AWAY
}

/** A day that no calendar has gives NaN or a later day: 30 February is 2 March. */
const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY

export function isDay(text: string): boolean {
  const day = dayNumber(text)
  return !Number.isNaN(day) && new Date(day * DAY).toISOString().startsWith(`${text}T`)
}

function aheadAt(zone: string, at: number): number {
  const second = Math.floor(at / 1000) * 1000
  const parts = new Map(
    formatOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - second
}

/** The moment until which the clocks of the zone do not change, at most a week ahead. */
function sameUntil(zone: string, from: number, ahead: number): number {
  if (aheadAt(zone, from + WEEK) === ahead) return from + WEEK
  let [same, other] = [from, from + WEEK]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (aheadAt(zone, middle) === ahead) same = middle
    else other = middle
  }
  return other
}

type Piece = { readonly from: number; readonly to: number; readonly rests: boolean }

function* piecesFrom({ zone, quiet, daysOff, away }: RestTimes, start: number): Generator<Piece, never> {
  const night = quiet === null || quiet.from === quiet.to ? null : quiet
  const turns = [DAY, ...(night === null ? [] : [night.from * MINUTE, night.to * MINUTE])]
  const [first, last] = away === null ? [0, -1] : [dayNumber(away.from), dayNumber(away.to)]
  const isOff = (day: number): boolean => daysOff.includes((day + FIRST_WEEKDAY) % 7) || (day >= first && day <= last)
  const isQuiet = (time: number): boolean => {
    if (night === null) return false
    const [isAfter, isBefore] = [time >= night.from * MINUTE, time < night.to * MINUTE]
    return night.from < night.to ? isAfter && isBefore : isAfter || isBefore
  }
  let from = start
  for (;;) {
    const ahead = aheadAt(zone, from)
    const change = sameUntil(zone, from, ahead)
    while (from < change) {
      const day = Math.floor((from + ahead) / DAY)
      const time = from + ahead - day * DAY
      const next = Math.min(...turns.filter((turn) => turn > time))
      const to = Math.min(change, from + next - time)
      yield { from, to, rests: isOff(day) || isQuiet(time) }
      from = to
    }
  }
}

export function awake(rhythm: RestTimes, from: number, to: number): number {
  let time = 0
  for (const piece of piecesFrom(rhythm, from)) {
    if (piece.from >= to) break
    if (!piece.rests) time += Math.min(piece.to, to) - piece.from
  }
  return time
}

export function awakeUntil(rhythm: RestTimes, from: number, time: number): number {
  if (time <= 0) return from + time
  let left = time
  for (const piece of piecesFrom(rhythm, from)) {
    if (piece.rests) continue
    if (left <= piece.to - piece.from) return piece.from + left
    left -= piece.to - piece.from
  }
  return from
}

export function restsUntil(rhythm: RestTimes, now: number): number | null {
  for (const piece of piecesFrom(rhythm, now)) if (!piece.rests) return piece.from === now ? null : piece.from
  return null
}
