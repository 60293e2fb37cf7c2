import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useCallback, useRef } from 'preact/hooks'

/** A pause before the explanation goes, so that it does not flicker on the way from one thing to the next. */
const LINGER = 300

/** What stands for a thing on the page: the one that is pointed at, else one that is seen. Null if it is gone. */
export function standsFor(thing: string): Element | null {
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)]
  return (
    all.find((it) => it.matches(':hover, :focus-visible, [data-proposed]')) ??
    all.find((it) => it.checkVisibility() && it.getClientRects().length > 0) ??
    null
  )
}

/** The thing that is explained, and how to point at another. Only who reads it is drawn again when the mouse moves on. */
export function useInspect(): readonly [ReadonlySignal<string | null>, (thing: string | null) => void] {
  const thing = useSignal<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const inspect = useCallback(
    (wanted: string | null) => {
      clearTimeout(timer.current)
      if (wanted === null) timer.current = setTimeout(() => (thing.value = null), LINGER)
      else thing.value = wanted
    },
    [thing],
  )
  return [thing, inspect]
}
