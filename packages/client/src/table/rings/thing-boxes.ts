import type { ThingPlace } from '@bothy/board-kit/board/find-thing.ts'

/** In pixels of the window. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

const RING_ROOM_PX = 5
const EDGE = 4

/** A name in a sentence is not the thing itself, and a part of the board behind another is drawn, yet hidden. */
const isSeen = (element: Element): boolean => {
  if (element.matches('.thing') || getComputedStyle(element).visibility === 'hidden') return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

export function elementFor({ at }: ThingPlace): Element | null {
  for (const selector of at)
    for (const root of ['.table-stage', '.table-prompt', '.table-progress']) {
      const found = [...document.querySelectorAll(`${root} ${selector}`)].find(isSeen)
      if (found !== undefined) return found
    }
  return null
}

type Area = { left: number; top: number; right: number; bottom: number }

/** On a small screen a sheet lies over the lower part of the board. */
const SHEETS = '[data-over]'

function framed(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const area = { left, top, right, bottom }
  const stage = element.closest('.table-stage')
  if (stage === null) return area
  for (let frame = element.parentElement; frame !== null && frame !== stage; frame = frame.parentElement) {
    if (frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight) continue
    if (getComputedStyle(frame).overflow === 'visible') continue
    const box = frame.getBoundingClientRect()
    area.left = Math.max(area.left, box.left)
    area.top = Math.max(area.top, box.top)
    area.right = Math.min(area.right, box.right)
    area.bottom = Math.min(area.bottom, box.bottom)
  }
  const { bottom: foot } = stage.getBoundingClientRect()
  return { ...area, bottom: Math.min(area.bottom, foot) }
}

function shown(element: Element): Area {
  const area = framed(element)
  for (const sheet of document.querySelectorAll(SHEETS)) {
    const over = sheet.getBoundingClientRect()
    const isBeside = over.left >= area.right || over.right <= area.left
    if (sheet.contains(element) || isBeside || over.top >= area.bottom || over.bottom <= area.top) continue
    area.bottom = over.top
  }
  return area
}

const isNothing = ({ left, top, right, bottom }: Area): boolean => right - left < 2 || bottom - top < 2

export const isUnderSheet = (element: Element): boolean => !isNothing(framed(element)) && isNothing(shown(element))

export function isWithin(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const seen = shown(element)
  return seen.left <= left + 1 && seen.top <= top + 1 && seen.right >= right - 1 && seen.bottom >= bottom - 1
}

function elementsFor(things: readonly ThingPlace[]): readonly Element[] {
  const all = things.flatMap((thing) => elementFor(thing) ?? [])
  const isOpen = (it: Element): boolean => it.matches('[data-state="lit"], [data-state="picked"], [data-proposed]')
  return all.length > 1 && all.every((it) => it.matches('.spot')) && all.some(isOpen) ? all.filter(isOpen) : all
}

export function boxesOf(things: readonly ThingPlace[]): readonly Box[] {
  return elementsFor(things).flatMap((element) => {
    const area = shown(element)
    if (isNothing(area)) return []
    const { left, top, right, bottom } = area
    const [x, y] = [Math.max(EDGE, left - RING_ROOM_PX), Math.max(EDGE, top - RING_ROOM_PX)].map(Math.round)
    const w = Math.round(Math.min(innerWidth - EDGE, right + RING_ROOM_PX) - x)
    const h = Math.round(Math.min(innerHeight - EDGE, bottom + RING_ROOM_PX) - y)
    return [{ x, y, w, h }]
  })
}

export const sameBoxes = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b)
