import './both-languages.ts'
import type { GameTypes } from '@bothy/kernel'
import { beforeAll, expect, test } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import type { SampleGames } from './board-suite.tsx'
import { draw } from './draw-board.tsx'
import { tableOf } from './sample-table.ts'

/** One position in this many is drawn, to save time. */
const EVERY = 5

const shownIn = (text: string): number => Number(text.replaceAll('−', '-'))

/** `part` is the category of the line. */
export function extraTilesSuite<T extends GameTypes, Plan>(
  board: GameBoard<T>,
  { plans, play }: Pick<SampleGames<T, Plan>, 'plans' | 'play'>,
  part: string,
): void {
  beforeAll(() => board.lazy?.load())

  test('the number of what extra tiles cost is explained by its line alone', () => {
    const told: (readonly [shown: number, lines: readonly number[]])[] = []
    for (const plan of plans) {
      let ply = 0
      play(plan, (look) => {
        if (ply++ % EVERY > 0) return false
        const table = tableOf(board, look(0), ply % 2 === 0 ? 'en' : 'fr', 'upright')
        const spot = draw(board, table, <board.BoardView {...table} />)
          .all()
          .find((node) => node.attribute('data-thing') === `points:0:${part}`)
        if (spot === undefined) return false
        const shown = spot.all().find((node) => node.attribute('aria-hidden') === 'true')?.textContent ?? ''
        const page = draw(board, table, <board.Explain {...table} item={`points:0:${part}`} />)
        const lines = page.all().flatMap((node) => node.attribute('data-vp') ?? [])
        told.push([shownIn(shown), lines.map(Number)])
        return false
      })
    }
    expect(told.length).toBeGreaterThan(3)
    for (const [shown, lines] of told) {
      expect(shown).toBeLessThan(0)
      expect(lines).toEqual([shown])
    }
  })
}
