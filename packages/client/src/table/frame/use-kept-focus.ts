import { useEffect, useMemo } from 'preact/hooks'

/** Gone from the page, or in a part of it that has been folded away. */
const isGone = (element: Element): boolean => !element.isConnected || element.closest('[hidden]') !== null

/**
 * The focus that a mouse has left on a thing, while a position is drawn: a browser that loses a focused thing lays out the page at
 * once, half drawn. A thing focused by the keyboard keeps its focus all the time: a screen reader would read it again.
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
 * A pressed element may be gone afterwards: the keyboard then goes on at the prompt, not at the top of the page.
 * The page is watched, since any part of it may be drawn anew by itself.
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
