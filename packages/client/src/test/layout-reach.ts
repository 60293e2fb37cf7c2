import { type Box, type Fault, nameOf, px, reach, SLACK } from './layout-fault.ts'
import { around, type Survey, surveyOf } from './layout-survey.ts'
import { cutTexts } from './layout-words.ts'

/*
 * For readers who have enlarged everything (WCAG 1.4.4, 1.4.10): parts may be scrolled to, but nothing is lost.
 */

const CHOICES = '.table-stage [data-state="lit"], .prompt-buttons .choice, .prompt-game button, .prompt-tools .tool'

const pageBox = (): Box => ({
  left: 0,
  top: 0,
  right: innerWidth,
  bottom: document.scrollingElement?.scrollHeight ?? innerHeight,
})

/** Only content that pans, such as a map, may scroll sideways. */
function sideways(): readonly Fault[] {
  const page = document.scrollingElement
  if (page === null || page.scrollWidth <= innerWidth + SLACK) return []
  return [{ kind: 'outside', where: `the page is ${page.scrollWidth} wide in a window of ${innerWidth}` }]
}

/** As a reader scrolls: clipped content without a scroll bar stays, although a script could move it. */
function bringIntoSight(element: Element, { placeOf }: Survey): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  for (const { element: box } of around(placeOf(element), ({ clips, scrolls }) => clips && !scrolls)) box.scrollTo(0, 0)
}

function isReached(element: Element, survey: Survey): boolean {
  bringIntoSight(element, survey)
  const { left, top, width, height } = element.getBoundingClientRect()
  return [
    [0.5, 0.5],
    [0.15, 0.5],
    [0.85, 0.5],
    [0.5, 0.15],
    [0.5, 0.85],
  ].some(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y)
    return hit !== null && element.contains(hit)
  })
}

const isFolded = ({ placeOf }: Survey, element: Element): boolean => {
  const place = placeOf(element)
  return place.hidden || around(place, ({ hidden }) => hidden).length > 0
}

function outOfReach(survey: Survey, root: Element): readonly Fault[] {
  const found = [...root.querySelectorAll(CHOICES)].filter((element) => !isFolded(survey, element))
  const lost = found.filter((element) => !isReached(element, survey))
  scrollTo(0, 0)
  return lost.map((element) => {
    const { width, height } = element.getBoundingClientRect()
    return { kind: 'outside', where: `${nameOf(element)} cannot be scrolled to (${px(width)} x ${px(height)})` }
  })
}

function coveredWords(survey: Survey): readonly Fault[] {
  const found = survey.words.filter(({ place }) => place.element.closest('.head, .table-prompt') !== null)
  return found.flatMap(({ place: { element }, text }): readonly Fault[] => {
    bringIntoSight(element, survey)
    const { left, top, width, height } = reach(text)
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = hit === null || hit.contains(element) || element.contains(hit)
    return isSeen ? [] : [{ kind: 'covered', where: `${nameOf(element)} under ${nameOf(hit)}` }]
  })
}

export function lostWhenEnlarged(): readonly Fault[] {
  const root = document.querySelector('.table-frame')
  if (root === null) return [{ kind: 'missing', where: '.table-frame' }]
  const survey = surveyOf(root)
  const found = [...sideways(), ...cutTexts(survey, pageBox()), ...coveredWords(survey), ...outOfReach(survey, root)]
  return [...new Map(found.map((fault) => [`${fault.kind} ${fault.where}`, fault])).values()]
}
