import { standsFor } from '@bothy/board-kit/board/details/use-details.ts'
import { type Box, type Fault, isInside, nameOf, windowBox } from './layout-fault.ts'
import { surveyOf } from './layout-survey.ts'
import { wordFaults } from './layout-words.ts'

/** An explanation must never cover these. */
const APART = '.head, .table-prompt, .table-side, .table > .tabs'
const EXPLAINED = '.explained, [data-explains]:not(:empty)'
/** In pixels: from the edge of the stage, and between tried places. */
const EDGE = 8
const GRID = 24
/** With more than this share covered a thing cannot be chosen at a glance. */
const SHARE = 0.1

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 1 && height > 1 ? width * height : 0
}

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
    const [kind] = item.split(':')
    const zone = spot.closest('[data-mine]') === null ? kind : `my ${kind}`
    kinds.set(zone, [...(kinds.get(zone) ?? []), item])
  }
  return [...new Set([...kinds.values()].flatMap((all) => [...all.slice(0, 1), ...all.slice(-1)]))]
}

/** Width in pixels, height as a share of the stage: a sheet of this size can still be read, with scrolling. */
const LEAST = { width: 256, height: 0.4 }

function canAvoid(sheet: DOMRect, apart: readonly DOMRect[], things: readonly DOMRect[]): boolean {
  const stage = document.querySelector('.table-stage')?.getBoundingClientRect()
  if (stage === undefined) return false
  const low = Math.min(sheet.height, LEAST.height * stage.height)
  return [sheet, { width: sheet.width, height: low }, { width: LEAST.width, height: low }].some((size) =>
    hasRoom(size, stage, apart, things),
  )
}

function hasRoom(
  { width, height }: { readonly width: number; readonly height: number },
  stage: DOMRect,
  apart: readonly DOMRect[],
  things: readonly DOMRect[],
): boolean {
  const right = Math.min(
    stage.right,
    document.querySelector('.table-side.drawer')?.getBoundingClientRect().left ?? Infinity,
  )
  for (let left = stage.left + EDGE; left + width <= right - EDGE; left += GRID)
    for (let top = stage.top + EDGE; top + height <= stage.bottom - EDGE; top += GRID) {
      const sheet = { left, top, right: left + width, bottom: top + height }
      const isOff = apart.every((it) => overlap(sheet, it) === 0)
      if (isOff && things.every((it) => overlap(sheet, it) <= SHARE * it.width * it.height)) return true
    }
  return false
}

export function inTheWay(item: string): readonly Fault[] {
  const anchor = standsFor(item)
  const sheet = document.querySelector(EXPLAINED)
  if (anchor === null || sheet === null) return [{ kind: 'missing', where: `explanation of ${item}` }]
  const own = sheet.getBoundingClientRect()
  const fault = (where: string): Fault => ({ kind: 'in the way', where: `explanation of ${item} ${where}` })
  const beyond = isInside(own, windowBox()) ? [] : [fault('leaves the window')]
  const apart = [...document.querySelectorAll(APART)]
  const over = apart.filter((it) => overlap(own, it.getBoundingClientRect()) > 0)
  const dear = [anchor, ...document.querySelectorAll('.table-stage [data-state="lit"]')].filter(
    (it) => !sheet.contains(it),
  )
  const hidden = dear.filter((it) => {
    const box = it.getBoundingClientRect()
    return overlap(own, box) > SHARE * box.width * box.height
  })
  const needless =
    hidden.length > 0 &&
    canAvoid(
      own,
      apart.map((it) => it.getBoundingClientRect()),
      dear.map((it) => it.getBoundingClientRect()),
    )
      ? hidden
      : []
  return [
    ...beyond,
    ...[...over, ...needless].map((it) => fault(`covers ${nameOf(it)}`)),
    ...wordFaults(surveyOf(sheet)),
  ]
}
