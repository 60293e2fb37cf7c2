import type { ClickTarget } from '../board/game-board.ts'
import { targets } from './targets.ts'

type Typed = { readonly type: string }

export type Paths<Action extends Typed, View, Type extends Action['type'] = Action['type']> = {
  readonly [K in Type]: (action: Extract<Action, { readonly type: K }>, view: View) => readonly ClickTarget[]
}

type OneOf<Action extends Typed, K extends Action['type']> = { [P in K]: Extract<Action, { readonly type: P }> }[K]

export const pathBy =
  <Action extends Typed, View>(paths: Partial<Paths<Action, View>>) =>
  <K extends Action['type']>(action: OneOf<Action, K>, view: View): readonly ClickTarget[] => {
    const path = paths[action.type]?.(action, view)
    if (path === undefined) throw new Error(`no path of ${action.type}`)
    return path
  }

export const tilePaths = {
  take: ({ tile }: { readonly tile: number }) => [targets.tile(tile)],
  place: ({ x, y }: { readonly x: number; readonly y: number }) => [targets.cell(x, y)],
  choose: ({ goods }: { readonly goods: readonly string[] }) => [targets.way(goods)],
  end: () => ['do:end'],
} as const

type Lying<Good> = readonly { readonly tile: number; readonly goods: readonly Good[] }[]

type Sale<Good> = { readonly good: Good; readonly tile: number }

export const salePath = <Good extends string>({ good, tile }: Sale<Good>, tiles: Lying<Good>): readonly ClickTarget[] =>
  tiles.filter(({ goods }) => goods.includes(good)).length > 1
    ? [targets.sell(good), targets.tile(tile)]
    : [targets.sell(good)]

export const asksKind = <Good>(tiles: Lying<Good>, tile: number, due: readonly Good[]): boolean => {
  const open = tiles.find((it) => it.tile === tile)?.goods.filter((good) => due.includes(good))
  return new Set(open).size > 1
}
