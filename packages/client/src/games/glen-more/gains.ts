import {
  ACTIVATION_OF,
  type Action,
  type Activatable,
  CUBES_PER_TILE,
  type Good,
  GOODS,
  type TileId,
  type TileShown,
  type View,
  type WayShown,
} from '@bothy/glen-more/data'

/** What activations bring, added up. */
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

/** A tile as one would wish to use it, before it can be: what it gives freely, or that it trades for something. */
export type Prospect =
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'any' | 'trade' | 'distil' | 'step' | 'nothing' }
  | { readonly kind: 'vp'; readonly vp: number }

export function prospectOf(tile: TileId, shown: TileShown | undefined): Prospect {
  const activation = ACTIVATION_OF[tile]
  const full = (shown?.cubes.length ?? 0) >= CUBES_PER_TILE
  switch (activation.kind) {
    case 'produce':
      return full ? { kind: 'nothing' } : { kind: 'good', good: activation.good }
    case 'produceAny':
      return { kind: full ? 'nothing' : 'any' }
    case 'distil':
      return { kind: 'distil' }
    case 'exchange':
    case 'exchangeAny':
    case 'fair':
      return { kind: 'trade' }
    case 'vp':
      return { kind: 'vp', vp: activation.vp }
    case 'movement':
      return { kind: 'step' }
    case 'none':
      return { kind: 'nothing' }
  }
}

const ORDER: readonly Prospect['kind'][] = ['vp', 'distil', 'trade', 'good', 'any', 'step']

/** The same by kind, the dearest first: points are added up, all else is counted. */
export function prospectsOf(
  list: readonly Prospect[],
): readonly { readonly prospect: Prospect; readonly count: number }[] {
  const vp = list.reduce((sum, it) => sum + (it.kind === 'vp' ? it.vp : 0), 0)
  const found = new Map<string, { readonly prospect: Prospect; readonly count: number }>()
  for (const it of list) {
    if (it.kind === 'nothing') continue
    const key = it.kind === 'good' ? it.good : it.kind
    const count = it.kind === 'vp' ? 1 : (found.get(key)?.count ?? 0) + 1
    found.set(key, { prospect: it.kind === 'vp' ? { kind: 'vp', vp } : it, count })
  }
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.prospect.kind) - ORDER.indexOf(b.prospect.kind))
}
