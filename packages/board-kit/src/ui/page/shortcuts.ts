import { signal } from '@preact/signals'
import { singleKeys } from './settings.ts'

export const shortcutsOpen = signal(false)

/** True if the key belongs to a field that is being written in, or to a shortcut of the browser. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !== null)

/** True if the key is no shortcut now: the reader types, or it is a single one and those are off. */
export const isNoShortcut = (event: KeyboardEvent): boolean =>
  isTyping(event) || (event.key.length === 1 && !singleKeys.peek())

/** For `aria-keyshortcuts`: nothing while single keys are off. */
export const shortcut = (key: string): string | undefined => (singleKeys.value ? key : undefined)
