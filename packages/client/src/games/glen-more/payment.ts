import { ACTIVATION_OF, type Good, GOODS, type TileId, type View, type WayShown } from '@bothy/glen-more/data'
import { at, hasWays } from './presenter.ts'

/** One set of cubes that may be named, and what comes of it. */
export type Option = {
  readonly goods: readonly Good[]
  /** What is bought for it, and the price; nothing where cubes are received. */
  readonly bought: readonly Good[]
  readonly coins: number
  /** Null where the cubes pay for a tile of the track. */
  readonly way: WayShown | null
}

/** Cubes that are to be named: for which tile, all sets that are open, the best first. */
export type Question = {
  readonly tile: TileId | null
  /** Cubes are received, not paid. */
  readonly receives: boolean
  readonly options: readonly Option[]
}

const better = (a: Option, b: Option): number =>
  (b.way?.vp ?? 0) - (a.way?.vp ?? 0) ||
  (b.way?.barrels ?? 0) - (a.way?.barrels ?? 0) ||
  a.coins - b.coins ||
  a.goods.length - b.goods.length

/** The question about cubes that stands open now: after a tile with several ways was picked, or asked by itself. */
export function questionOf(view: View, picked: readonly string[]): Question | null {
  const { pending } = view
  if (pending === null) return null
  if (view.cubeChoices.length > 0) {
    const open = view.cubeChoices.filter(({ reason }) => reason === null)
    const options = open.map(({ goods, payment }) => ({
      goods,
      bought: payment?.bought ?? [],
      coins: payment?.coins ?? 0,
      way: null,
    }))
    return { tile: pending.tile, receives: pending.kind === 'choose', options: options.toSorted(better) }
  }
  if (pending.kind === 'spend' && picked.length > 0) {
    const options = [...new Set(pending.goods)].map((good) => ({ goods: [good], bought: [], coins: 0, way: null }))
    return { tile: pending.tile, receives: false, options }
  }
  const it = view.activatable.find(({ tile }) => picked[0] === at.tile(tile) && hasWays(tile))
  if (it === undefined || it.ways.length === 0) return null
  const options = it.ways.map((way) => ({
    goods: way.goods,
    bought: way.payment.bought,
    coins: way.payment.coins,
    way,
  }))
  return { tile: it.tile, receives: ACTIVATION_OF[it.tile].kind === 'produceAny', options: options.toSorted(better) }
}

const count = (goods: readonly Good[], good: Good): number => goods.filter((it) => it === good).length

const holds = (all: readonly Good[], part: readonly Good[]): boolean =>
  GOODS.every((good) => count(part, good) <= count(all, good))

/** The set that is named exactly, if it is one. */
export const chosen = ({ options }: Question, goods: readonly Good[]): Option | undefined =>
  options.find((option) => option.goods.length === goods.length && holds(option.goods, goods))

/** How many cubes of a good could be named besides those that are. */
export const canAdd = ({ options }: Question, goods: readonly Good[], good: Good): boolean =>
  options.some((option) => holds(option.goods, [...goods, good]))

/**
 * The cubes after a touch at one good, in the order in which they were named: one more if a set has room for it; else all of
 * it are taken out; where it is not yet in, the first ones give way to it.
 */
export function touched(question: Question, goods: readonly Good[], good: Good): readonly Good[] {
  if (canAdd(question, goods, good)) return [...goods, good]
  if (goods.includes(good)) return goods.filter((it) => it !== good)
  for (let drop = 1; drop <= goods.length; drop++) {
    const rest = goods.slice(drop)
    if (canAdd(question, rest, good)) return [...rest, good]
  }
  return goods
}

/** How many are still missing to the nearest set that could be reached. */
export function missing({ options }: Question, goods: readonly Good[]): number {
  const sizes = options.filter((option) => holds(option.goods, goods)).map((option) => option.goods.length)
  return sizes.length === 0 ? 0 : Math.max(0, Math.min(...sizes) - goods.length)
}
