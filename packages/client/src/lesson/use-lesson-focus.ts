import { useEffect, useRef } from 'preact/hooks'
import type { GuideNow } from '@bothy/kernel/lessons'
import type { Box } from '../table/rings/thing-boxes.ts'

/** In ms and in looks: a thing is lit once the board has come to rest. */
const LOOK_AGAIN = 100
const MOST_LOOKS = 40

const OPEN = '.table-stage [data-state="lit"], .lesson-card .choice'

function isIn(thing: Element, { x, y, w, h }: Box): boolean {
  const { left, right, top, bottom } = thing.getBoundingClientRect()
  const [across, down] = [(left + right) / 2 - x, (top + bottom) / 2 - y]
  return right > left && across >= 0 && across <= w && down >= 0 && down <= h
}

function thingFor({ phase, options, replies }: GuideNow, boxes: readonly Box[]): HTMLElement | null {
  if (phase === 'asked' && options.length > 0)
    return document.querySelector<HTMLElement>('.lesson-option:not([aria-disabled])')
  if (phase === 'asked') {
    const open = [...document.querySelectorAll<HTMLElement>(OPEN)]
    return open.find((thing) => boxes.some((box) => isIn(thing, box))) ?? open[0] ?? null
  }
  const hasNext = phase === 'told' || (phase === 'answered' && replies.length > 0)
  return hasNext ? document.querySelector<HTMLElement>('.lesson-next:not(:disabled)') : null
}

const isElsewhere = (): boolean => {
  const at = document.activeElement
  return at !== null && at !== document.body && at.closest('#main') === null
}

export function useLessonFocus(guide: GuideNow, boxes: readonly Box[]): void {
  const places = useRef(boxes)
  places.current = boxes
  const byKeys = useRef(false)
  useEffect(() => {
    const hear = ({ type }: Event): void => void (byKeys.current = type === 'keydown')
    addEventListener('keydown', hear, true)
    addEventListener('pointerdown', hear, true)
    return () => {
      removeEventListener('keydown', hear, true)
      removeEventListener('pointerdown', hear, true)
    }
  }, [])
  useEffect(() => {
    let looks = 0
    const timer = setInterval(() => {
      const thing = isElsewhere() ? null : thingFor(guide, places.current)
      // On the board the focus opens an explanation, which a hand with a mouse has not asked for.
      if (thing !== null && (byKeys.current || thing.closest('.table-stage') === null))
        thing.focus({ preventScroll: true })
      if (thing !== null || ++looks > MOST_LOOKS) clearInterval(timer)
    }, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [guide])
}
