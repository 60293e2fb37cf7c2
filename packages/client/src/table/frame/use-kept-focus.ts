import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'

const LOOSE = ['.spot', '.table-prompt button'].map((thing) => `${thing}:focus:not(:focus-visible)`).join(', ')

const isGone = (element: Element): boolean => !element.isConnected || element.closest('[hidden]') !== null

/**
 * Mouse focus is taken off a thing while a position is drawn: browsers that lose a focused element lay out the half-drawn page at once.
 * Keyboard focus stays, or a screen reader would read the thing again.
 */
export type LooseFocus = { before(): void; after(): void }

function looseFocus(last: RefObject<Element | null>): LooseFocus {
  let loose: HTMLElement | null = null
  return {
    before() {
      const now = document.querySelector<HTMLElement>(LOOSE)
      if (now === null) return
      loose = now
      last.current = null
      now.blur()
    },
    after() {
      if (loose !== null && document.activeElement === document.body)
        if (isGone(loose)) focusPrompt()
        else loose.focus({ preventScroll: true })
      loose = null
    },
  }
}

const focusPrompt = (): void => document.getElementById('prompt')?.focus()

/**
 * If a pressed element disappears, the focus goes to the prompt, not to the top of the page. The page is observed, since any part may be
 * redrawn by itself.
 */
export function useKeptFocus(root: { readonly current: HTMLElement | null }): LooseFocus {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const onFocus = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : null
    }
    const watch = new MutationObserver(() => {
      if (last.current === null || !isGone(last.current) || document.activeElement !== document.body) return
      last.current = null
      focusPrompt()
    })
    element.addEventListener('focusin', onFocus)
    watch.observe(element, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    return () => {
      element.removeEventListener('focusin', onFocus)
      watch.disconnect()
    }
  }, [root])
  return useMemo(() => looseFocus(last), [])
}
