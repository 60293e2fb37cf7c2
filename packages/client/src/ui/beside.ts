/** Where a sheet is put that belongs to something: beside it, inside an area, off what must stay free. */
export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type Size = { readonly width: number; readonly height: number }

/** Something to keep off, and how much each pixel of it counts. */
export type Obstacle = { readonly area: Area; readonly weight: number }

/** Between a thing and its sheet, and between the sheet and the edge of the area. */
const GAP = 8
/** The thing itself is to be seen, before all else. */
const OWN_WEIGHT = 100

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

function overlap(a: Area, b: Area): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * The place of the sheet: right, left, below or above the thing, at its middle, its beginning or its end, pushed into the area.
 * Of these the one that covers least of the thing and of what is in the way; of equal ones the first.
 */
export function placeBeside(
  { width, height }: Size,
  thing: Area,
  within: Area,
  obstacles: readonly Obstacle[] = [],
): { readonly left: number; readonly top: number } {
  const middle = { x: (thing.left + thing.right - width) / 2, y: (thing.top + thing.bottom - height) / 2 }
  const rows = [middle.y, thing.top, thing.bottom - height]
  const columns = [middle.x, thing.left, thing.right - width]
  const wanted = [
    ...rows.map((top) => ({ left: thing.right + GAP, top })),
    ...rows.map((top) => ({ left: thing.left - GAP - width, top })),
    ...columns.map((left) => ({ left, top: thing.bottom + GAP })),
    ...columns.map((left) => ({ left, top: thing.top - GAP - height })),
  ]
  const avoided = [{ area: thing, weight: OWN_WEIGHT }, ...obstacles]
  let best = { left: within.left, top: within.top, cost: Infinity }
  for (const place of wanted) {
    const left = between(within.left + GAP, place.left, within.right - GAP - width)
    const top = between(within.top + GAP, place.top, within.bottom - GAP - height)
    const sheet = { left, top, right: left + width, bottom: top + height }
    const cost = avoided.reduce((sum, { area, weight }) => sum + overlap(sheet, area) * weight, 0)
    if (cost < best.cost) best = { left, top, cost }
  }
  return { left: Math.max(within.left, best.left), top: Math.max(within.top, best.top) }
}
