import { CATEGORIES } from '@bothy/glen-more-2/data'
import { describe, expect, test } from 'vitest'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { BoardView } from '../board-view.tsx'
import { type Sample, samplePlay } from './sample-play.ts'

const LATE: Sample = (() => {
  const seen: Sample[] = []
  samplePlay({ seats: 3, seed: 'next', sense: 0.95 }, (look) => seen.push(look(0)) > 140)
  const last = seen.at(-1)
  if (last === undefined) throw new Error('No position')
  return last
})()

const stageOf = (layout: 'wide' | 'narrow'): TinyNode => {
  const table = tableOf(board, LATE, 'en', layout)
  return draw(board, table, <BoardView {...table} />)
}

const withClass = (node: TinyNode, name: string): readonly TinyNode[] =>
  node.all().filter((it) => it.attribute('class')?.split(' ').includes(name) === true)

const things = (nodes: readonly TinyNode[]): readonly (string | null)[] =>
  nodes.flatMap((node) => node.all().map((it) => it.attribute('data-thing'))).filter((it) => it !== null)

describe('the comparisons of the next scoring', () => {
  const wanted = CATEGORIES.map((category) => `category:${category}`)

  test('stand in the middle of the rondel and can be pointed at', () => {
    for (const layout of ['wide', 'narrow'] as const)
      expect(things(withClass(stageOf(layout), 'gm2-next-scoring'))).toEqual(wanted)
  })

  test('can be pointed at in the panel of every seat, and are explained beside it', () => {
    expect(things(withClass(stageOf('wide'), 'gm2-stats'))).toEqual(
      [1, 2, 0].flatMap((seat) => wanted.map((item) => `${item}:${seat}`)),
    )
  })

  test('say for each seat how many it has and what they would bring, beside its tiles and coins', () => {
    const [next] = withClass(stageOf('wide'), 'gm2-next-scoring')
    const { standing, players } = LATE.view
    const order = [1, 2, 0]
    const cell = (count: number, more: number): string => `${count}${more > 0 ? `+${more}` : ''}`
    const shown = next === undefined ? [] : withClass(next, 'gm2-compared-cell').map((it) => it.textContent)
    const columns = CATEGORIES.map((category) =>
      order.map((seat) => cell(standing[category].values[seat] ?? 0, standing[category].vp[seat] ?? 0)),
    )
    expect(shown.slice(3, 3 + 12)).toEqual(columns.flat())
    expect(shown.slice(-3)).toEqual(order.map((seat) => `${players[seat]?.coins}`))
    expect(columns.flat().some((it) => it.includes('+'))).toBe(true)
  })
})
