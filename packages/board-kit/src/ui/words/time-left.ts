import { clock } from './clock-words.ts'
import { duration } from './i18n.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** `0:42`, `−0:05`, `3 h 20 min`, `2 d 4 h`: as exact as it matters. Half a second left is 0:01, not 0:00. */
export function timeLeft(ms: number): string {
  const words = clock.value
  if (ms <= -SECOND) return `−${timeLeft(-ms - SECOND + 1)}`
  if (ms < HOUR) return duration(ms + SECOND - 1)
  if (ms < DAY) return words.hours(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / 60_000))
  return words.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR))
}
