import type { JSX } from 'preact'
import { MOST_DAYS_OFF } from '@bothy/protocol'
import { weekday } from './rest-values.ts'
import { words } from './words.ts'

/** Monday first; Sunday is 0. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

export function DaysOff({
  days,
  onChange,
}: {
  readonly days: readonly number[]
  readonly onChange: (days: number[]) => void
}): JSX.Element {
  const isFull = days.length >= MOST_DAYS_OFF
  return (
    <fieldset class="field">
      <legend class="label">{words.value.daysOff}</legend>
      <div class="segments notices-days">
        {WEEK.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              aria-label={weekday(day, 'long')}
              checked={days.includes(day)}
              disabled={isFull && !days.includes(day)}
              onChange={(event) =>
                onChange(WEEK.filter((one) => (one === day ? event.currentTarget.checked : days.includes(one))))
              }
            />
            {weekday(day, 'short')}
          </label>
        ))}
      </div>
      {isFull && <small class="soft">{words.value.mostDaysOff(MOST_DAYS_OFF)}</small>}
    </fieldset>
  )
}
