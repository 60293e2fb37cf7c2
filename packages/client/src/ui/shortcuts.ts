import { signal } from '@preact/signals'

export const shortcutsOpen = signal(false)

/** True if the key belongs to a field that is being written in, or to a shortcut of the browser. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !== null)
