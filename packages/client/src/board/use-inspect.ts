import { useCallback, useRef, useState } from 'preact/hooks'

/** A pause before the explanation goes, so that it does not flicker on the way from one thing to the next. */
const LINGER = 300

/** The corner of the screen across from what the mouse, a finger or the keyboard points at: `top start`. */
export function acrossFromPointed(): string {
  const spot = document.querySelector('.spot:hover, .spot[data-proposed]') ?? document.activeElement
  const box = spot?.getBoundingClientRect()
  if (box === undefined) return 'bottom end'
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return `${y > innerHeight / 2 ? 'top' : 'bottom'} ${x > innerWidth / 2 ? 'start' : 'end'}`
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
