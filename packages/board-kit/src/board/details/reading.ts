import { type Area, overlap } from '../../ui/controls/beside.ts'
import { freeArea, grown, lacks, type Room } from './room-to-read.ts'

/** A part of a thing smaller than this may be covered. */
const SHARE = 0.1
const STAGE_MARGIN_PX = 4

/** Each counts for more than all things of the next kind. */
const WEIGHTS = { apart: 1e9, own: 1e6, kept: 1e3, lit: 1 } as const

const APART = '.head, .table-prompt, .table-side, .table > .tabs'
const KEPT = '[data-purse]'

/** Plain numbers: a DOMRect computes each field, and these are read a hundred thousand times. */
export function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

const sizeOf = (area: Area): number => overlap(area, area)

const isCovered = (by: Area, area: Area, share: number): boolean => overlap(by, area) > share * sizeOf(area)

type Avoided = { readonly [K in keyof typeof WEIGHTS]: readonly Area[] }

const KINDS = ['apart', 'own', 'kept', 'lit'] as const

const costOf = (place: Area, avoided: Avoided): number =>
  KINDS.reduce(
    (sum, kind) =>
      sum + WEIGHTS[kind] * avoided[kind].filter((area) => isCovered(place, area, kind === 'apart' ? 0 : SHARE)).length,
    0,
  )

export function chosenPlace(places: readonly Area[], avoided: Avoided): Area | null {
  let [best, least]: [Area | null, number] = [null, Infinity]
  for (const place of places) {
    const found = costOf(place, avoided)
    if (found < least) [best, least] = [place, found]
  }
  return best
}

const areas = (selector: string): readonly Area[] => [...document.querySelectorAll(selector)].map(areaOf)

const isInSight = ({ left, top, right, bottom }: Area): boolean =>
  right - left > 1 && bottom - top > 1 && left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1

const inset = ({ left, top, right, bottom }: Area, by: number): Area => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
})

const RANKS = [1, 2, 3, 4]
/** Places of this rank are over the map or the track: one of them is used where no other is free. */
const CORNER = 4

const placesOfPage = (): readonly { readonly area: Area; readonly rank: number; readonly isWide: boolean }[] =>
  RANKS.flatMap((rank) =>
    [...document.querySelectorAll<HTMLElement>(`[data-reading="${rank}"]:not(.explained *)`)].map((place) => ({
      area: areaOf(place),
      rank,
      isWide: place.dataset['grows'] !== 'up',
    })),
  ).filter(({ area }) => isInSight(area))

export function readingPlaceFor(thing: Element, { within, heightAt }: Omit<Room, 'avoided'>): Area | null {
  const lit = [...document.querySelectorAll('.table-stage [data-state="lit"]')].filter((spot) => !spot.contains(thing))
  const avoided: Avoided = {
    apart: areas(APART),
    own: [areaOf(thing)],
    kept: areas(KEPT),
    lit: lit.map(areaOf),
  }
  const room: Room = {
    within: inset(within, STAGE_MARGIN_PX),
    avoided: KINDS.flatMap((kind) => avoided[kind]).filter((area) => sizeOf(area) > 0),
    heightAt,
  }
  const places = placesOfPage()
  const free = places.filter(({ area }) => costOf(area, avoided) === 0)
  let first: Area | null = null
  for (const { area, rank, isWide } of free) {
    const now = grown(area, room, isWide)
    if (lacks(now, room) <= 0) return now
    first ??= now
    if (rank >= CORNER) break
  }
  if (first !== null) return first
  const place = chosenPlace(
    places.map(({ area }) => area),
    avoided,
  )
  if (place === null) return null
  const usual = { width: place.right - place.left, height: place.bottom - place.top }
  return grown(freeArea(usual, room) ?? place, room, true)
}
