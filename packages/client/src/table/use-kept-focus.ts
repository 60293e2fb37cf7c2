import { useEffect, useRef } from 'preact/hooks'

/** Gone from the page, or in a part of it that has been folded away. */
const isGone = (element: Element): boolean => !element.isConnected || element.closest('[hidden]') !== null

/** What was pressed may be gone afterwards: the keyboard then goes on at the prompt, not at the top of the page. */
export function useKeptFocus(root: { readonly current: HTMLElement | null }): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const element = root.current
    const onFocus = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [root])
  useEffect(() => {
    if (last.current === null || !isGone(last.current) || document.activeElement !== document.body) return
    last.current = null
    document.getElementById('prompt')?.focus()
  })
}
