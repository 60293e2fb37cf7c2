import { useCallback, useRef, useState } from 'preact/hooks'

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

/** The thing that is explained, and how to point at another. */
export function useInspect(): readonly [string | null, (thing: string | null) => void] {
  const [thing, setThing] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const inspect = useCallback((wanted: string | null) => {
    clearTimeout(timer.current)
    if (wanted === null) timer.current = setTimeout(() => setThing(null), LINGER)
    else setThing(wanted)
  }, [])
  return [thing, inspect]
}
