import type { TimeControl } from '@bothy/protocol'
import { clock } from './clock-words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function span(ms: number): string {
  const { seconds, minutes, wholeHours, wholeDays } = clock.value
  if (ms % DAY === 0) return wholeDays(ms / DAY)
  if (ms % HOUR === 0) return wholeHours(ms / HOUR)
  return ms % MINUTE === 0 ? minutes(ms / MINUTE) : seconds(Math.round(ms / 1000))
}

/** `20 min + 20 s per turn`, `3 days per turn`. */
export function paceName(pace: TimeControl): string {
  const words = clock.value
  return pace.kind === 'turns'
    ? words.perTurn(span(pace.perMove))
    : words.reserve(span(pace.reserve), span(pace.increment))
}
