import type { Types } from '@bothy/glen-more'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BoardProps } from '@bothy/board-kit/board/game-board.ts'
import { draw, spotsOf } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { samplePlay } from './sample-play.ts'

beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterAll(() => vi.unstubAllGlobals())

function twoTables(): readonly [BoardProps<Types>, BoardProps<Types>] {
  let tables: readonly [BoardProps<Types>, BoardProps<Types>] | undefined
  samplePlay({ seats: 4, seed: 'two', sense: 1 }, (look, state) => {
    const frame = state.stack.at(-1)
    if (frame?.kind !== 'turn') return false
    const table = () => tableOf(board, look(frame.seat), 'en', 'phone')
    tables = [table(), table()]
    return true
  })
  if (tables === undefined) throw new Error('nobody takes')
  return tables
}

const drawn = (table: BoardProps<Types>): TinyNode => draw(board, table, <board.BoardView {...table} />)
const tapped = (root: TinyNode) => spotsOf(root).filter((spot) => spot.attribute('data-proposed') !== null).length
const looks = (root: TinyNode) => root.all().filter((node) => node.attribute('class') === 'seat-chip')
const pressed = (root: TinyNode) => looks(root).findIndex((look) => look.attribute('aria-pressed') === 'true')

test('what has been tapped at one table is not tapped at another', () => {
  const [here, there] = twoTables()
  const tile = spotsOf(drawn(here)).find((spot) => spot.attribute('class')?.includes('gm-offer'))
  tile?.fire('pointerdown', { pointerType: 'touch' })
  tile?.fire('pointerup', { pointerType: 'touch' })
  tile?.fire('click')
  expect([tapped(drawn(here)), tapped(drawn(there))]).toEqual([1, 0])
})

test('a land looked at at one table is not shown at another', () => {
  const [here, there] = twoTables()
  looks(drawn(here))[2]?.fire('click')
  expect([pressed(drawn(here)), pressed(drawn(there))]).toEqual([2, -1])
})
