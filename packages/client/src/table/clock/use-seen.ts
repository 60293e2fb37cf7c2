import { useEffect, useState } from 'preact/hooks'
import { openDialogs } from '@bothy/board-kit/ui/controls/dialog.tsx'
import type { TableStore } from '../store/store.ts'

/** The page is in front of its reader. */
function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = (): void => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

/** Tells the table when the first decision can be seen: a live clock waits for that. */
export function useSeen(store: TableStore, isCovered: boolean): void {
  const me = store.me.value
  const isVisible = useIsVisible()
  const waits = me !== null && store.clock.value?.face.seats[me]?.waits !== undefined
  const isSeen = waits && isVisible && !isCovered && openDialogs.value === 0 && !store.playback.queue.busy.value
  useEffect(() => {
    if (isSeen && me !== null) void store.connection.ask({ type: 'seen', table: store.id, seat: me })
  }, [store, isSeen, me])
}
