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
} from '@bothy/glen-more-2/data'
import type { Gains } from './activation-gains.ts'
import { yieldsOf } from '../chronicles/offers.ts'

type Activate = Extract<Action, { readonly type: 'activate' }>

const isFree = ({ payment, markers, ages, tokens, events }: WayShown): boolean =>
  payment.own.length + payment.bought.length + payment.coins + markers + ages + tokens + events === 0

/** The only way of a tile that costs nothing, does not use Loch Ness and leaves nothing to choose. */
function plainWay({ extra, reason, ways }: Activatable): WayShown | null {
  const [way] = ways
  return reason === null && !extra && ways.length === 1 && way !== undefined && isFree(way) ? way : null
}

/** Activations that nobody would want to think about. */
export function plainActivations(view: View, legal: readonly Action[]): readonly Activate[] {
  // One tile of a kind is a choice, even where it costs nothing (GM2-113).
  if (view.pending?.kind !== 'activate') return []
  const plain = new Set(view.activatable.filter((it) => plainWay(it) !== null).map(({ tile }) => tile))
  return legal.filter((action): action is Activate => action.type === 'activate' && plain.has(action.tile))
}

type Given = Pick<WayShown, 'puts' | 'vp' | 'casks' | 'points' | 'markers' | 'ages' | 'tokens' | 'events'>

export function addGains(list: readonly Given[]): Gains {
  const puts = list.flatMap((way) => way.puts)
  const sum = (of: (way: Given) => number): number => list.reduce((n, way) => n + of(way), 0)
  return {
    goods: GOODS.flatMap((good) => puts.filter((put) => put === good)),
    vp: sum(({ vp }) => vp),
    casks: sum(({ casks }) => casks),
    points: sum(({ points }) => points),
    markers: sum(({ markers }) => markers),
    ages: sum(({ ages }) => ages),
    tokens: sum(({ tokens }) => tokens),
    events: sum(({ events }) => events),
  }
}

export const plainGains = (view: View, actions: readonly Activate[]): Gains =>
  addGains(
    view.activatable.filter(({ tile }) => actions.some((action) => action.tile === tile)).flatMap(({ ways }) => ways),
  )

/** Yields of the tiles that a place would activate, the new one last; without those that could give nothing. */
export const yieldsAt = (view: View, spot: Spot, tile: TileId): readonly Yield[] =>
  [...spot.activates, tile].flatMap((near) => yieldsOf(view).find((it) => it.tile === near) ?? [])

/** How many tiles a tile would activate on its best place, itself among them. */
export const mostActivated = (view: View, tile: TileId, spots: readonly Spot[]): number =>
  Math.max(0, ...spots.map((spot) => yieldsAt(view, spot, tile).length))

/** One sign of a preview: resources and steps are counted, each trade stands for itself. */
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

/** The dearest first. A trade that would give nothing now promises nothing. */
export function prospectsOf(list: readonly Yield[]): readonly Prospect[] {
  const free = list.filter(({ trades }) => !trades)
  const sum = (of: (it: Yield) => number): number => free.reduce((n, it) => n + of(it), 0)
  const goods = GOODS.map((good): Prospect => ({
    kind: 'good',
    good,
    count: sum(({ puts }) => puts.filter((put) => put === good).length),
  }))
  const trades = list.flatMap(({ tile, trades: does, vp, casks, markers, tokens }): readonly Prospect[] =>
    does && vp + casks + markers + tokens > 0 ? [{ kind: 'trade', tile, vp, casks, markers, tokens }] : [],
  )
  return [
    { kind: 'vp' as const, count: sum(({ vp }) => vp) },
    ...trades,
    ...goods,
    { kind: 'good' as const, good: 'any' as const, count: sum(({ any }) => any) },
    { kind: 'move' as const, count: sum(({ points }) => points) },
    { kind: 'age' as const, count: list.reduce((n, { ages }) => n + ages, 0) },
    { kind: 'event' as const, count: sum(({ events }) => events) },
  ].filter((it) => it.kind === 'trade' || it.count > 0)
}
