import type { BoxRoad } from './clan-board.ts'
import { FIELD_COUNT, type FieldId, fieldNamed } from './fields.ts'

/** A field, or Start with the id after the last field. */
export type PlaceId = number
export const START: PlaceId = FIELD_COUNT
export const PLACES = FIELD_COUNT + 1
/** More than any road costs: there is no way. */
export const NO_WAY = 1 << 16

export const placeNamed = (name: string): PlaceId | undefined => (name === 'start' ? START : fieldNamed(name))

/** Cheapest ways between all places, indexed by `from * PLACES + to`. */
export type Roads = {
  readonly cost: readonly number[]
  /** The place before `to` on the way; `from` itself at its own place and where there is no way. */
  readonly before: readonly PlaceId[]
}

/** GM2-111: every pair once, by the cheapest sum of its roads; of equally cheap ways the one over the places of lowest number. */
export function roadsOf(boxRoads: { readonly [number: string]: BoxRoad }): Roads {
  const cost: number[] = Array.from({ length: PLACES * PLACES }, () => NO_WAY)
  const before: PlaceId[] = Array.from({ length: PLACES * PLACES }, (_, i) => Math.floor(i / PLACES))
  for (let place = 0; place < PLACES; place++) cost[place * PLACES + place] = 0
  for (const road of Object.values(boxRoads)) {
    const a = placeNamed(road.a)
    const b = placeNamed(road.b)
    if (a === undefined || b === undefined || road.cost >= cost[a * PLACES + b]) continue
    cost[a * PLACES + b] = road.cost
    cost[b * PLACES + a] = road.cost
  }
  for (let via = 0; via < PLACES; via++)
    for (let from = 0; from < PLACES; from++)
      for (let to = 0; to < PLACES; to++) {
        const sum = cost[from * PLACES + via] + cost[via * PLACES + to]
        if (sum >= cost[from * PLACES + to]) continue
        cost[from * PLACES + to] = sum
        before[from * PLACES + to] = before[via * PLACES + to]
      }
  return { cost, before }
}

/** GM2-111: where the cheapest way to a field begins, Start or a field of `marked` (bits by field); Start if it is as cheap. */
export function roadFrom({ cost }: Roads, marked: number, field: FieldId): PlaceId {
  let best: PlaceId = START
  for (let from = 0; from < FIELD_COUNT; from++)
    if (((marked >> from) & 1) === 1 && cost[from * PLACES + field] < cost[best * PLACES + field]) best = from
  return best
}

export const roadPrice = (roads: Roads, marked: number, field: FieldId): number =>
  roads.cost[roadFrom(roads, marked, field) * PLACES + field]

export function roadPrices({ cost }: Roads, marked: number, out: Int32Array): void {
  for (let field = 0; field < FIELD_COUNT; field++) out[field] = cost[START * PLACES + field]
  for (let from = 0; from < FIELD_COUNT; from++) {
    if (((marked >> from) & 1) === 0) continue
    for (let field = 0; field < FIELD_COUNT; field++)
      if (cost[from * PLACES + field] < out[field]) out[field] = cost[from * PLACES + field]
  }
}

export function roadPath(roads: Roads, marked: number, field: FieldId): readonly PlaceId[] {
  const from = roadFrom(roads, marked, field)
  const path: PlaceId[] = [field]
  for (let to = field; to !== from;) {
    to = roads.before[from * PLACES + to]
    path.unshift(to)
  }
  return path
}
