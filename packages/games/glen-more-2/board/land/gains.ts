import {
  type Good,
  GOODS,
  type Spot as PlaceSpot,
  type TileId,
  type View,
  type WayShown,
  type Yield,
} from '@bothy/glen-more-2/data'
import { inOrder, promisedBy, sumOf, yieldsNear } from '@bothy/board-kit/parts/land/gains.ts'
import { yieldsOf } from '../chronicles/offers.ts'
import type { Gains } from './activation-gains.ts'

export const isFree = ({ payment, markers, ages, tokens, events }: WayShown): boolean =>
  payment.own.length + payment.bought.length + payment.coins + markers + ages + tokens + events === 0

type Given = Pick<WayShown, 'puts' | 'vp' | 'casks' | 'points' | 'markers' | 'ages' | 'tokens' | 'events'>

export function addGains(list: readonly Given[]): Gains {
  const sum = (of: (way: Given) => number): number => sumOf(list, of)
  const puts = list.flatMap((way) => way.puts)
  return {
    goods: inOrder(GOODS, puts),
    vp: sum(({ vp }) => vp),
    casks: sum(({ casks }) => casks),
    points: sum(({ points }) => points),
    markers: sum(({ markers }) => markers),
    ages: sum(({ ages }) => ages),
    tokens: sum(({ tokens }) => tokens),
    events: sum(({ events }) => events),
  }
}

export const yieldsAt = (view: View, spot: PlaceSpot, tile: TileId): readonly Yield[] =>
  yieldsNear(yieldsOf(view), spot, tile)

export type Prospect =
  | { readonly kind: 'good'; readonly good: Good | 'any'; readonly count: number }
  | { readonly kind: 'move' | 'vp' | 'age' | 'event'; readonly count: number }
  | {
      readonly kind: 'trade'
      readonly tile: TileId
      readonly vp: number
      readonly casks: number
      readonly markers: number
      readonly tokens: number
    }

export function prospectsOf(list: readonly Yield[]): readonly Prospect[] {
  const counted = (kind: 'move' | 'age' | 'event', from: readonly Yield[], of: (it: Yield) => number) => ({
    kind,
    count: sumOf(from, of),
  })
  return promisedBy<Yield, Prospect, Prospect & { readonly count: number }>(
    list,
    ({ tile, vp, casks, markers, tokens }) =>
      vp + casks + markers + tokens > 0 ? { kind: 'trade', tile, vp, casks, markers, tokens } : null,
    (free) => [
      ...GOODS.map((good) => ({
        kind: 'good' as const,
        good,
        count: sumOf(free, ({ puts }) => puts.filter((put) => put === good).length),
      })),
      { kind: 'good', good: 'any', count: sumOf(free, ({ any }) => any) },
      counted('move', free, ({ points }) => points),
      // Ageing of a trade is promised whether it is paid or not.
      counted('age', list, ({ ages }) => ages),
      counted('event', free, ({ events }) => events),
    ],
  )
}
