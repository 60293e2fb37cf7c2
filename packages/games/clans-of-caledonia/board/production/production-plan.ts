import type { Seat } from '@bothy/kernel'
import type { View } from '@bothy/clans-of-caledonia/data'
import type { Tempo } from '@bothy/board-kit/board/motion/flights.ts'
import { type Source, sourcesOf } from './production-facts.ts'

/** In milliseconds: from one unit to the next, and for all of a Production. */
const GAP = 150
export const LONGEST = 2500

export type PlannedGain = {
  readonly seat: Seat
  readonly source: Source
  readonly at: number
}

export type ProductionPlan = {
  readonly gains: readonly PlannedGain[]
  readonly goodsFrom: number
  readonly end: number
}

/** Income first, then goods, all seats side by side; many units follow each other faster. */
export function planOf(view: View, seats: readonly Seat[], { flight, count }: Tempo): ProductionPlan {
  const all = seats.map((seat) => ({ seat, sources: sourcesOf(view, seat) }))
  const most = (isGood: boolean): number =>
    Math.max(0, ...all.map(({ sources }) => sources.filter(({ good }) => (good !== null) === isGood).length))
  const [workers, animals] = [most(false), most(true)]
  const last = Math.max(0, workers + animals - 1)
  const gap = last === 0 ? 0 : Math.min(GAP, Math.floor((LONGEST - flight - count) / last))
  const gains = all.flatMap(({ seat, sources }) => {
    let [income, goods] = [0, workers]
    return sources.map((source) => ({ seat, source, at: (source.good === null ? income++ : goods++) * gap }))
  })
  return { gains, goodsFrom: workers * gap, end: gains.length === 0 ? 0 : last * gap + flight + count }
}
