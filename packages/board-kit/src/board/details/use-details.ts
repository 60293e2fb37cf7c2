import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useCallback, useRef } from 'preact/hooks'

/** A pause before the explanation goes when the mouse leaves its thing, so that it does not flicker on the way to the next. */
const LINGER = 300

/** Points at a thing, or at nothing: what a finger puts away goes now, what a mouse leaves goes soon. */
export type ShowDetails = (item: string | null, when?: 'now' | 'soon') => void

/** The element of a thing that is pointed at, else one that is seen. Null if it is gone. */
export function standsFor(item: string): Element | null {
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(item)}"]`)]
  return (
    all.find((it) => it.matches(':hover, :focus-visible, [data-proposed]')) ??
    all.find((it) => it.checkVisibility() && it.getClientRects().length > 0) ??
    null
  )
}

/** Only components that read the signal are drawn again when the mouse moves on. */
export function useDetails(): readonly [ReadonlySignal<string | null>, ShowDetails] {
  const item = useSignal<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const showDetails = useCallback<ShowDetails>(
    (wanted, when = 'soon') => {
      clearTimeout(timer.current)
      if (wanted === null && when === 'soon') timer.current = setTimeout(() => (item.value = null), LINGER)
      else item.value = wanted
    },
    [item],
  )
  return [item, showDetails]
}
