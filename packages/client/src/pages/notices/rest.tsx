import type { ComponentProps, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Resting, type RestTimes, MOST_DAYS_AWAY, NO_REST } from '@bothy/protocol'
import { noticesApi } from '../../net/people/notices.ts'
import { Select, Switch } from '@bothy/board-kit/ui/controls/fields.tsx'
import { Failure } from '@bothy/board-kit/ui/controls/states.tsx'
import { Failed, TextField } from '../account/text-field.tsx'
import { Part } from '../personal/part.tsx'
import { useSend } from '../account/use-send.ts'
import { DaysOff } from './days-off.tsx'
import { clock, dayAfter, minuteOf, today, whyNot } from './rest-values.ts'
import { words } from './words.ts'

const USUAL_NIGHT = { from: 22 * 60, to: 8 * 60 } as const
const USUAL_DAYS_AWAY = 7

const isUnused = ({ quiet, daysOff, away }: RestTimes): boolean =>
  quiet === null && daysOff.length === 0 && away === null

export function Rest(): JSX.Element | null {
  const [rhythm, setRhythm] = useState<Resting | 'failed' | null>(null)
  const load = async (): Promise<void> => {
    const reply = await noticesApi.rhythm()
    setRhythm(reply.ok ? reply.value : 'failed')
  }
  useEffect(() => void load(), [])
  if (rhythm === null) return null
  return (
    <Part title={words.value.rest}>
      <p class="soft">{words.value.restHelp}</p>
      {rhythm === 'failed' ? <Failure onRetry={() => void load()} /> : <RestForm kept={rhythm} />}
    </Part>
  )
}

const Moment = ({
  onChange,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'autoComplete' | 'onInput'> & {
  readonly onChange: (value: string) => void
}): JSX.Element => (
  <TextField {...field} autoComplete="off" required onInput={(value) => value !== '' && onChange(value)} />
)

function RestForm({ kept: { daysAwayLeft, ...kept } }: { readonly kept: Resting }): JSX.Element {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const [rhythm, setRhythm] = useState<RestTimes>(isUnused(kept) ? { ...NO_REST, zone: here } : kept)
  const [daysLeft, setDaysLeft] = useState(daysAwayLeft)
  const [isSaved, setSaved] = useState(false)
  const [wrong, setWrong] = useState<ReturnType<typeof whyNot>>(null)
  const { busy, failed, send } = useSend()
  const { quiet, daysOff, away, zone } = rhythm
  const change = (part: Partial<RestTimes>): void => {
    setSaved(false)
    setWrong(null)
    setRhythm({ ...rhythm, ...part })
  }
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    const why = whyNot(rhythm)
    setWrong(why)
    if (why === null)
      setSaved(
        await send(
          () => noticesApi.setRhythm(rhythm),
          ({ daysAwayLeft: left }) => setDaysLeft(left),
        ),
      )
  }
  const { quietOn, from, to, awayOn, firstDay, lastDay, wrongRest, zoneLabel } = words.value
  return (
    <form class="part-form" onSubmit={(event) => void save(event)}>
      <Switch
        label={quietOn}
        checked={quiet !== null}
        onChange={(on) => change({ quiet: on ? { ...USUAL_NIGHT } : null })}
      />
      {quiet !== null && (
        <div class="notices-span">
          <Moment
            kind="time"
            label={from}
            value={clock(quiet.from)}
            onChange={(text) => change({ quiet: { ...quiet, from: minuteOf(text) } })}
          />
          <Moment
            kind="time"
            label={to}
            value={clock(quiet.to)}
            onChange={(text) => change({ quiet: { ...quiet, to: minuteOf(text) } })}
          />
        </div>
      )}
      <DaysOff days={daysOff} onChange={(days) => change({ daysOff: days })} />
      <Switch
        label={awayOn}
        checked={away !== null}
        onChange={(on) => change({ away: on ? { from: today(), to: dayAfter(today(), USUAL_DAYS_AWAY - 1) } : null })}
      />
      {away !== null && (
        <div class="notices-span">
          <Moment
            kind="date"
            label={firstDay}
            value={away.from}
            onChange={(text) => change({ away: { ...away, from: text } })}
          />
          <Moment
            kind="date"
            label={lastDay}
            value={away.to}
            min={away.from}
            max={dayAfter(away.from, MOST_DAYS_AWAY - 1)}
            onChange={(text) => change({ away: { ...away, to: text } })}
          />
        </div>
      )}
      {away !== null && <p class="soft small">{words.value.daysAwayLeft(daysLeft)}</p>}
      {!isUnused(rhythm) &&
        (kept.zone === here || isUnused(kept) ? (
          <p class="soft small">{words.value.zone(here)}</p>
        ) : (
          <Select
            label={zoneLabel}
            value={zone}
            choices={[kept.zone, here].map((value) => ({ value, label: value }))}
            onChange={(chosen) => change({ zone: chosen })}
          />
        ))}
      <Failed why={wrong === null ? failed : wrongRest[wrong]} />
      <div class="part-actions">
        <button type="submit" class="button" disabled={busy}>
          {words.value.save}
        </button>
        <span class="notices-saved" role="status">
          {isSaved && words.value.saved}
        </span>
      </div>
    </form>
  )
}
