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

const invites = ({ host, seats }: TableInfo): boolean =>
  !host && !seats.some((seat) => seat.kind === 'person' && seat.mine)

export const roomFor = (info: TableInfo): typeof Invitation | typeof WaitingRoom | null =>
  info.status !== 'waiting' ? null : invites(info) ? Invitation : WaitingRoom

export function BeforeStart({ store, info }: { readonly store: TableStore; readonly info: TableInfo }): JSX.Element {
  const [watches, setWatches] = useState(false)
  const isInvited = !watches && invites(info)
  const first = useRef(isInvited)
  const hasCome = useRef(false)
  // One room replaces the other, and with it the focused element.
  if (first.current !== isInvited) hasCome.current = true
  if (isInvited)
    return <Invitation store={store} info={info} hasCome={hasCome.current} onWatch={() => setWatches(true)} />
  return <WaitingRoom store={store} info={info} hasCome={hasCome.current} />
}
