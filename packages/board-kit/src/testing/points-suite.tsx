import './both-languages.ts'
import type { GameTypes } from '@bothy/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import { thingOfPoints } from '../board/scoring/score-spot.tsx'
import type { SampleGames } from './board-suite.tsx'
import { draw } from './draw-board.tsx'
import { tableOf } from './sample-table.ts'
import type { TinyNode } from './tiny-dom.ts'

/** One position in this many is drawn, to save time; the last one always. */
const EVERY = 23

const numberIn = (text: string): number => Number(/-?\d+/.exec(text.replaceAll('−', '-'))?.[0] ?? Number.NaN)

const listsIn = (page: TinyNode): readonly number[] =>
  page
    .all()
    .filter((node) => node.attribute('class') === 'points-list')
    .map((list) => list.all().reduce((sum, node) => sum + Number(node.attribute('data-vp') ?? 0), 0))

export function pointsSuite<T extends GameTypes, Plan>(
  board: GameBoard<T>,
  { plans, play, game }: SampleGames<T, Plan>,
): void {
  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await board.lazy?.load()
  })
  afterAll(() => vi.unstubAllGlobals())

  test.each(plans)('the lines behind the points add up to the number shown, %#', (plan) => {
    const faults: unknown[] = []
    const seen = { shown: 0, other: 0, ends: 0 }
    let ply = 0
    play(plan, (look, state) => {
      const isOver = game.actors(state).length === 0
      if (ply++ % EVERY > 0 && !isOver) return false
      const table = tableOf(board, look(0), ply % 2 === 0 ? 'en' : 'fr', 'wide')
      const stage = draw(board, table, <board.BoardView {...table} />).all()
      for (const node of stage) {
        const thing = node.attribute('data-thing') ?? ''
        const [kind, seat = '', part] = thing.split(':')
        if (kind !== 'points' || part !== undefined) continue
        const lists = listsIn(draw(board, table, <board.Explain {...table} item={thingOfPoints(Number(seat))} />))
        const [won = Number.NaN, later] = lists
        const shown = numberIn(node.all().find((it) => it.attribute('data-points') === seat)?.textContent ?? '')
        seen.shown++
        if (shown !== 0) seen.other++
        if (won !== shown) faults.push({ ply, thing, shown, won })
        const end = node.parentNode?.all().find((it) => it.attribute('data-end') !== null)
        if (end === undefined) continue
        seen.ends++
        if (numberIn(end.textContent) !== won + (later ?? Number.NaN))
          faults.push({ ply, thing, end: end.textContent, lists })
      }
      return false
    })
    expect(faults).toEqual([])
    expect(seen.shown).toBeGreaterThan(3)
    expect(seen.other).toBeGreaterThan(1)
  })
}
