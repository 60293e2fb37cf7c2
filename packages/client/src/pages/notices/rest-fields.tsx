import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { MOST_DAYS_OFF } from '@bothy/protocol'
import { weekday } from './rest-values.ts'
import { words } from './words.ts'

/** What a browser makes of a field: each is a kind of element to the types of JSX. */
const KINDS = { time: { type: 'time' }, date: { type: 'date' } } as const

/** A time of the day or a day. What is not whole yet changes nothing. */
export function Moment({
  kind,
  label,
  value,
  onChange,
  ...bounds
}: {
  readonly kind: keyof typeof KINDS
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly max?: string
  readonly onChange: (value: string) => void
}): JSX.Element {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        required
        value={value}
        onInput={({ currentTarget }) => {
          if (currentTarget.value !== '') onChange(currentTarget.value)
        }}
        {...bounds}
        {...KINDS[kind]}
      />
    </div>
  )
}

/** From Monday on, as calendars here begin; Sunday is 0. */
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
