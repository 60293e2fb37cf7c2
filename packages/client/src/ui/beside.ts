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

/** So many pixels lie on both. */
export function overlap(a: Area, b: Area): number {
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

/** What a sheet covers; not reckoned to the end where that is not less than `least`. */
function cost(sheet: Area, avoided: readonly Obstacle[], least: number): number {
  let sum = 0
  for (const { area, weight } of avoided) {
    sum += overlap(sheet, area) * weight
    if (sum >= least) break
  }
  return sum
}

/**
 * The place of the sheet: beside the thing, pushed into the area; of these places the one that covers least of the thing and of
 * what is in the way, of equal ones the first. If that covers something dear, the nearest place anywhere that covers less.
 */
export function placeBeside(size: Size, thing: Area, within: Area, obstacles: readonly Obstacle[] = []): Place {
  const avoided = [{ area: thing, weight: OWN_WEIGHT }, ...obstacles]
  const last = { left: within.right - GAP - size.width, top: within.bottom - GAP - size.height }
  let [best, least]: [Area, number] = [areaAt(within, size), Infinity]
  for (const { left, top } of besides(size, thing)) {
    const [x, y] = [between(within.left + GAP, left, last.left), between(within.top + GAP, top, last.top)]
    const sheet = areaAt({ left: x, top: y }, size)
    const found = cost(sheet, avoided, least)
    if (found < least) [best, least] = [sheet, found]
  }
  const dear = avoided.filter(({ weight }) => weight >= DEAR)
  if (cost(best, dear, Infinity) > 0) best = anywhere(best, thing, avoided, [within, last])
  return { left: Math.max(within.left, best.left), top: Math.max(within.top, best.top) }
}

/** There are hundreds of such places, and a map has hundreds of spots: what is too far away, or not below or above, is left out. */
function anywhere(
  beside: Area,
  thing: Area,
  avoided: readonly Obstacle[],
  [first, last]: readonly [Place, Place],
): Area {
  const [width, height] = [beside.right - beside.left, beside.bottom - beside.top]
  const way = (sheet: Area): number => apart(sheet, thing) * WAY_WEIGHT
  let [best, least] = [beside, cost(beside, avoided, Infinity) + way(beside)]
  const rows = steps(first.top + GAP, last.top)
  for (const left of steps(first.left + GAP, last.left)) {
    const inColumn = avoided.filter(({ area }) => area.left < left + width && area.right > left)
    for (const top of rows) {
      const sheet = areaAt({ left, top }, { width, height })
      const far = way(sheet)
      const found = far < least ? cost(sheet, inColumn, least) + far : Infinity
      if (found < least) [best, least] = [sheet, found]
    }
  }
  return best
}
