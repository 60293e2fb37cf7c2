import { type Area, overlap } from '../../ui/controls/beside.ts'

const GAP_PX = 2
const WIDTH_STEP_PX = 24
const WIDEST_READABLE_PX = 480
const LEAST_READABLE_PX = { width: 150, height: 44 } as const

export type Room = {
  readonly within: Area
  readonly avoided: readonly Area[]
  readonly heightAt: (width: number) => number
}

type Edge = 'left' | 'top' | 'right' | 'bottom'

const heightOf = ({ top, bottom }: Area): number => bottom - top
const widthOf = ({ left, right }: Area): number => right - left
const isUpright = (edge: Edge): boolean => edge === 'top' || edge === 'bottom'
const signOf = (edge: Edge): 1 | -1 => (edge === 'right' || edge === 'bottom' ? 1 : -1)
const across = (edge: Edge): readonly [Edge, Edge] => (isUpright(edge) ? ['left', 'right'] : ['top', 'bottom'])
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const

function moved(area: Area, edge: Edge, most: number, { within, avoided }: Room): Area {
  const sign = signOf(edge)
  const [from, to] = across(edge)
  let room = sign * (within[edge] - area[edge])
  for (const it of avoided) {
    const isBeside = it[from] < area[to] && it[to] > area[from] && sign * (it[edge] - area[edge]) > 0
    if (isBeside) room = Math.min(room, sign * (it[opposite[edge]] - area[edge]) - GAP_PX)
  }
  return { ...area, [edge]: area[edge] + sign * Math.max(0, Math.min(room, most)) }
}

/** In px of height. */
export const lacks = (area: Area, { heightAt }: Room): number => Math.ceil(heightAt(widthOf(area))) - heightOf(area)

function heightened(area: Area, room: Room): Area {
  const lacking = lacks(area, room)
  if (lacking <= 0) return area
  const up = moved(area, 'top', lacking, room)
  return moved(up, 'bottom', lacking - heightOf(up) + heightOf(area), room)
}

/** As large as its words need, as far as nothing that must stay in sight is covered: higher at first, then wider. */
export function grown(place: Area, room: Room, isWide: boolean): Area {
  let best = heightened(place, room)
  if (!isWide) return best
  let least = lacks(best, room)
  for (let more = WIDTH_STEP_PX; least > 0 && widthOf(place) + more <= WIDEST_READABLE_PX; more += WIDTH_STEP_PX) {
    const right = moved(place, 'right', more, room)
    const wide = moved(right, 'left', more - widthOf(right) + widthOf(place), room)
    if (widthOf(wide) < widthOf(place) + more) break
    const tried = heightened(wide, room)
    const lacking = lacks(tried, room)
    if (lacking < least) [best, least] = [tried, lacking]
  }
  return best
}

/** Where nothing is covered, as large as wanted or as there is room; null where no line of words would fit. */
export function freeArea(wanted: { readonly width: number; readonly height: number }, room: Room): Area | null {
  const { within, avoided } = room
  const near = avoided.filter((it) => overlap(it, within) > 0)
  const lefts = new Set([within.left, ...near.map(({ right }) => right + GAP_PX)])
  const rights = new Set([within.right, ...near.map(({ left }) => left - GAP_PX)])
  let [best, most]: [Area | null, number] = [null, 0]
  for (const left of lefts)
    for (const right of rights) {
      if (left < within.left || right > within.right || right - left < LEAST_READABLE_PX.width) continue
      const rows = near.filter((it) => it.left < right && it.right > left).toSorted((a, b) => a.top - b.top)
      let { top } = within
      for (const below of [...rows.map((it) => it.top - GAP_PX), within.bottom]) {
        const [width, height] = [Math.min(right - left, wanted.width), Math.min(below - top, wanted.height)]
        if (height >= LEAST_READABLE_PX.height && width * height > most)
          [best, most] = [{ left, top, right: left + width, bottom: top + height }, width * height]
        for (const it of rows) if (it.top - GAP_PX <= below) top = Math.max(top, it.bottom + GAP_PX)
      }
    }
  return best
}
