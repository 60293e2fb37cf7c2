import {
  type Action,
  type Activatable,
  type Good,
  GOODS,
  type Spot,
  type TileId,
  type View,
  type WayShown,
  type Yield,
} from '@bothy/glen-more/data'

/** Sum over several activations. */
export type Gains = {
  readonly goods: readonly Good[]
  readonly vp: number
  readonly barrels: number
  readonly points: number
}

type Activate = Extract<Action, { readonly type: 'activate' }>

const isFree = ({ payment }: WayShown): boolean => payment.own.length === 0 && payment.bought.length === 0

/** The only way of a tile that costs nothing, uses no card and leaves nothing to choose. */
export function plainWay({ extra, reason, ways }: Activatable): WayShown | null {
  const [way] = ways
  return reason === null && !extra && ways.length === 1 && way !== undefined && isFree(way) ? way : null
}

/** Activations that nobody would want to think about. */
export function plainActivations(view: View, legal: readonly Action[]): readonly Activate[] {
  const plain = new Set(view.activatable.filter((it) => plainWay(it) !== null).map(({ tile }) => tile))
  return legal.filter((action): action is Activate => action.type === 'activate' && plain.has(action.tile))
}

export function addGains(list: readonly Pick<WayShown, 'cubes' | 'vp' | 'barrels' | 'points'>[]): Gains {
  const cubes = list.flatMap((way) => way.cubes)
  const sum = (of: (way: (typeof list)[number]) => number): number => list.reduce((n, way) => n + of(way), 0)
  return {
    goods: GOODS.flatMap((good) => cubes.filter((cube) => cube === good)),
    vp: sum(({ vp }) => vp),
    barrels: sum(({ barrels }) => barrels),
    points: sum(({ points }) => points),
  }
}

export const plainGains = (view: View, actions: readonly Activate[]): Gains =>
  addGains(
    view.activatable.filter(({ tile }) => actions.some((action) => action.tile === tile)).flatMap(({ ways }) => ways),
  )

/** Yields of the tiles that a place would activate, the new one last; without those that could give nothing. */
export function yieldsAt({ yields }: Pick<View, 'yields'>, spot: Spot, tile: TileId): readonly Yield[] {
  return [...spot.activates, tile].flatMap((near) => yields.find((it) => it.tile === near) ?? [])
}

/** How many tiles a tile would activate on its best place, itself among them. */
export const mostActivated = (view: View, tile: TileId, spots: readonly Spot[]): number =>
  Math.max(0, ...spots.map((spot) => yieldsAt(view, spot, tile).length))

/** One sign of a preview: cubes and steps are counted, each trade stands for itself. */
export type Prospect =
  | { readonly kind: 'cube'; readonly cube: Good | 'any'; readonly count: number }
  | { readonly kind: 'step' | 'vp'; readonly count: number }
  | { readonly kind: 'trade'; readonly tile: TileId; readonly vp: number; readonly barrels: number }

/** The dearest first. A trade that would give nothing now is left out. */
export function prospectsOf(list: readonly Yield[]): readonly Prospect[] {
  const free = list.filter(({ trades }) => !trades)
  const sum = (of: (it: Yield) => number): number => free.reduce((n, it) => n + of(it), 0)
  const cubes = ([...GOODS, 'any'] as const).map((cube): Prospect => ({
    kind: 'cube',
    cube,
    count: free.filter((it) => it.cube === cube).length,
  }))
  const trades = list.flatMap(({ tile, trades: does, vp, barrels }): readonly Prospect[] =>
    does && vp + barrels > 0 ? [{ kind: 'trade', tile, vp, barrels }] : [],
  )
  return [
    { kind: 'vp' as const, count: sum(({ vp }) => vp) },
    ...trades,
    ...cubes,
    { kind: 'step' as const, count: sum(({ points }) => points) },
  ].filter((it) => it.kind === 'trade' || it.count > 0)
}
