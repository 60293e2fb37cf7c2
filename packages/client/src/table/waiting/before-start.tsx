import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { TableInfo } from '@bothy/protocol'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { Loading } from '@bothy/board-kit/ui/controls/states.tsx'
import type { TableStore } from '../store/store.ts'

const WaitingRoom = lazy(
  async () => (await import('./waiting-room.tsx')).loadWaitingRoom(),
  () => <Loading text={t.value.table.loading} />,
)

const Invitation = lazy(
  async () => (await import('./invitation.tsx')).loadInvitation(),
  () => <Loading text={t.value.table.loading} />,
)

/** A reader without a seat, who did not make the table either. */
const invites = ({ host, seats }: TableInfo): boolean =>
  !host && !seats.some((seat) => seat.kind === 'person' && seat.mine)

/** The part of the page that a table which waits will want; none for one that is played. */
export const roomFor = (info: TableInfo): typeof Invitation | typeof WaitingRoom | null =>
  info.status !== 'waiting' ? null : invites(info) ? Invitation : WaitingRoom

/** The room in which a table waits; a person who comes by its link is invited first. */
export function BeforeStart({ store, info }: { readonly store: TableStore; readonly info: TableInfo }): JSX.Element {
  const [watches, setWatches] = useState(false)
  const isInvited = !watches && invites(info)
  const first = useRef(isInvited)
  const hasCome = useRef(false)
  // One room takes the place of the other, and of what had the focus.
  if (first.current !== isInvited) hasCome.current = true
  if (isInvited)
    return <Invitation store={store} info={info} hasCome={hasCome.current} onWatch={() => setWatches(true)} />
  return <WaitingRoom store={store} info={info} hasCome={hasCome.current} />
}
