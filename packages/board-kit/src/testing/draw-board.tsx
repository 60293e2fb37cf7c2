import './both-languages.ts'
import type { GameTypes } from '@bothy/kernel'
import { signal } from '@preact/signals'
import { type ComponentChild, render } from 'preact'
import type { BoardProps, GameBoard } from '../board/game-board.ts'
import { type TableContext, TableContextProvider } from '../board/table-context.tsx'
import type { SampleOf } from './sample-play.ts'
import { TinyNode } from './tiny-dom.ts'

export function draw<T extends GameTypes>(board: GameBoard<T>, table: BoardProps<T>, child: ComponentChild): TinyNode {
  const root = new TinyNode('main')
  const context = {
    board,
    props: table,
    item: signal(null),
    openSeat: null,
    openRule: () => undefined,
  } as unknown as TableContext
  render(<TableContextProvider value={context}>{child}</TableContextProvider>, root as unknown as Element)
  return root
}

export const spotsOf = (root: TinyNode): readonly TinyNode[] =>
  root
    .all()
    .filter((node) => node.localName === 'button' && (node.attribute('class') ?? '').split(' ').includes('spot'))

/** Targets that can be picked at once, and those behind something lit that leads there. */
export const targetsIn = (root: TinyNode): ReadonlySet<string | null> =>
  new Set([
    ...spotsOf(root).map((spot) => spot.attribute('data-target')),
    ...root.all().flatMap((node) => node.attribute('data-leads')?.split(' ') ?? []),
  ])

export type Drawn = { readonly table: TinyNode; readonly rest: TinyNode }

export function faultsOf<T extends GameTypes>(
  board: GameBoard<T>,
  { view, legal }: SampleOf<T>,
  { table, rest }: Drawn,
): readonly string[] {
  const moving = table.all().flatMap((node) => node.attribute('data-key') ?? [])
  const targets = targetsIn(table)
  const first = new Set(legal.map((action) => board.presenter.clicksFor(action, view)[0] ?? ''))
  return [
    ...moving.filter((key, i) => moving.indexOf(key) < i),
    ...[...spotsOf(table), ...spotsOf(rest)]
      .filter((spot) => spot.words().trim().length < 3 || spot.words().trim() !== spot.firstChild?.words())
      .map((spot) => spot.html()),
    ...[...first].filter((target) => !target.startsWith('do:') && !targets.has(target)),
    ...(/undefined|NaN|\[object|Infinity/.exec(table.html() + rest.html()) ?? []),
  ]
}
