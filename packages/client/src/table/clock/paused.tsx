import type { JSX } from 'preact'
import type { Seat } from '@bothy/kernel'
import type { StateMessage } from '@bothy/protocol'
import { clock } from '@bothy/board-kit/ui/words/clock-words.ts'
import { lazyClock } from '@bothy/board-kit/ui/page/lazy-clock.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Asking } from '../seats/asking.tsx'
import type { TableStore } from '../store/store.ts'

/** A pause needs consent, but any player may end it. */
export const ResumeButton = ({ store, seat }: { readonly store: TableStore; readonly seat: Seat }): JSX.Element => (
  <div class="prompt-buttons">
    <button type="button" class="button primary" onClick={() => void store.pause(seat, false)}>
      <Icon name="play" /> {clock.value.resume}
    </button>
  </div>
)

type Request = { readonly store: TableStore; readonly request: NonNullable<StateMessage['request']> }

export const PauseButton = lazyClock(() =>
  Promise.resolve(({ store, seat }: { readonly store: TableStore; readonly seat: Seat }) => (
    <button type="button" class="button" onClick={() => void store.pause(seat, true)}>
      <Icon name="pause" /> {clock.value.pause}
    </button>
  )),
)

export const PauseRequest = lazyClock(() =>
  Promise.resolve(({ store, request }: Request) => {
    const { pauseTitle, pauseAsks, pauseWaiting } = clock.value
    const words = {
      title: pauseTitle,
      asks: pauseAsks(store.names.value[request.seat]),
      waiting: pauseWaiting(request.agreed.length, request.asked.length),
    }
    return <Asking store={store} request={request} words={words} />
  }),
)
