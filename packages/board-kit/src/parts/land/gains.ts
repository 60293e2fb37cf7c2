import type { Macro } from '../../board/game-board.ts'

/** A tile that may be activated: its ways that are open, or the reason against it. `extra` needs the help of a card. */
type Activatable<Way> = {
  readonly tile: number
  readonly extra: boolean
  readonly reason: unknown
  readonly ways: readonly Way[]
}

export const sumOf = <T>(list: readonly T[], of: (it: T) => number): number => list.reduce((n, it) => n + of(it), 0)

export const inOrder = <G>(goods: readonly G[], list: readonly G[]): readonly G[] =>
  goods.flatMap((good) => list.filter((it) => it === good))

/** The only way of a tile that costs nothing, uses no card and leaves nothing to choose. */
export function plainWay<Way>({ extra, reason, ways }: Activatable<Way>, isFree: (way: Way) => boolean): Way | null {
  const [way] = ways
  return reason === null && !extra && ways.length === 1 && way !== undefined && isFree(way) ? way : null
}

type Activations<Action, Way> = {
  readonly activatable: readonly Activatable<Way>[]
  readonly legal: readonly Action[]
  readonly isFree: (way: Way) => boolean
  readonly label: (ways: readonly Way[]) => string
}

/** One button for all activations that nobody would want to think about; none if there are fewer than two. */
export function activateFree<Action extends { readonly type: string }, Way>({
  activatable,
  legal,
  isFree,
  label,
}: Activations<Action, Way>): readonly Macro<Action>[] {
  const uses = (action: Action, tile: number): boolean =>
    action.type === 'activate' && 'tile' in action && action.tile === tile
  const plain = activatable.filter((it) => plainWay(it, isFree) !== null)
  const actions = legal.filter((action) => plain.some(({ tile }) => uses(action, tile)))
  if (actions.length < 2) return []
  const used = plain.filter(({ tile }) => actions.some((action) => uses(action, tile)))
  return [{ id: 'macro:plain', label: label(used.flatMap(({ ways }) => ways)), actions }]
}

export const yieldsNear = <Yield extends { readonly tile: number }>(
  yields: readonly Yield[],
  { activates }: { readonly activates: readonly number[] },
  tile: number,
): readonly Yield[] => [...activates, tile].flatMap((near) => yields.find((it) => it.tile === near) ?? [])

export const mostActivated = (
  yields: readonly { readonly tile: number }[],
  spots: readonly { readonly activates: readonly number[] }[],
  tile: number,
): number => Math.max(0, ...spots.map((spot) => yieldsNear(yields, spot, tile).length))

type Counted = { readonly kind: string; readonly count: number }

/**
 * Signs of a preview, the dearest first: points, then trades, each of which stands for itself, then what else is counted. A trade
 * that would give nothing now is left out.
 */
export function promisedBy<
  Yield extends { readonly trades: boolean; readonly vp: number },
  Trade,
  Other extends Counted,
>(
  list: readonly Yield[],
  tradeOf: (it: Yield) => Trade | null,
  othersOf: (free: readonly Yield[]) => readonly Other[],
): readonly ({ readonly kind: 'vp'; readonly count: number } | Trade | Other)[] {
  const free = list.filter(({ trades }) => !trades)
  const vp = { kind: 'vp' as const, count: sumOf(free, (it) => it.vp) }
  return [
    ...[vp].filter(({ count }) => count > 0),
    ...list.flatMap((it) => (it.trades ? (tradeOf(it) ?? []) : [])),
    ...othersOf(free).filter(({ count }) => count > 0),
  ]
}
