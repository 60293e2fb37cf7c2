import { useEffect } from 'preact/hooks'
import { narrow } from '@bothy/board-kit/board/choice/choice.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { TableStore } from '../store/store.ts'
import { clicksOf } from './hint-places.ts'
import type { Hint } from '@bothy/protocol'

/** A choice that waits to be confirmed, or is on its way, is no preview. */
function putBack(store: TableStore): void {
  if (store.selection.peek().kind === 'picking') store.gesture({ type: 'clear' })
}

/** The hand goes as far as it can without playing anything, and points at the last target. */
export function usePreview(store: TableStore, hint: Hint): void {
  const { board, props } = useTableContext()
  const { view } = props
  const { previewed } = props.uiState
  useEffect(() => {
    const clicks = clicksOf(board, view, hint.actions)
    const [before, last] = [clicks.slice(0, -1), clicks.at(-1) ?? null]
    putBack(store)
    for (const [i, target] of before.entries())
      if (narrow(store.position.peek(), before.slice(0, i + 1)).ready === null) store.gesture({ type: 'pick', target })
    previewed.value = last
    return () => {
      previewed.value = null
      putBack(store)
    }
  }, [store, board, view, hint, previewed])
}
