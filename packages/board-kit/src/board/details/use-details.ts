import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { useCallback, useRef } from 'preact/hooks'

/** In ms: an explanation waits before it closes, so that it does not flicker on the way to the next thing. */
const LINGER = 300

/** A finger closes an explanation at once, a mouse after a pause; what is pinned stays until something is wanted `now`. */
export type ShowDetails = (item: string | null, when?: 'now' | 'soon' | 'pin') => void

export function standsFor(item: string): Element | null {
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(item)}"]`)]
  return (
    all.find((it) => it.matches(':hover, :focus-visible, [data-proposed]')) ??
    all.find((it) => it.checkVisibility() && it.getClientRects().length > 0) ??
    null
  )
}

/** Only components that read the signal are redrawn when the mouse moves on. */
export function useDetails(pinned: Signal<boolean>): readonly [ReadonlySignal<string | null>, ShowDetails] {
  const item = useSignal<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const showDetails = useCallback<ShowDetails>(
    (wanted, when = 'soon') => {
      clearTimeout(timer.current)
      if (pinned.peek() && when === 'soon') return
      pinned.value = when === 'pin' && wanted !== null
      if (wanted === null && when === 'soon') timer.current = setTimeout(() => (item.value = null), LINGER)
      else item.value = wanted
    },
    [item, pinned],
  )
  return [item, showDetails]
}
