import { useEffect, useState } from 'preact/hooks'
import { openDialogs } from '@bothy/board-kit/ui/controls/dialog.tsx'
import type { TableStore } from '../store/store.ts'

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = (): void => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

/** Reports when the first decision is visible: a live clock waits for that. */
export function useSeen(store: TableStore, isCovered: boolean): void {
  const me = store.me.value
  const isVisible = useIsVisible()
  const waits = me !== null && store.clock.value?.face.seats[me]?.waits !== undefined
  const isSeen = waits && isVisible && !isCovered && openDialogs.value === 0 && !store.playback.queue.busy.value
  useEffect(() => {
    if (isSeen && me !== null) void store.connection.ask({ type: 'seen', table: store.id, seat: me })
  }, [store, isSeen, me])
}
