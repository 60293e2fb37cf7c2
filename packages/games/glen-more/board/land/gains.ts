import { type Good, GOODS, type Spot, type TileId, type View, type WayShown, type Yield } from '@bothy/glen-more/data'
import { inOrder, promisedBy, sumOf, yieldsNear } from '@bothy/board-kit/parts/land/gains.ts'

export type Gains = {
  readonly goods: readonly Good[]
  readonly vp: number
  readonly barrels: number
  readonly points: number
}

export const isFree = ({ payment }: WayShown): boolean => payment.own.length === 0 && payment.bought.length === 0

export const addGains = (list: readonly Pick<WayShown, 'cubes' | 'vp' | 'barrels' | 'points'>[]): Gains => ({
  goods: inOrder(
    GOODS,
    list.flatMap(({ cubes }) => cubes),
  ),
  vp: sumOf(list, (way) => way.vp),
  barrels: sumOf(list, (way) => way.barrels),
  points: sumOf(list, (way) => way.points),
})

export const yieldsAt = ({ yields }: Pick<View, 'yields'>, spot: Spot, tile: TileId): readonly Yield[] =>
  yieldsNear(yields, spot, tile)

export type Prospect =
  | { readonly kind: 'cube'; readonly cube: Good | 'any'; readonly count: number }
  | { readonly kind: 'step' | 'vp'; readonly count: number }
  | { readonly kind: 'trade'; readonly tile: TileId; readonly vp: number; readonly barrels: number }

export const prospectsOf = (list: readonly Yield[]): readonly Prospect[] =>
  promisedBy<Yield, Prospect, Prospect & { readonly count: number }>(
    list,
    ({ tile, vp, barrels }) => (vp + barrels > 0 ? { kind: 'trade', tile, vp, barrels } : null),
    (free) => [
      ...([...GOODS, 'any'] as const).map((cube) => ({
        kind: 'cube' as const,
        cube,
        count: free.filter((it) => it.cube === cube).length,
      })),
      { kind: 'step', count: sumOf(free, ({ points }) => points) },
    ],
  )
