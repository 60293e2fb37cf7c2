import { type Area, overlap } from '../../ui/controls/beside.ts'

/** A part of a thing smaller than this may be covered. */
const SHARE = 0.1

/** Each counts for more than all things of the next kind. */
const WEIGHTS = { apart: 1e9, own: 1e6, kept: 1e3, lit: 1 } as const

const APART = '.head, .prompt-game, .prompt-buttons, .prompt-tools, .table-side, .table > .tabs'
/** The reader's own money and goods. */
const KEPT = '[data-purse]'

/** Plain numbers: a DOMRect computes each field, and these are read a hundred thousand times. */
export function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

const sizeOf = (area: Area): number => overlap(area, area)

const isCovered = (by: Area, area: Area, share: number): boolean => overlap(by, area) > share * sizeOf(area)

type Avoided = { readonly [K in keyof typeof WEIGHTS]: readonly Area[] }

/** The first of the places that cover least. */
export function chosenPlace(places: readonly Area[], avoided: Avoided): Area | null {
  const cost = (place: Area): number =>
    (['apart', 'own', 'kept', 'lit'] as const).reduce(
      (sum, kind) =>
        sum +
        WEIGHTS[kind] * avoided[kind].filter((area) => isCovered(place, area, kind === 'apart' ? 0 : SHARE)).length,
      0,
    )
  let [best, least]: [Area | null, number] = [null, Infinity]
  for (const place of places) {
    const found = cost(place)
    if (found < least) [best, least] = [place, found]
  }
  return best
}

const areas = (selector: string): readonly Area[] => [...document.querySelectorAll(selector)].map(areaOf)

const isInSight = ({ left, top, right, bottom }: Area): boolean =>
  right - left > 1 && bottom - top > 1 && left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1

/** Where an explanation of the thing is read; null on a page without such a place. */
export function readingPlaceFor(thing: Element): Area | null {
  const lit = [...document.querySelectorAll('.table-stage [data-state="lit"]')].filter((spot) => !spot.contains(thing))
  const places = [1, 2, 3, 4].flatMap((rank) => areas(`[data-reading="${rank}"]:not(.explained *)`))
  return chosenPlace(places.filter(isInSight), {
    apart: areas(APART),
    own: [areaOf(thing)],
    kept: areas(KEPT),
    lit: lit.map(areaOf),
  })
}
