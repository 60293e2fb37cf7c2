import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

const canFocus = (element: Element | null): element is HTMLElement => element !== null && 'focus' in element

/** Browsers drop the focus of rows that move or disappear: it stays on the same button in its new row, or goes to the row now in that place. */
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
