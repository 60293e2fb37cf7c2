/** Where a sheet is put that belongs to something: beside it, inside an area, off what must stay free. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type Size = { readonly width: number; readonly height: number }

/** Something to keep off, and how much each pixel of it counts. */
export type Obstacle = { readonly area: Area; readonly weight: number }

/**
 * How much a pixel counts of what can be chosen, of what is asked, and of what can only be pointed at: of a map that is all of the
 * last kind the sheet may lie on a part rather than go far away.
 */
export const WEIGHTS = { lit: 10, prompt: 10_000, plain: 0.05 } as const

/** Between a thing and its sheet, and between the sheet and the edge of the area. */
const GAP = 8
/** The thing itself is to be seen, before all but what is asked. */
const OWN_WEIGHT = 1000
/** From this weight on a thing is kept free even if the sheet has to go further away. */
const DEAR = 10
/** How far apart places are tried that are not beside the thing, and what a pixel of the way counts. */
const STEP = 24
const WAY_WEIGHT = 10

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

type Place = { readonly left: number; readonly top: number }

const areaAt = ({ left, top }: Place, { width, height }: Size): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** Right, left, below or above the thing, at its middle, its beginning or its end. */
function besides({ width, height }: Size, thing: Area): readonly Place[] {
  const rows = [(thing.top + thing.bottom - height) / 2, thing.top, thing.bottom - height]
  const columns = [(thing.left + thing.right - width) / 2, thing.left, thing.right - width]
  return [
    ...rows.map((top) => ({ left: thing.right + GAP, top })),
    ...rows.map((top) => ({ left: thing.left - GAP - width, top })),
    ...columns.map((left) => ({ left, top: thing.bottom + GAP })),
    ...columns.map((left) => ({ left, top: thing.top - GAP - height })),
  ]
}

function steps(from: number, to: number): readonly number[] {
  const all: number[] = []
  for (let at = from; at < to; at += STEP) all.push(at)
  return [...all, Math.max(from, to)]
}

/** Between two areas, along the longer direction. */
const apart = (a: Area, b: Area): number =>
  Math.max(0, a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)

/**
 * The place of the sheet: beside the thing, pushed into the area; of these places the one that covers least of the thing and of
 * what is in the way, of equal ones the first. If that covers something dear, the nearest place anywhere that covers less.
 */
export function placeBeside(size: Size, thing: Area, within: Area, obstacles: readonly Obstacle[] = []): Place {
  const avoided = [{ area: thing, weight: OWN_WEIGHT }, ...obstacles]
  const last = { left: within.right - GAP - size.width, top: within.bottom - GAP - size.height }
  const cost = (place: Place, least: number): number => {
    const sheet = areaAt(place, size)
    return avoided.reduce((sum, it) => (it.weight < least ? sum : sum + overlap(sheet, it.area) * it.weight), 0)
  }
  const cheapest = (places: readonly Place[], of: (place: Place) => number): Place & { readonly cost: number } => {
    let best = { left: within.left, top: within.top, cost: Infinity }
    for (const place of places) {
      const pushed = {
        left: between(within.left + GAP, place.left, last.left),
        top: between(within.top + GAP, place.top, last.top),
      }
      const found = of(pushed)
      if (found < best.cost) best = { ...pushed, cost: found }
    }
    return best
  }
  const beside = cheapest(besides(size, thing), (place) => cost(place, 0))
  const rows = steps(within.top + GAP, last.top)
  const anywhere = steps(within.left + GAP, last.left).flatMap((left) => rows.map((top) => ({ left, top })))
  const best =
    cost(beside, DEAR) === 0
      ? beside
      : cheapest([beside, ...anywhere], (place) => cost(place, 0) + apart(areaAt(place, size), thing) * WAY_WEIGHT)
  return { left: Math.max(within.left, best.left), top: Math.max(within.top, best.top) }
}
