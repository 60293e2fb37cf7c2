export type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type Size = { readonly width: number; readonly height: number }

export type Obstacle = { readonly area: Area; readonly weight: number }

/**
 * Cost of a covered pixel: lit targets, the prompt, things that can only be looked at. The last is low: on a full map the sheet covers a
 * part rather than lie far away.
 */
export const WEIGHTS = { lit: 10, prompt: 1_000_000, plain: 0.005 } as const

const GAP = 8
/** A thing of at least this weight is kept free however far away the sheet must go. */
const NEEDED = WEIGHTS.lit
/** A thing covered by more than `SHARE` counts as hidden, which costs as much as `HIDDEN` pixels more. */
const SHARE = 0.1
const HIDDEN = 10_000
const STEP_PX = 24

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

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

function besides({ width, height }: Size, item: Area): readonly Place[] {
  const rows = [(item.top + item.bottom - height) / 2, item.top, item.bottom - height]
  const columns = [(item.left + item.right - width) / 2, item.left, item.right - width]
  return [
    ...rows.map((top) => ({ left: item.right + GAP, top })),
    ...rows.map((top) => ({ left: item.left - GAP - width, top })),
    ...columns.map((left) => ({ left, top: item.bottom + GAP })),
    ...columns.map((left) => ({ left, top: item.top - GAP - height })),
  ]
}

function starts(from: number, to: number, edges: readonly number[]): Set<number> {
  const all = edges.filter((at) => at > from && at < to)
  for (let at = from; at < to; at += STEP_PX) all.push(at)
  return new Set([...all, Math.max(from, to)])
}

const apart = (a: Area, b: Area): number =>
  Math.max(0, a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)

/** The thing itself should be seen; only the prompt counts more. */
const ownOf = (area: Area): Obstacle => ({ area, weight: 100 })

function isHidden(sheet: Area, { area, weight }: Obstacle): boolean {
  return weight >= NEEDED && overlap(sheet, area) > SHARE * overlap(area, area)
}

const isHiding = (sheet: Area, item: Area, obstacles: readonly Obstacle[]): boolean =>
  [ownOf(item), ...obstacles].some((it) => isHidden(sheet, it))

function cost(sheet: Area, avoided: readonly Obstacle[], least: number): number {
  let sum = 0
  for (const item of avoided) {
    const covered = overlap(sheet, item.area)
    if (covered === 0) continue
    sum += (covered + (isHidden(sheet, item) ? HIDDEN : 0)) * item.weight
    if (sum >= least) break
  }
  return sum
}

/** Of the places beside the thing the first that covers least; if it hides something needed, the nearest place anywhere that covers less. */
export function placeBeside(size: Size, item: Area, within: Area, obstacles: readonly Obstacle[] = []): Place {
  const avoided = [ownOf(item), ...obstacles]
  const last = { left: within.right - GAP - size.width, top: within.bottom - GAP - size.height }
  let [best, least]: [Area, number] = [areaAt(within, size), Infinity]
  for (const { left, top } of besides(size, item)) {
    const [x, y] = [between(within.left + GAP, left, last.left), between(within.top + GAP, top, last.top)]
    const sheet = areaAt({ left: x, top: y }, size)
    const found = cost(sheet, avoided, least)
    if (found < least) [best, least] = [sheet, found]
  }
  const needed = avoided.filter(({ weight }) => weight >= NEEDED)
  if (cost(best, needed, Infinity) > 0) best = anywhere(best, item, avoided, needed, [within, last])
  return { left: Math.max(within.left, best.left), top: Math.max(within.top, best.top) }
}

/** Width in rem, and height as a share of the area: what is too high scrolls. */
const SHAPES = [1, 0.6, 0.4, 0.2].flatMap((height) => [22, 30, 16].map((width) => [width, height] as const))

/** The first shape that hides nothing, else the usual one. `give` applies a shape and returns its size; the last one applied stays. */
export function shapeBeside(
  give: (width: number, height: number) => Size,
  item: Area,
  within: Area,
  obstacles: readonly Obstacle[],
): Area {
  let lies = item
  for (const shape of [...SHAPES, SHAPES[0]]) {
    const size = give(...shape)
    lies = areaAt(placeBeside(size, item, within, obstacles), size)
    if (!isHiding(lies, item, obstacles)) break
  }
  return lies
}

/** Obstacles that cannot matter are left out: there are thousands of places, and a map has hundreds of spots. */
function anywhere(
  beside: Area,
  item: Area,
  avoided: readonly Obstacle[],
  needed: readonly Obstacle[],
  [first, last]: readonly [Place, Place],
): Area {
  const [width, height] = [beside.right - beside.left, beside.bottom - beside.top]
  let [best, least] = [beside, cost(beside, avoided, Infinity) + apart(beside, item)]
  const edgesX = needed.flatMap(({ area }) => [area.right, area.left - width])
  const edgesY = needed.flatMap(({ area }) => [area.bottom, area.top - height])
  const tops = starts(first.top + GAP, last.top, edgesY)
  for (const left of starts(first.left + GAP, last.left, edgesX)) {
    const inColumn = avoided.filter(({ area }) => area.left < left + width && area.right > left)
    for (const top of tops) {
      const sheet = areaAt({ left, top }, { width, height })
      const far = apart(sheet, item)
      const found = far < least ? cost(sheet, inColumn, least) + far : Infinity
      if (found < least) [best, least] = [sheet, found]
    }
  }
  return best
}
