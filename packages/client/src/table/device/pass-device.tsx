import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '@bothy/kernel'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { nextPersonAtDevice } from './next-person-at-device.ts'
import type { TableStore } from '../store/store.ts'

const SAID = 2600

export function TurnBanner({ store }: { readonly store: TableStore }): JSX.Element | null {
  const [state, next] = [store.state.value, nextPersonAtDevice(store)]
  const seat = state?.seat ?? null
  const [said, setSaid] = useState(false)
  useEffect(() => {
    if (next !== null) store.look(next)
  }, [store, next])
  useEffect(() => {
    setSaid(false)
    const timer = setTimeout(() => setSaid(true), SAID)
    return () => clearTimeout(timer)
  }, [seat])
  if (seat === null || said || store.mySeats.value.length < 2 || state?.actors.includes(seat) !== true) return null
  return (
    <p class="turn-banner fade-in" role="status">
      <SeatBadge seat={seat} size={28} />
      <strong>{t.value.pass.turn(store.names.value[seat])}</strong>
    </p>
  )
}

/** Replaces the whole table, so that nothing of the last player's hand is on the page. */
export function PassDevice({ store, seat }: { readonly store: TableStore; readonly seat: Seat }): JSX.Element {
  const words = t.value.pass
  const button = useRef<HTMLButtonElement>(null)
  const [names, mine] = [store.names.value, store.mySeats.value]
  const name = names[seat]
  const answered = store.state.value?.answered.filter((other) => mine.includes(other)) ?? []
  useEffect(() => {
    // The previous holder's view ends now, whatever happens to this page.
    if (store.state.peek()?.seat !== null) store.look(null)
    button.current?.focus()
  }, [store, seat])
  return (
    <div class="pass">
      <SeatBadge seat={seat} size={96} />
      <h2>{words.title(name)}</h2>
      <p class="soft">{words.help}</p>
      <button ref={button} type="button" class="button primary large" onClick={() => store.look(seat)}>
        {words.ready(name)}
      </button>
      {answered.map((other) => (
        <button key={other} type="button" class="button quiet" onClick={() => void store.changeAnswer(other)}>
          {words.change(names[other])}
        </button>
      ))}
    </div>
  )
}
