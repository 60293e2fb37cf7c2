import { useEffect } from 'preact/hooks'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import type { TableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { TableStore } from '../table/store/store.ts'
import { onTableKey } from '../table/frame/keys.ts'
import type { LessonLink } from './lesson-link.ts'

const nothing = (): void => undefined

export function useLessonKeys({
  link,
  store,
  context,
  onLeave,
}: {
  readonly link: LessonLink
  readonly store: TableStore
  readonly context: TableContext
  readonly onLeave: () => void
}): void {
  const { item } = context
  const { uiState, showDetails } = context.props
  useEffect(() => {
    const escape = (): void => {
      const shown = item.peek()
      const isRead = shown !== null && !uiState.toldHere.peek().includes(shown)
      showDetails(null, 'now')
      if (isRead) return
      if (uiState.previewed.peek() !== null) uiState.previewed.value = null
      else if (store.selection.peek().picked.length > 0) store.gesture({ type: 'unpick' })
      else onLeave()
    }
    const pin = (): boolean => {
      const shown = item.peek()
      if (shown !== null) showDetails(shown, uiState.pinned.peek() ? 'now' : 'pin')
      return shown !== null
    }
    const targets = {
      store,
      openList: nothing,
      openTab: nothing,
      showAgain: nothing,
      openLegend: () => (uiState.showsLegend.value = context.board.loadLegend !== undefined),
      close: () => false,
      pin,
    }
    const onKey = (event: KeyboardEvent): void => {
      skipMotion()
      // Else the same key would close the dialog that it has just opened.
      if (event.key === 'Escape' && document.querySelector('dialog[open], :popover-open') === null) {
        event.preventDefault()
        escape()
      } else if (onTableKey(event, targets)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [link, store, context.board, item, uiState, showDetails, onLeave])
}
