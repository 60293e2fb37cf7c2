import { type Box, type Fault, isInside, nameOf, px, reach, SLACK, told, windowBox } from './layout-fault.ts'
import { smallTargets } from './layout-fingers.ts'
import { around, type Place, type Survey, surveyOf } from './layout-survey.ts'
import { wordFaults } from './layout-words.ts'

/** Faults measured in the page, without knowledge of any game. */

/** Anything that lies over this is not measured. */
const FRAME = '.table-frame'

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

function coveredBy(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  for (const [x, y] of SPOTS) {
    const hit = document.elementFromPoint(left + width * x, top + height * y)
    if (hit !== null && !element.contains(hit) && !hit.contains(element)) return hit
  }
  return null
}

function unseen({ placeOf }: Survey, root: Element, selectors: readonly string[]): readonly Fault[] {
  return selectors.flatMap((selector): readonly Fault[] => {
    const found = [...root.querySelectorAll(selector)].map(placeOf).filter(({ hidden }) => !hidden)
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

/** In pixels: lines of neighbouring rows may overlap this far without their letters touching. */
const ROWS = 6

const areOverlaid = (a: Box, b: Box, slack = ROWS): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack

function overlaidTags({ elements, words }: Survey): readonly Fault[] {
  return elements.flatMap(({ element }): readonly Fault[] => {
    const home = element.matches('.seat-tag') ? element.closest('[data-seat-home]') : null
    if (home === null) return []
    const box = element.getBoundingClientRect()
    const others = words.filter(({ text }) => home.contains(text) && !element.contains(text))
    const over = others.find(({ text }) => areOverlaid(reach(text), box))
    if (over === undefined) return []
    return [{ kind: 'covered', where: `${nameOf(element)} by ${nameOf(over.place.element)}` }]
  })
}

function clockOverPrompt({ elements, words }: Survey): readonly Fault[] {
  const clock = elements.find(({ element }) => element.matches('.prompt-clock .clock'))?.element
  if (clock === undefined) return []
  const box = clock.getBoundingClientRect()
  const asked = words.filter(
    ({ place, text }) => place.element.closest('.prompt-text') !== null && !clock.contains(text),
  )
  const over = asked.find(({ text }) => linesOf(text).some((line) => areOverlaid(box, line, SLACK)))
  return over === undefined ? [] : [{ kind: 'covered', where: `${nameOf(over.place.element)} by ${nameOf(clock)}` }]
}

function linesOf(text: Text): readonly DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()]
}

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

export function faultsOf(mustBeSeen: readonly string[], touch: boolean, where = FRAME): readonly Fault[] {
  const root = document.querySelector(where)
  if (root === null) return [{ kind: 'missing', where }]
  const survey = surveyOf(root)
  const found = [
    ...unseen(survey, root, mustBeSeen),
    ...overlaidTags(survey),
    ...clockOverPrompt(survey),
    ...wordFaults(survey),
    ...(touch ? smallTargets(survey) : []),
    ...halfEmpty(survey),
  ]
  return [...new Map(found.map((fault) => [`${fault.kind} ${fault.where}`, fault])).values()]
}
