import type { PartWords } from '../words.ts'

type Counts<Good extends string> = { readonly [G in Good]: number }

export type Means<Good extends string> = {
  readonly own: Counts<Good>
  readonly filled: Counts<Good>
  readonly spaces: number
  readonly coins: number
}

/** Goods of a cost that a seat does not have, each with its price at the market, null if it is sold out. */
export type Lack<Good> = { readonly good: Good; readonly price: number | null }

const countOf = <Good>(goods: readonly Good[], good: Good): number => goods.filter((it) => it === good).length

export function lackOf<Good extends string>(
  goods: readonly Good[],
  { own, filled, spaces }: Omit<Means<Good>, 'coins'>,
): readonly Lack<Good>[] {
  return goods.flatMap((good, i) => {
    const short = countOf(goods.slice(0, i + 1), good) - own[good]
    if (short <= 0) return []
    const price = filled[good] + short
    return [{ good, price: price <= spaces ? price : null }]
  })
}

/** One good that is not part of the cost and whose sale brings what is short: the one that brings least beyond it. */
export function saleFor<Good extends string>(
  goods: readonly Good[],
  short: number,
  { own, filled }: Pick<Means<Good>, 'own' | 'filled'>,
  all: readonly Good[],
): Good | null {
  const [best] = all
    .filter((good) => own[good] > countOf(goods, good) && filled[good] >= Math.max(1, short))
    .toSorted((a, b) => filled[a] - filled[b])
  return short > 0 && best !== undefined ? best : null
}

type GameWords<Good> = {
  readonly board: PartWords
  readonly goodName: (good: Good) => string
  readonly goods: (goods: readonly Good[]) => string
  readonly coins: (coins: number) => string
}

/** "Needs 1 stone. The market sells one for 3, you have 2 coins."; `need`: coins that are due in all, `raised`: those of sales. */
export function gapWords<Good extends string>(
  lacks: readonly Lack<Good>[],
  { need, has, raised = 0 }: { readonly need: number; readonly has: number; readonly raised?: number },
  { board, ...words }: GameWords<Good>,
): string {
  const [first] = lacks
  const out = lacks.find(({ price }) => price === null)
  const have = words.coins(has)
  const more = raised > 0 ? ` ${board.raised(words.coins(raised))}` : ''
  if (first === undefined) return `${board.takes(words.coins(need), have)}${more}`
  const needs = board.needs(words.goods(lacks.map(({ good }) => good)))
  if (out !== undefined) return `${needs} ${board.noneLeft(words.goodName(out.good))}`
  const prices = lacks.flatMap(({ price }) => price ?? [])
  const sum = prices.reduce((n, price) => n + price, 0)
  const priced = lacks.length === 1 ? board.sells(words.goodName(first.good), sum) : board.sellsAll(sum, prices)
  const all = need > sum ? ` ${board.takes(words.coins(need), have)}` : ''
  return `${needs} ${all === '' ? board.andHave(priced, have) : `${priced}.${all}`}${more}`
}
