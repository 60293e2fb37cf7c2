import type { GameTypes } from '@bothy/kernel'
import { Fragment } from 'preact'
import { isButton, narrow, positionOf } from '../board/choice/choice.ts'
import type { FindThing } from '../board/find-thing.ts'
import type { ClickTarget, GameBoard } from '../board/game-board.ts'
import type { Layout } from '../board/layout.ts'
import { draw } from './draw-board.tsx'
import type { SampleOf } from './sample-play.ts'
import { tableOf } from './sample-table.ts'
import type { TinyNode } from './tiny-dom.ts'

function fitsPart(node: TinyNode, part: string): boolean {
  const classes = (node.attribute('class') ?? '').split(' ')
  const wanted = [...part.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)
  const attributes = [...part.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)]
  const nth = /:nth-child\((\d+)\)/.exec(part)?.[1]
  const tag = /^[a-z]+/.exec(part)?.[0]
  const siblings = node.parentNode?.childNodes.filter((it) => it.localName !== null) ?? []
  return (
    wanted.every((name) => classes.includes(name)) &&
    attributes.every(([, name, value]) =>
      value === undefined ? node.attributes.has(name) : node.attribute(name) === value,
    ) &&
    (tag === undefined || node.localName === tag) &&
    (nth === undefined || siblings.indexOf(node) === Number(nth) - 1)
  )
}

/** As much of a selector as the boards use. */
export function foundAt(root: TinyNode, selector: string): TinyNode | undefined {
  const below = (node: TinyNode, [part, ...rest]: readonly string[]): TinyNode | undefined => {
    for (const it of node.all()) {
      if (it === node || !fitsPart(it, part)) continue
      const at = rest.length === 0 ? it : below(it, rest)
      if (at !== undefined) return at
    }
    return undefined
  }
  return below(root, selector.split(' '))
}

function barOf<T extends GameTypes>(
  board: GameBoard<T>,
  { view, legal, blocked }: SampleOf<T>,
  picked: readonly ClickTarget[],
) {
  const now = narrow(positionOf(board.presenter, view, legal, blocked), picked)
  return (
    <Fragment>
      {now.next.filter(isButton).map((target) => (
        <span key={target} data-target={target} />
      ))}
      {(board.presenter.fixed ?? []).map((target) => (
        <span key={target} data-fixed={target} />
      ))}
    </Fragment>
  )
}

export function drawTable<T extends GameTypes>(
  board: GameBoard<T>,
  sample: SampleOf<T>,
  layout: Layout,
  picked: readonly ClickTarget[] = [],
): TinyNode {
  const table = tableOf(board, sample, 'en', layout, picked)
  return draw(
    board,
    table,
    <Fragment>
      <board.BoardView {...table} />
      <board.Progress {...table} />
      {barOf(board, sample, picked)}
    </Fragment>,
  )
}

/** Things of which neither they themselves nor, on a small screen, the button that leads to them are drawn. */
export function undrawn<T extends GameTypes>(
  { board, findThing }: { readonly board: GameBoard<T>; readonly findThing: FindThing<T['view']> },
  sample: SampleOf<T>,
  points: readonly string[],
  layout: Layout,
  root: TinyNode = drawTable(board, sample, layout),
): readonly string[] {
  return points.flatMap((words) => {
    const there = findThing(words, { view: sample.view, me: sample.me })
    const all = [...(there?.at ?? []), ...(layout === 'wide' || there?.by === undefined ? [] : [there.by])]
    return all.some((selector) => foundAt(root, selector) !== undefined) ? [] : [`${words} (${all.join(', ')})`]
  })
}
