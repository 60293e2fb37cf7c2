import { standsFor } from '@bothy/board-kit/board/details/use-details.ts'
import { type Box, type Fault, isInside, nameOf, SLACK, windowBox } from './layout-fault.ts'
import { surveyOf } from './layout-survey.ts'
import { wordFaults } from './layout-words.ts'

const APART = '.head, .table-prompt, .table-side, .table > .tabs'
/** With more than this share covered a thing cannot be chosen at a glance. */
const SHARE = 0.1
/** An explanation that covers this share of a reading place is read there. */
const WITHIN = 0.95

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 1 && height > 1 ? width * height : 0
}

export const kindOf = (spot: HTMLElement): string => (spot.dataset['thing'] ?? '').split(':')[0] ?? ''

export function thingsToExplain(): readonly string[] {
  const kinds = new Map<string, string[]>()
  const spots = [...document.querySelectorAll<HTMLElement>('.table-stage [data-thing]')]
    .map((spot) => ({ spot, box: spot.getBoundingClientRect() }))
    .filter(({ spot, box }) => {
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      return hit !== null && spot.contains(hit)
    })
    .toSorted((a, b) => a.box.left + a.box.top - b.box.left - b.box.top)
  for (const { spot } of spots) {
    const item = spot.dataset['thing'] ?? ''
    const kind = kindOf(spot)
    const zone = spot.closest('[data-mine]') === null ? kind : `my ${kind}`
    kinds.set(zone, [...(kinds.get(zone) ?? []), item])
  }
  return [...new Set([...kinds.values()].flatMap((all) => [...all.slice(0, 1), ...all.slice(-1)]))]
}

/** The card in the hub is in the page all the while; what is explained besides comes above it. */
const explanation = (): Element | null =>
  document.querySelector('.explained') ?? document.querySelector('[data-explains]:not(:empty)')

const faultOf =
  (item: string) =>
  (where: string): Fault => ({ kind: 'in the way', where: `explanation of ${item} ${where}` })

function hiddenBy(sheet: Element, elements: readonly Element[]): readonly Element[] {
  const own = sheet.getBoundingClientRect()
  return elements.filter((it) => {
    const box = it.getBoundingClientRect()
    return !sheet.contains(it) && overlap(own, box) > SHARE * box.width * box.height
  })
}

/** An explanation covers neither its thing, nor the reader's own goods, nor other parts of the page. */
export function outOfPlace(item: string): readonly Fault[] {
  const anchor = standsFor(item)
  const sheet = explanation()
  if (anchor === null || sheet === null) return [{ kind: 'missing', where: `explanation of ${item}` }]
  const own = sheet.getBoundingClientRect()
  const fault = faultOf(item)
  const beyond = isInside(own, windowBox()) ? [] : [fault('leaves the window')]
  const over = [...document.querySelectorAll(APART)].filter((it) => overlap(own, it.getBoundingClientRect()) > 0)
  const hidden = hiddenBy(sheet, [anchor, ...document.querySelectorAll('.table-stage [data-purse]')])
  const isDocked = sheet.closest('[data-docked], [data-explains]') !== null
  return [
    ...beyond,
    ...(isDocked ? [] : [fault('is in no reading place')]),
    ...[...over, ...hidden].map((it) => fault(`covers ${nameOf(it)}`)),
    ...wordFaults(surveyOf(sheet)),
  ]
}

export function overLit(item: string): readonly Fault[] {
  const sheet = explanation()
  const lit = [...document.querySelectorAll('.table-stage [data-state="lit"]')].filter((it) => it !== standsFor(item))
  return sheet === null ? [] : hiddenBy(sheet, lit).map((it) => faultOf(item)(`covers ${nameOf(it)}`))
}

export const inTheWay = (item: string): readonly Fault[] => [...outOfPlace(item), ...overLit(item)]

export function sheetNow(): { readonly at: string; readonly isCut: boolean } {
  const sheet = explanation()
  const own = sheet?.getBoundingClientRect() ?? new DOMRect()
  const places = [...document.querySelectorAll('[data-reading]')].map((place) => place.getBoundingClientRect())
  const { x, y } = places.find((place) => overlap(own, place) > WITHIN * place.width * place.height) ?? own
  const isScrolled = sheet !== null && sheet.scrollHeight > sheet.clientHeight + SLACK
  return { at: `${Math.round(x)} ${Math.round(y)}`, isCut: isScrolled || sheet?.closest('[data-cut]') !== null }
}
