import { type Box, type Fault, isInside, nameOf, reach, SLACK, told, windowBox } from './layout-fault.ts'
import { around, type Place, type Survey, type Written } from './layout-survey.ts'

const LEAST_TEXT = 12

const hides = ({ clips, scrolls }: Place): boolean => clips && !scrolls

function cutText({ place, text }: Written, whole: Box = windowBox()): Fault | null {
  const box = reach(text)
  if (box.width === 0 || box.height === 0) return null
  const cut = (by: string): Fault => ({ kind: 'cut', where: `${nameOf(place.element)} by ${by}` })
  const own = place.clips ? [place] : []
  const isDotted = ({ style, element }: Place): boolean =>
    style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + SLACK
  if ([...own, ...around(place, ({ clips }) => clips)].some(isDotted)) return cut('dots')
  // Letters have room above and below, so only a cut of a third of a letter counts.
  const slack = Number.parseFloat(place.style.fontSize) / 3
  // Words in a scrolling part can be scrolled to, so nothing around that part cuts them.
  const scroller = place.scrolls ? place : around(place, ({ scrolls }) => scrolls)[0]
  const edges = [...own.filter(hides), ...around(place, hides)]
  const edge = edges
    .filter(({ element }) => scroller === undefined || scroller.element.contains(element))
    .find(({ element }) => !isInside(box, element.getBoundingClientRect(), slack))
  if (edge !== undefined) return cut(nameOf(edge.element))
  return scroller === undefined && !isInside(box, whole, slack) ? cut('the window') : null
}

/** Words in a line are scaled with their block; an empty piece at the end of a line has a place but no width. */
function blockAround(element: Element): Element {
  const { parentElement } = element
  return parentElement !== null && getComputedStyle(element).display === 'inline' ? blockAround(parentElement) : element
}

function sizeOf({ element, style }: Place): number {
  const size = Number.parseFloat(style.fontSize)
  if (element instanceof SVGGraphicsElement) return size * (element.getScreenCTM()?.a ?? 1)
  const box = blockAround(element)
  if (!(box instanceof HTMLElement) || box.offsetWidth === 0) return size
  const { width } = box.getBoundingClientRect()
  // The width of a single letter is rounded by half of this tolerance.
  return box.offsetWidth - width > SLACK ? size * (width / box.offsetWidth) : size
}

function smallText({ place }: Written): Fault | null {
  const size = sizeOf(place)
  if (size >= LEAST_TEXT - 0.05) return null
  return { kind: 'small text', where: `${nameOf(place.element)} ${size.toFixed(1)} px` }
}

/** A word may end a line at hyphens, spaces and soft hyphens. */
const WORD = /[\p{L}\p{N}’']+/gu

const SOFT_HYPHEN = '\u00AD'

function brokenWord({ place, text }: Written): Fault | null {
  const range = document.createRange()
  const lines = (from: number, to: number): number => {
    range.setStart(text, from)
    range.setEnd(text, to)
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
  }
  if (place.style.hyphens === 'auto' || lines(0, text.length) < 2) return null
  // A drawn soft hyphen belongs to the letter after it.
  const begin = (index: number): number => (text.data[index - 1] === SOFT_HYPHEN ? index + 1 : index)
  const broken = [...text.data.matchAll(WORD)].find(
    ({ 0: word, index }) => lines(begin(index), index + word.length) > 1,
  )
  return broken === undefined ? null : { kind: 'broken', where: `${nameOf(place.element)}: ${broken[0]}` }
}

const BUTTONS = 'button, .button, [role="button"], [role="tab"], [role="radio"]'

function isBox({ element, style }: Place): boolean {
  if (element instanceof SVGElement || element.localName === 'body' || style.display === 'contents') return false
  const isPainted = !/^(?:transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) || style.backgroundImage !== 'none'
  return isPainted || Number.parseFloat(style.borderLeftWidth) > 0 || element.matches(BUTTONS)
}

function overrun({ place, text }: Written): Fault | null {
  let box: Place | null = place
  while (box !== null && !box.scrolls && !isBox(box)) box = box.parent
  if (box === null || box.scrolls) return null
  const [letters, edge] = [reach(text), box.element.getBoundingClientRect()]
  // A line is higher than its letters.
  const slack = Number.parseFloat(place.style.fontSize) / 3
  const beyond = { left: edge.left, right: edge.right, top: edge.top - slack, bottom: edge.bottom + slack }
  if (letters.width === 0 || isInside(letters, beyond)) return null
  return {
    kind: 'overrun',
    where: `${nameOf(place.element)} ${told(letters)} over ${nameOf(box.element)} ${told(edge)}`,
  }
}

export const cutTexts = ({ words }: Survey, whole: Box): readonly Fault[] =>
  words.flatMap((it) => cutText(it, whole) ?? [])

export const wordFaults = ({ words }: Survey): readonly Fault[] => [
  ...words.flatMap((it) => cutText(it) ?? brokenWord(it) ?? overrun(it) ?? []),
  ...words.flatMap((it) => smallText(it) ?? []),
]
