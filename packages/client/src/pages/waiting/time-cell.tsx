import type { JSX } from 'preact'
import type { Listed } from '../../net/my-tables.ts'
import { isShort, outAt, shareOf } from '../../net/urgency.ts'
import { clock } from '@bothy/board-kit/ui/words/clock-words.ts'
import { paceName } from '@bothy/board-kit/ui/words/pace-name.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { waiting } from '@bothy/board-kit/ui/words/waiting-words.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const

export function TimeCell({ listed, now }: { readonly listed: Listed; readonly now: number }): JSX.Element {
  const { table } = listed
  const words = waiting.value
  const out = outAt(listed)
  const left = out === null ? null : out - now
  const isPaused = left === null && table.pace !== null && table.status === 'playing'
  return (
    <p class={left !== null && isShort(table, left) ? 'time-cell short' : 'time-cell'}>
      <strong>{left !== null ? leftWords(left) : isPaused ? words.stopped : sinceWords(table.changed, now)}</strong>
      {left !== null && (
        <span class="time-bar" aria-hidden="true">
          <span style={{ width: `${Math.round(shareOf(table, left) * 100)}%` }} />
        </span>
      )}
      <span class="small time-pace">{table.pace === null ? words.noClock : paceName(table.pace)}</span>
    </p>
  )
}

/** `4 min left`, `2 h 10 left`, `1 d 4 h left`. */
function leftWords(ms: number): string {
  if (ms <= 0) return waiting.value.late
  const words = clock.value
  if (ms < MINUTE) return waiting.value.left(words.seconds(Math.ceil(ms / SECOND)))
  if (ms < HOUR) return waiting.value.left(words.minutes(Math.floor(ms / MINUTE)))
  if (ms < DAY) return waiting.value.left(words.hours(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)))
  return waiting.value.left(words.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)))
}

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

function sinceWords(at: number, now: number): string {
  const { since } = waiting.value
  const locale = LOCALES[language.value]
  if (at >= startOfDay(now)) return since.time(new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at))
  if (at >= startOfDay(startOfDay(now) - 1)) return since.yesterday
  return since.day(new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(at))
}
