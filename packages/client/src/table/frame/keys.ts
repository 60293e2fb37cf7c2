import { isNoShortcut, shortcutsOpen } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { skipMotion } from '@bothy/board-kit/board/motion/motion.ts'
import type { TableStore } from '../store/store.ts'

export type KeyTargets = {
  readonly store: TableStore
  readonly openList: () => void
  readonly openTab: (tab: 'log' | 'chat' | 'rules' | 'table') => void
  readonly showAgain: () => void
  /** Closes what is open; false if nothing was. */
  readonly close: () => boolean
}

const focusFirst = (selector: string): void => {
  const region = document.querySelector(selector)
  const spots = region?.querySelectorAll<HTMLElement>('[data-state="lit"], button:not(:disabled):not([tabindex="-1"])')
  const lit = [...(spots ?? [])].find((spot) => spot.dataset['state'] === 'lit')
  const wanted = lit ?? spots?.[0]
  wanted?.focus()
}

const PROMPT_BUTTONS = '.prompt-game .button:not(:disabled), .prompt-buttons .button'

const pressButton = (index: number): void => {
  document.querySelectorAll<HTMLElement>(PROMPT_BUTTONS)[index]?.click()
}

/** Keyboard shortcuts of a table, by key. Returns true if the key meant something. */
export function onTableKey(event: KeyboardEvent, { store, openList, openTab, showAgain, close }: KeyTargets): boolean {
  if (isNoShortcut(event)) return false
  const skip = document.querySelector<HTMLElement>('dialog[open] [data-skip]')
  if (event.key === 's' && skip !== null) {
    skip.click()
    return true
  }
  if (document.querySelector('dialog[open]') !== null) return false
  // The browser closes what is open beside its anchor.
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
    i: () => openTab('table'),
    b: () => focusFirst('.table-stage'),
    h: () => focusFirst('[data-mine]'),
    p: () => focusFirst('.table-prompt'),
    '?': () => (shortcutsOpen.value = true),
    s: () => void (close() || store.showing.skip()),
    w: () => store.showing.pace.toggle(),
    g: showAgain,
    Escape: () => {
      skipMotion()
      if (!close()) store.gesture({ type: 'unpick' })
    },
  }
  const action = actions[event.key]
  if (event.key === 'Enter' && store.hand.peek().kind === 'confirming' && event.target === document.body) {
    store.gesture({ type: 'confirm' })
    return true
  }
  if (action === undefined) return false
  action()
  return true
}
