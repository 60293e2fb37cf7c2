import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Seat } from '@bothy/kernel'
import type { SeatInfo, TableInfo } from '@bothy/protocol'
import type { Host } from '../../net/hosts.ts'
import { duration, t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { Popover } from '@bothy/board-kit/ui/controls/popover.tsx'
import { navigate, paths } from '@bothy/board-kit/ui/page/router.ts'
import { PauseButton } from '../clock/paused.tsx'
import { mayCoach } from '../coach/may-speak.ts'
import { endIn } from './absent.tsx'
import { EndDialog, LeaveDialog, ResignDialog } from './leave-dialog.tsx'
import type { TableStore } from '../store/store.ts'
import { useElapsed } from '@bothy/board-kit/ui/page/use-elapsed.ts'

const PeopleHere = lazy(
  async () => (await import('./people-here.tsx')).loadPeopleHere(),
  () => null,
)

const CoachSwitch = lazy(
  async () => (await import('../coach/coach-switch.tsx')).loadCoachSwitch(),
  () => null,
)

type Mine = { readonly seat: Seat; readonly holder: Extract<SeatInfo, { readonly kind: 'person' }> }

function mineOf(info: TableInfo, me: Seat | null): Mine | null {
  const holder = me === null ? undefined : info.seats[me]
  return me !== null && holder?.kind === 'person' && holder.mine ? { seat: me, holder } : null
}

export function SeatActions({ store, host }: { readonly store: TableStore; readonly host: Host }): JSX.Element {
  const words = t.value.leaving
  const [asking, setAsking] = useState<'leave' | 'resign' | 'end' | null>(null)
  const elapsed = useElapsed(store.told.value)
  const info = store.info.value
  if (info === null) return <></>
  const mine = mineOf(info, store.me.value)
  const plays = info.status === 'playing' && mine !== null && !mine.holder.resigned
  const mayEndIn = plays ? endIn(info, elapsed) : null
  const close = (): void => setAsking(null)
  return (
    <div class="seat-actions stack">
      {mine?.holder.resigned === true && <p class="note">{words.youResigned}</p>}
      {plays && mayCoach(info) && <CoachSwitch info={info} />}
      {plays && (!info.rated || mine.holder.away !== null) && <HandOver store={store} mine={mine} />}
      <button
        type="button"
        class="button"
        onClick={() =>
          plays && mine.holder.away === null && host.kind === 'server' && !info.rated
            ? setAsking('leave')
            : navigate(paths.home)
        }
      >
        <Icon name="leave" /> {words.leave}
      </button>
      {plays && (
        <button type="button" class="button" onClick={() => setAsking('resign')}>
          <Icon name="flag" /> {words.resign}
        </button>
      )}
      {plays && info.pace?.kind === 'live' && store.clock.value?.face.paused === false && (
        <PauseButton store={store} seat={mine.seat} />
      )}
      {mayEndIn === 0 && (
        <button type="button" class="button" onClick={() => setAsking('end')}>
          <Icon name="end" /> {words.end}
        </button>
      )}
      {mayEndIn !== null && mayEndIn > 0 && <p class="soft small">{words.endIn(duration(mayEndIn))}</p>}
      {host.kind === 'server' && <PeopleHere info={info} />}
      {asking === 'leave' && mine !== null && <LeaveDialog store={store} seat={mine.seat} onClose={close} />}
      {asking === 'resign' && mine !== null && (
        <ResignDialog store={store} info={info} seat={mine.seat} onClose={close} />
      )}
      {asking === 'end' && mine !== null && <EndDialog store={store} seat={mine.seat} onClose={close} />}
    </div>
  )
}

function HandOver({ store, mine }: { readonly store: TableStore; readonly mine: Mine }): JSX.Element {
  const words = t.value.leaving
  if (mine.holder.away !== null)
    return (
      <button type="button" class="button primary" onClick={() => void store.away(mine.seat, null)}>
        {words.takeBack}
      </button>
    )
  return (
    <div>
      <button type="button" class="button" onClick={() => void store.away(mine.seat, 'medium')}>
        <Icon name="robot" /> {words.handOver}
      </button>
      <p class="soft small">{t.value.seats.handOverHelp}</p>
    </div>
  )
}

export function SeatMenu({
  store,
  host,
  anchor,
  onClose,
}: {
  readonly store: TableStore
  readonly host: Host
  readonly anchor: Element
  readonly onClose: () => void
}): JSX.Element {
  return (
    <Popover anchor={anchor} label={t.value.leaving.mySeat} focus onClose={onClose}>
      <h2 class="seat-menu-title">{t.value.leaving.mySeat}</h2>
      <SeatActions store={store} host={host} />
    </Popover>
  )
}
