import './both-languages.ts'
import type { GameTypes } from '@bothy/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import type { SampleGames } from './board-suite.tsx'
import { draw } from './draw-board.tsx'
import { tableOf } from './sample-table.ts'
import type { TinyNode } from './tiny-dom.ts'

const LANGUAGES = ['en', 'fr'] as const

const linesOf = (svg: TinyNode): string =>
  svg
    .all()
    .flatMap((node) => node.attribute('d') ?? [])
    .join(' ')

/** One position in this many is drawn, to save time. */
const EVERY = 17

export function legendSuite<T extends GameTypes, Plan>(
  board: GameBoard<T>,
  { plans, play, isSign }: SampleGames<T, Plan> & { readonly isSign: (svg: TinyNode) => boolean },
): void {
  beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
  afterAll(() => vi.unstubAllGlobals())

  test.each(LANGUAGES)('each sign of the key has a name of its own, in %s', async (language) => {
    const legend = await board.loadLegend?.()
    const topics = (await legend?.(language, null)) ?? []
    const signs = topics.flatMap((topic) => topic.signs)
    const names = signs.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name, i) => name.trim() === '' || names.indexOf(name) < i)).toEqual([])
    expect(signs.map(({ id }) => id).filter((id, i, all) => all.indexOf(id) < i)).toEqual([])
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
  })

  test('each sign on a table is in its key', async () => {
    await board.lazy?.load()
    const legend = await board.loadLegend?.()
    const drawn = new Set<string>()
    const named = new Set<string>()
    for (const plan of plans) {
      let ply = 0
      const seen: T['view'][] = []
      play(plan, (look) => {
        if (ply++ % EVERY > 0) return false
        const sample = look(0)
        seen.push(sample.view)
        const table = tableOf(board, sample, 'en', 'wide')
        const { Bar } = board
        const found = draw(
          board,
          table,
          <>
            <board.BoardView {...table} />
            {Bar !== undefined && <Bar {...table} />}
          </>,
        )
        for (const svg of found.all()) if (svg.localName === 'svg' && isSign(svg)) drawn.add(linesOf(svg))
        return false
      })
      const [view] = seen
      const arts = ((await legend?.('en', view ?? null)) ?? []).flatMap(({ signs }) => signs.map(({ art }) => art))
      const key = draw(board, {} as Parameters<typeof draw<T>>[1], <>{arts}</>)
      for (const svg of key.all()) if (svg.localName === 'svg') named.add(linesOf(svg))
    }
    expect(drawn.size).toBeGreaterThan(5)
    expect([...drawn].filter((lines) => !named.has(lines))).toEqual([])
  })
}
