import { useEffect, useRef } from 'preact/hooks'

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
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    document.getElementById('prompt')?.focus()
  })
}
