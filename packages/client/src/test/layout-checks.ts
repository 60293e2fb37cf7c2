import { around, type Place, type Survey, surveyOf, type Written } from './layout-survey.ts'

/*
 * What can be wrong with a table on a screen, measured in the page. Nothing here knows a game. A fault is told as a kind and a
 * place; the suite plants one of each kind to see that it is found.
 */

export type Fault = {
  readonly kind: 'missing' | 'outside' | 'covered' | 'cut' | 'small text' | 'small target' | 'half empty'
  readonly where: string
}

/** Pixels that rounding may cost. */
const SLACK = 1
const LEAST_TEXT = 12
const FINGER = 40
/** The table with its header; what lies over it is not measured. */
const FRAME = '.table-frame'

/** A name that a person finds again: tag, classes, what it says. */
function nameOf(element: Element): string {
  const key = element.getAttribute('data-target') ?? element.getAttribute('data-key') ?? ''
  const name = [...element.classList].filter((it) => it !== 'spot' && it !== 'fade-in').join('.')
  const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
  return `${element.localName}${name === '' ? '' : `.${name}`}${key === '' ? '' : `[${key}]`} “${words}”`
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const px = (n: number): number => Math.round(n)
const told = ({ left, top, right, bottom }: Box): string => `${px(left)},${px(top)} to ${px(right)},${px(bottom)}`
const windowBox = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })

const isInside = (inner: Box, outer: Box, slack = SLACK): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.right <= outer.right + slack &&
  inner.bottom <= outer.bottom + slack

/** Wholly in the window without scrolling anything. */
function outside(place: Place): string | null {
  const box = place.element.getBoundingClientRect()
  if (!isInside(box, windowBox())) return `${told(box)} of ${innerWidth} x ${innerHeight}`
  const edge = around(place, ({ clips }) => clips).find(
    ({ element }) => !isInside(box, element.getBoundingClientRect()),
  )
  if (edge === undefined) return null
  return `${told(box)} beyond ${nameOf(edge.element)} ${told(edge.element.getBoundingClientRect())}`
}

const SPOTS = [
  [0.5, 0.5],
  [0.04, 0.04],
  [0.96, 0.04],
  [0.04, 0.96],
  [0.96, 0.96],
] as const

/** What lies over the middle or a corner, if it is neither part of the thing nor the thing part of it. */
function coveredBy(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const [x, y] of SPOTS) {
    const hit = document.elementFromPoint(left + width * x, top + height * y)
    if (hit !== null && !element.contains(hit) && !hit.contains(element)) return hit
  }
  return null
}

function unseen({ placeOf }: Survey, selectors: readonly string[]): readonly Fault[] {
  return selectors.flatMap((selector): readonly Fault[] => {
    const found = [...document.querySelectorAll(`${FRAME} ${selector}`)].map(placeOf).filter(({ hidden }) => !hidden)
    if (found.length === 0) return [{ kind: 'missing', where: selector }]
    return found.flatMap((place): readonly Fault[] => {
      const name = `${selector}: ${nameOf(place.element)}`
      const beyond = outside(place)
      if (beyond !== null) return [{ kind: 'outside', where: `${name} ${beyond}` }]
      const over = coveredBy(place.element)
      return over === null ? [] : [{ kind: 'covered', where: `${name} under ${nameOf(over)}` }]
    })
  })
}

const reach = (text: Text): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

const hides = ({ clips, scrolls }: Place): boolean => clips && !scrolls

/** Words that are cut off: by dots, by an edge that does not scroll, or by the edge of the window. */
function cutText({ place, text }: Written): Fault | null {
  const box = reach(text)
  if (box.width === 0 || box.height === 0) return null
  const cut = (by: string): Fault => ({ kind: 'cut', where: `${nameOf(place.element)} by ${by}` })
  const own = place.clips ? [place] : []
  const isDotted = ({ style, element }: Place): boolean =>
    style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + SLACK
  if ([...own, ...around(place, ({ clips }) => clips)].some(isDotted)) return cut('dots')
  // Letters have room above and below them; what is cut lacks a third of a letter.
  const slack = Number.parseFloat(place.style.fontSize) / 3
  // What may be scrolled to is not cut by what lies around the part that scrolls.
  const scroller = place.scrolls ? place : around(place, ({ scrolls }) => scrolls)[0]
  const edges = [...own.filter(hides), ...around(place, hides)]
  const edge = edges
    .filter(({ element }) => scroller === undefined || scroller.element.contains(element))
    .find(({ element }) => !isInside(box, element.getBoundingClientRect(), slack))
  if (edge !== undefined) return cut(nameOf(edge.element))
  return scroller === undefined && !isInside(box, windowBox(), slack) ? cut('the window') : null
}

/** The size at which letters appear, whatever they are scaled by. */
function sizeOf({ element, style }: Place): number {
  const size = Number.parseFloat(style.fontSize)
  if (element instanceof SVGGraphicsElement) return size * (element.getScreenCTM()?.a ?? 1)
  if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return size
  const { width } = element.getBoundingClientRect()
  // The width of a single letter is rounded by half of what counts here.
  return element.offsetWidth - width > SLACK ? size * (width / element.offsetWidth) : size
}

function smallText({ place }: Written): Fault | null {
  const size = sizeOf(place)
  if (size >= LEAST_TEXT - 0.05) return null
  return { kind: 'small text', where: `${nameOf(place.element)} ${size.toFixed(1)} px` }
}

/** How far a finger may slip along a line through the thing and still hit it; from the middle of the longest part. */
function run(element: Element, at: (along: number) => readonly [x: number, y: number], length: number): number {
  const step = 4
  let [longest, now] = [0, 0]
  for (let along = 1; along < length; along += step) {
    const hit = document.elementFromPoint(...at(along))
    now = hit !== null && element.contains(hit) ? now + step : 0
    longest = Math.max(longest, now)
  }
  return Math.min(longest, length)
}

/** The largest part that a finger would hit: through the middle if nothing lies there, else wherever most is free. */
function hitArea(element: Element): { readonly width: number; readonly height: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  const across = (y: number): number => run(element, (x) => [left + x, y], width)
  const down = (x: number): number => run(element, (y) => [x, top + y], height)
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9]
  let best = { width: 0, height: 0 }
  for (const share of shares) {
    best = {
      width: Math.max(best.width, across(top + height * share)),
      height: Math.max(best.height, down(left + width * share)),
    }
    if (best.width >= FINGER && best.height >= FINGER) break
  }
  return best
}

function smallTargets({ elements }: Survey): readonly Fault[] {
  const lit = elements.filter(({ element }) => element.matches('[data-state="lit"], .prompt-buttons .choice'))
  return lit.flatMap((place): readonly Fault[] => {
    const { element } = place
    // What is scrolled away is asked about when it is there.
    const scroller = around(place, ({ scrolls }) => scrolls)[0]
    const isThere =
      scroller === undefined || isInside(element.getBoundingClientRect(), scroller.element.getBoundingClientRect())
    const { width, height } = isThere ? hitArea(element) : { width: FINGER, height: FINGER }
    if (width >= FINGER - SLACK && height >= FINGER - SLACK) return []
    return [{ kind: 'small target', where: `${nameOf(element)} ${px(width)} x ${px(height)}` }]
  })
}

/** The share of a panel over which words, pictures and buttons are spread. */
function filled({ words, elements }: Survey, panel: Element): number {
  const own = panel.getBoundingClientRect()
  const boxes = [
    ...elements
      .filter(({ element }) => panel.contains(element) && element.matches('svg, img, button, canvas, [role="img"]'))
      .map(({ element }) => element.getBoundingClientRect()),
    ...words.filter(({ text }) => panel.contains(text)).map(({ text }) => reach(text)),
  ].filter(({ width, height }) => width > 0 && height > 0)
  if (boxes.length === 0) return 0
  const width =
    Math.min(own.right, Math.max(...boxes.map((it) => it.right))) -
    Math.max(own.left, Math.min(...boxes.map((it) => it.left)))
  const height =
    Math.min(own.bottom, Math.max(...boxes.map((it) => it.bottom))) -
    Math.max(own.top, Math.min(...boxes.map((it) => it.top)))
  return (width * height) / (own.width * own.height)
}

/** Something scrolls although a panel is more than half empty. */
function halfEmpty(survey: Survey): readonly Fault[] {
  const onStage = survey.elements.filter(({ element }) => element.closest('.table-stage') !== null)
  const scrolling = onStage.find(
    ({ scrolls, element }) =>
      scrolls && (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2),
  )
  if (scrolling === undefined) return []
  return onStage
    .filter(({ element }) => element.matches('[data-panel], [data-seat-home], [data-mine]'))
    .map(({ element }) => ({ element, share: filled(survey, element) }))
    .filter(({ share }) => share < 0.5)
    .map(({ element, share }) => ({
      kind: 'half empty',
      where: `${nameOf(element)} ${px(share * 100)} % filled while ${nameOf(scrolling.element)} scrolls`,
    }))
}

/** All that is wrong with the table that is on the page now. */
export function faultsOf(mustBeSeen: readonly string[], touch: boolean): readonly Fault[] {
  const root = document.querySelector(FRAME)
  if (root === null) return [{ kind: 'missing', where: FRAME }]
  const survey = surveyOf(root)
  const found = [
    ...unseen(survey, mustBeSeen),
    ...survey.words.flatMap((it) => cutText(it) ?? []),
    ...survey.words.flatMap((it) => smallText(it) ?? []),
    ...(touch ? smallTargets(survey) : []),
    ...halfEmpty(survey),
  ]
  return [...new Map(found.map((fault) => [`${fault.kind} ${fault.where}`, fault])).values()]
}
