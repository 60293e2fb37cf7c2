import type { JSX } from 'preact'
import { useScene } from '../board/scene.tsx'
import type { Host } from '../net/hosts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Abandoned, ResignedNote } from './abandoned.tsx'
import { EndingActions } from './ending-actions.tsx'
import { History } from './ending-history.tsx'
import { Places, Ties, VerdictNote } from './ending-places.tsx'
import { headline } from './headline.ts'
import type { TableStore } from './store.ts'

/** The end: who won, how the points came about, how they grew, and what to do now. */
export function Ending({
  store,
  host,
  onClose,
}: {
  readonly store: TableStore
  readonly host: Host
  readonly onClose: () => void
}): JSX.Element | null {
  const [state, info] = [store.state.value, store.info.value]
  const { props } = useScene()
  const result = state?.result ?? null
  if (info === null) return null
  if (result === null) return <Abandoned host={host} info={info} onClose={onClose} />
  return (
    <Dialog title={headline(result, props.names, store.mySeats.value)} className="ending" onClose={onClose}>
      <ResignedNote info={info} />
      <VerdictNote result={result} />
      <Places result={result} tally={store.tally.value} />
      <Ties result={result} />
      <History host={host} info={info} names={props.names} />
      <EndingActions host={host} info={info} onClose={onClose} />
    </Dialog>
  )
}
