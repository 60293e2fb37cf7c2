import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import { SeatBadge } from '../../art/index.ts'
import { clock as words } from '../../ui/words/clock-words.ts'
import { timeLeft } from '../../ui/words/time-left.ts'
import { useElapsed } from '../../ui/page/use-elapsed.ts'
import { useClock } from '../told-clock.ts'
import './styles.css'

const WARNS_BELOW_MS = 60_000

export function SeatClock({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const clock = useClock()
  const time = clock?.face.seats[seat] ?? null
  if (clock === null || time === null) return null
  if (time.out === null) return <Face ms={time.left} state={clock.face.paused ? 'paused' : 'stands'} />
  return (
    <Running
      key={clock.told}
      left={time.left}
      out={time.out}
      rests={time.rests ?? 0}
      waits={time.waits ?? 0}
      told={clock.told}
    />
  )
}

function Running({
  left,
  out,
  rests,
  waits,
  told,
}: {
  readonly left: number
  readonly out: number
  readonly rests: number
  readonly waits: number
  readonly told: number
}): JSX.Element {
  const elapsed = useElapsed(told)
  if (elapsed < waits) return <Face ms={left} state="waits" />
  const ms = out - elapsed
  if (elapsed < rests) return <Face ms={ms} state="rests" />
  return <Face ms={ms} state={ms < WARNS_BELOW_MS ? 'low' : 'runs'} />
}

function Face({
  ms,
  state,
}: {
  readonly ms: number
  readonly state: 'runs' | 'low' | 'stands' | 'paused' | 'rests' | 'waits'
}): JSX.Element {
  const { left, resting, waiting } = words.value
  const why = state === 'rests' ? resting : state === 'waits' ? waiting : undefined
  return (
    <span class="clock" role="timer" data-clock={state} title={why}>
      <span class="visually-hidden">{why === undefined ? left : `${why} ${left}`} </span>
      {timeLeft(ms)}
    </span>
  )
}

export function PromptClock({ me }: { readonly me: number | null }): JSX.Element | null {
  const runs = (useClock()?.face.seats ?? []).flatMap((seat, at) => ((seat?.out ?? null) === null ? [] : [at]))
  const seat = me !== null && runs.includes(me) ? me : runs.at(0)
  if (seat === undefined) return null
  return (
    <span class="prompt-clock">
      {seat !== me && <SeatBadge seat={seat} size={18} />}
      <SeatClock seat={seat} />
    </span>
  )
}
