import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

const canFocus = (element: Element | null): element is HTMLElement => element !== null && 'focus' in element

/**
 * Keeps the keyboard in a list whose rows move: a browser takes the focus from what is moved, and from what is gone.
 * It stays on the same button in whichever row that is now, or goes to the row that has taken the place.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  const before = list.current
  const focused = before?.ownerDocument.activeElement ?? null
  const place = before === null ? -1 : [...before.getElementsByTagName('li')].findIndex((row) => row.contains(focused))
  useLayoutEffect(() => {
    const now = list.current
    if (now === null || place < 0 || now.contains(now.ownerDocument.activeElement)) return
    const next = now.contains(focused) ? focused : (now.getElementsByTagName('li')[place] ?? null)
    if (canFocus(next)) next.focus({ preventScroll: true })
  })
}
