import { below, type RngState } from '@bothy/kernel'
import { BOX, GOODS } from '../../../data/index.ts'
import type { Setup } from '../../../rules/index.ts'
import { listed } from '../table.ts'
import type { Due } from '../paying.ts'
import { type AnyOf, printed } from './chapter.ts'

export const CELLARS = ['first', 'second', 'third'] as const
export const SALES = ['V1', 'V2', 'V3'] as const
export type Sale = (typeof SALES)[number]

/** Values, prices and spaces differ at every other table; cellars are cheap there, so that many are bought. */
export function anyCellars(rng: RngState): AnyOf {
  if (below(rng, 2) === 0) return { corrections: [], arranged: null }
  let value = below(rng, 2)
  const corrections = [
    { at: 'cellars.overflow', value },
    ...CELLARS.flatMap((name) =>
      [0, 1, 2].map((place) => ({ at: `cellars.${name}.values.${place}`, value: (value += below(rng, 4)) })),
    ),
    ...['second', 'third'].flatMap((name) =>
      [...GOODS, 'coin'].map((what) => ({ at: `cellars.${name}.cost.${what}`, value: below(rng, 4) === 0 ? 1 : 0 })),
    ),
    ...SALES.flatMap((sale) => [
      { at: `cellars.sales.${sale}.bonusVp`, value: below(rng, 3) },
      ...['2', '3', '4'].map((seats) => ({ at: `cellars.sales.${sale}.right.${seats}`, value: 1 + below(rng, 3) })),
    ]),
  ]
  return { corrections, arranged: null }
}

export type CellarsBox = {
  readonly values: readonly number[]
  readonly costs: readonly Due[]
  readonly bonusVp: { readonly [sale in Sale]: number }
  readonly right: { readonly [sale in Sale]: number }
}

export function boxOf(setup: Setup, seats: number): CellarsBox {
  const { cellars } = BOX
  const costOf = (name: 'second' | 'third'): Due => {
    const of = (what: (typeof GOODS)[number] | 'coin'): number =>
      printed(setup, `cellars.${name}.cost.${what}`, cellars[name].cost[what])
    const [wood, stone, barley, sheep, cattle] = GOODS.map(of)
    return { goods: listed({ wood, stone, barley, sheep, cattle }), coins: of('coin') }
  }
  const each = (of: (sale: Sale) => number): CellarsBox['right'] => ({ V1: of('V1'), V2: of('V2'), V3: of('V3') })
  const rightOf = (sale: Sale): number => new Map(Object.entries(cellars.sales[sale].right)).get(String(seats)) ?? 0
  return {
    values: [
      printed(setup, 'cellars.overflow', cellars.overflow),
      ...CELLARS.flatMap((name) =>
        cellars[name].values.map((value, i) => printed(setup, `cellars.${name}.values.${i}`, value)),
      ),
    ],
    costs: [costOf('second'), costOf('third')],
    bonusVp: each((sale) => printed(setup, `cellars.sales.${sale}.bonusVp`, cellars.sales[sale].bonusVp)),
    right: each((sale) => printed(setup, `cellars.sales.${sale}.right.${seats}`, rightOf(sale))),
  }
}
