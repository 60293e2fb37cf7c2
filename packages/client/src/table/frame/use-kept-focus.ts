import { useEffect, useMemo } from 'preact/hooks'

const isGone = (element: Element): boolean => !element.isConnected || element.closest('[hidden]') !== null

/**
 * Mouse focus is taken off a thing while a position is drawn: browsers that lose a focused element lay out the half-drawn page at once.
 * Keyboard focus stays, or a screen reader would read the thing again.
 */
export type LooseFocus = { before(): void; after(): void }

function looseFocus(): LooseFocus {
  let loose: HTMLElement | null = null
  return {
    before() {
      loose = document.querySelector<HTMLElement>('.spot:focus:not(:focus-visible)')
      loose?.blur()
    },
    after() {
      if (loose !== null && !isGone(loose) && document.activeElement === document.body)
        loose.focus({ preventScroll: true })
      loose = null
    },
  }
}

/**
 * If a pressed element disappears, the focus goes to the prompt, not to the top of the page. The page is observed, since any part may be
 * redrawn by itself.
 */
export function useKeptFocus(root: { readonly current: HTMLElement | null }): LooseFocus {
  useEffect(() => {
    const element = root.current
    if (element === null) return
    let last: Element | null = null
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null
    }
    const watch = new MutationObserver(() => {
      if (last === null || !isGone(last) || document.activeElement !== document.body) return
      last = null
      document.getElementById('prompt')?.focus()
    })
    element.addEventListener('focusin', onFocus)
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    return () => {
      element.removeEventListener('focusin', onFocus)
      watch.disconnect()
    }
  }, [root])
  return useMemo(looseFocus, [])
}
