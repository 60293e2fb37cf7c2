import { useCallback, useEffect } from 'preact/hooks'
import { layout } from '@bothy/board-kit/board/layout.ts'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import { isNoShortcut, shortcutsOpen } from '@bothy/board-kit/ui/page/shortcuts.ts'
import type { TableStore } from '../store/store.ts'
import { coversBoard, type OpenPanel, type PanelEvent, tabAfterKey } from './open-panel.ts'
import type { SideTab } from './side-tabs.ts'
import type { PlayContext } from './use-play-context.ts'

type KeyTargets = {
  readonly store: TableStore
  readonly openList: () => void
  readonly openTab: (tab: SideTab) => void
  readonly showAgain: () => void
  readonly openLegend: () => void
  readonly close: () => boolean
  readonly pin: () => boolean
}

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta'])

const focusFirst = (selector: string): void => {
  const region = document.querySelector(selector)
  const spots = region?.querySelectorAll<HTMLElement>('[data-state="lit"], button:not(:disabled):not([tabindex="-1"])')
  const lit = [...(spots ?? [])].find((spot) => spot.dataset['state'] === 'lit')
  const wanted = lit ?? spots?.[0]
  wanted?.focus()
}

const PROMPT_BUTTONS = '.prompt-game .button:not(:disabled), .prompt-buttons .button:not([data-fixed][aria-disabled])'

const pressButton = (index: number): void => {
  document.querySelectorAll<HTMLElement>(PROMPT_BUTTONS)[index]?.click()
}

export function onTableKey(
  event: KeyboardEvent,
  { store, openList, openTab, showAgain, openLegend, close, pin }: KeyTargets,
): boolean {
  if (isNoShortcut(event)) return false
  const skip = document.querySelector<HTMLElement>('dialog[open] [data-skip]')
  if (event.key === 's' && skip !== null) {
    skip.click()
    return true
  }
  if (document.querySelector('dialog[open]') !== null) return false
  // The browser itself closes a popover.
  if (event.key === 'Escape' && document.querySelector(':popover-open:not(.clock-above)') !== null) return false
  if (/^[1-9]$/.test(event.key)) {
    pressButton(Number(event.key) - 1)
    return true
  }
  const actions: { readonly [key: string]: () => void } = {
    u: () => store.undo('step'),
    U: () => store.undo('draft'),
    y: () => store.redo(),
    a: openList,
    l: () => openTab('log'),
    c: () => openTab('chat'),
    r: () => openTab('rules'),
    i: () => void (pin() || openTab('table')),
    b: () => focusFirst('.table-stage'),
    h: () => focusFirst('[data-mine]'),
    p: () => focusFirst('.table-prompt'),
    '?': () => (shortcutsOpen.value = true),
    k: openLegend,
    s: () => void (close() || store.playback.skip()),
    w: () => store.playback.queue.toggle(),
    g: showAgain,
    Escape: () => {
      if (!close()) store.gesture({ type: 'unpick' })
    },
  }
  const action = actions[event.key]
  if (event.key === 'Enter' && store.selection.peek().kind === 'confirming' && event.target === document.body) {
    store.gesture({ type: 'confirm' })
    return true
  }
  if (action === undefined) return false
  action()
  return true
}

export function useTableKeys(
  store: TableStore,
  { context, interruption, setInterruption }: PlayContext,
  open: OpenPanel,
  change: (event: PanelEvent) => void,
): () => void {
  const { item } = context
  const { uiState, showDetails } = context.props
  const showAgain = useCallback(() => {
    setInterruption(null)
    if (layout.peek() !== 'hall') change({ type: 'tab', tab: null })
    store.playback.showAgain()
  }, [store, change, setInterruption])
  useEffect(() => {
    const openList = (): void => {
      setInterruption(null) // a player who goes on playing has read the recap
      change({ type: 'sheet', kind: 'choices', anchor: document.querySelector('[data-tool="all"]') })
    }
    const close = (): boolean => {
      if (interruption !== null) {
        setInterruption(null)
        return true
      }
      uiState.previewed.value = null
      const isCovered = coversBoard(open, layout.peek())
      if (!isCovered && item.peek() === null) return false
      showDetails(null, 'now')
      if (isCovered) change({ type: 'tab', tab: null })
      return true
    }
    const pin = (): boolean => {
      const shown = item.peek()
      if (shown !== null) showDetails(shown, uiState.pinned.peek() ? 'now' : 'pin')
      return shown !== null
    }
    const openTab = (tab: SideTab): void => change({ type: 'tab', tab: tabAfterKey(open, tab, layout.peek()) })
    const openLegend = (): void => {
      uiState.showsLegend.value = context.board.loadLegend !== undefined
    }
    const onKey = (event: KeyboardEvent): void => {
      if (!MODIFIERS.has(event.key)) skipMotion()
      if (onTableKey(event, { store, openList, showAgain, openLegend, openTab, close, pin })) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store, uiState, showAgain, open, change, item, showDetails, interruption, setInterruption, context.board])
  return showAgain
}
