import type { Seat } from '@bothy/kernel'
import {
  type Event,
  FACTORIES,
  type Factory,
  type Good,
  GOODS,
  isWorker,
  MADE_FROM,
  PRODUCT_OF,
  type Unit,
  UNIT_FACTS,
  UNITS,
  type View,
} from '@bothy/clans-of-caledonia/data'
import { boxOf } from '../box.ts'
import type { Making } from '../market/making.ts'

/** COC-66: a unit on the map, with the money or the goods that it brings in one Production. */
export type Source = {
  readonly hex: number
  readonly unit: Unit
  readonly money: number
  readonly good: Good | null
  readonly n: number
}

export type Line = {
  readonly unit: Unit
  readonly units: number
  readonly money: number
  readonly good: Good | null
  readonly n: number
}

const isFactory = (unit: Unit): unit is Factory => FACTORIES.some((factory) => factory === unit)

/** Workers first, then animals and fields, each kind from left to right over the map. */
export function sourcesOf(view: View, seat: Seat): readonly Source[] {
  const { yield: yields } = boxOf(view).units
  const { each } = view.players[seat].income
  const own = view.spaces.flatMap(({ hex, seat: owner, unit }) => (owner === seat ? [{ hex, unit }] : []))
  const of = (unit: Unit): readonly Source[] =>
    own
      .filter((it) => it.unit === unit)
      .map(({ hex }) => ({
        hex,
        unit,
        money: isWorker(unit) ? each[unit] : 0,
        good: isWorker(unit) ? null : UNIT_FACTS[unit].good,
        n: unit === 'sheep' || unit === 'cow' || unit === 'field' ? yields[unit] : 0,
      }))
  return [...UNITS.filter(isWorker), ...UNITS.filter((unit) => !isWorker(unit) && !isFactory(unit))].flatMap(of)
}

export function linesOf(sources: readonly Source[]): readonly Line[] {
  const lines = new Map<Unit, Line>()
  for (const { unit, money, good, n } of sources) {
    const line = lines.get(unit)
    lines.set(unit, {
      unit,
      units: (line?.units ?? 0) + 1,
      money: (line?.money ?? 0) + money,
      good,
      n: (line?.n ?? 0) + n,
    })
  }
  return [...lines.values()]
}

export const incomeOf = (sources: readonly Source[]): number => sources.reduce((sum, { money }) => sum + money, 0)

/** In the order of `GOODS`. */
export const goodsOf = (sources: readonly Source[]): readonly number[] =>
  GOODS.map((good) => sources.reduce((sum, source) => sum + (source.good === good ? source.n : 0), 0))

/** COC-66: in seat order of the round. */
export type Turn = 'done' | 'asked' | 'ahead'

export function turnOf({ order, pending }: View, seat: Seat): Turn {
  if (pending === null || pending.seat === seat) return 'asked'
  return order.indexOf(seat) < order.indexOf(pending.seat) ? 'done' : 'ahead'
}

const NOTHING: Making = { bread: 0, cheese: 0, whisky: 0 }

/** COC-66: the factories' work since the seat's last Production, or nothing. */
export function processedIn(events: readonly Event[], seat: Seat): Making {
  const from = events.findLastIndex((event) => event.type === 'produced' && event.seat === seat)
  const made = events.findLast((event, i) => i > from && event.type === 'processed' && event.seat === seat)
  return made?.type === 'processed' ? { bread: made.bread, cheese: made.cheese, whisky: made.whisky } : NOTHING
}

export const processedGoods = ({ bread, cheese, whisky }: Making): readonly number[] => [0, 0, 0, bread, cheese, whisky]

export type Shift = { readonly hex: number; readonly product: Good; readonly work: 'works' | 'idle' | 'lacks' }

/** COC-66: which factory works, and why the others do not; `raw` is what the seat had before its factories began. */
export function shiftsOf(view: View, seat: Seat, making: Making, raw: (good: Good) => number): readonly Shift[] {
  return FACTORIES.flatMap((factory) => {
    const product = PRODUCT_OF[factory]
    return view.spaces
      .filter((space) => space.seat === seat && space.unit === factory)
      .map(({ hex }, i) => ({
        hex,
        product,
        work: i < making[product] ? 'works' : raw(MADE_FROM[product]) === 0 ? 'lacks' : 'idle',
      }))
  })
}
