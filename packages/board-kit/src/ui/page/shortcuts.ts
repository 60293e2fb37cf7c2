import { signal } from '@preact/signals'
import { singleKeys } from './settings.ts'

export const shortcutsOpen = signal(false)

export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !== null)

export const isNoShortcut = (event: KeyboardEvent): boolean =>
  isTyping(event) || (event.key.length === 1 && !singleKeys.peek())

export const shortcut = (key: string): string | undefined => (singleKeys.value ? key : undefined)
