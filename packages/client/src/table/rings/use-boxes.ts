import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ThingPlace } from '@bothy/board-kit/board/find-thing.ts'
import { stillness } from '@bothy/board-kit/ui/page/settings.ts'
import { type Box, boxesOf, elementFor, isUnderSheet, isWithin, sameBoxes } from './thing-boxes.ts'

const LOOK_AGAIN_MS = 120

function reveal(things: readonly ThingPlace[]): void {
  for (const thing of things) {
    const element = elementFor(thing)
    if ((element === null || isUnderSheet(element)) && thing.by !== undefined) {
      const button = document.querySelector<HTMLElement>(`.table-stage ${thing.by}`)
      if (button?.getAttribute('aria-pressed') !== 'true' || thing.by.includes('[aria-pressed')) button?.click()
    }
  }
  requestAnimationFrame(() => {
    const first = things.map(elementFor).find((element) => element !== null)
    if (first !== undefined && !isWithin(first))
      first.scrollIntoView({ block: 'center', inline: 'center', behavior: stillness() ? 'auto' : 'smooth' })
  })
}

/**
 * Followed as the board moves. The things are brought into sight once for each `place`, since a reader may look elsewhere; never where it
 * is null.
 */
export function useBoxes(things: readonly ThingPlace[], place: string | null): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useLayoutEffect(() => {
    const look = (): void => {
      const found = boxesOf(things)
      setBoxes((before) => (sameBoxes(before, found) ? before : found))
    }
    look()
    if (things.length === 0) return
    const timer = setInterval(look, LOOK_AGAIN_MS)
    addEventListener('resize', look)
    addEventListener('scroll', look, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
      removeEventListener('scroll', look, { capture: true })
    }
  }, [things])
  const revealed = useRef('')
  useEffect(() => {
    if (things.length === 0 || place === null || revealed.current === place) return
    revealed.current = place
    reveal(things)
  }, [things, place])
  return boxes
}
