import type { GameTypes, Seat } from '@bothy/kernel'
import { Fragment } from 'preact'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NO_CHOICE } from '../board/choice/choice.ts'
import type { GameBoard } from '../board/game-board.ts'
import { LAYOUTS } from '../board/layout.ts'
import { benchOf, type SampleGames } from './board-suite.tsx'

const ADDRESSED = {
  en: /\b(?:you|your|yours)\b/i,
  fr: /(?<!\p{L})(?:vous|votre|vos|vôtres?)(?!\p{L})/iu,
}
const SPOKEN = ['aria-label', 'title', 'alt']
/** One position in this many is drawn: the games have thousands, and their words repeat. */
const EVERY = 43

const isActing = (at: number): boolean => (at + Math.floor(at / LAYOUTS.length / 2)) % 2 === 0

/** In a replay no seat is "you"; `general` are rules, which say "you" to every reader. */
export function onlookerSuite<T extends GameTypes, Plan extends { readonly seats: number }>(
  board: GameBoard<T>,
  { game, plans, play }: SampleGames<T, Plan>,
  general: RegExp | null = null,
): void {
  beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
  afterAll(() => vi.unstubAllGlobals())

  test('a replay speaks of its players by name', () => {
    const bench = benchOf(board)
    const found = new Set<string>()
    let ply = 0
    for (const plan of plans)
      play(plan, (look, state) => {
        if (ply++ % EVERY > 0) return false
        const at = Math.floor(ply / EVERY)
        // Steps of different length, so that a layout does not always meet the same language or seat.
        const layout = LAYOUTS[at % LAYOUTS.length]
        const language = Math.floor(at / LAYOUTS.length) % 2 === 0 ? 'en' : 'fr'
        const acting = game.actors(state).at(0)
        const seat: Seat = (isActing(at) ? acting : undefined) ?? at % plan.seats
        const seen = bench.tableOf(look(seat), language, layout)
        const table = { ...seen, reader: null, choice: NO_CHOICE }
        const { HandOfCards } = board
        const root = bench.draw(
          table,
          <Fragment>
            <board.BoardView {...table} />
            <board.Progress {...table} />
            <board.Standing {...table} />
            {HandOfCards !== undefined && <HandOfCards {...table} />}
          </Fragment>,
        )
        const texts = root
          .all()
          .flatMap((node) => [
            ...SPOKEN.map((name) => node.attribute(name) ?? ''),
            ...node.childNodes.map((child) => (child.localName === null ? child.data : '')),
          ])
        for (const text of texts) if (ADDRESSED[language].test(text) && general?.test(text) !== true) found.add(text)
        return false
      })
    expect(ply).toBeGreaterThan(EVERY)
    expect([...found]).toEqual([])
  })
}
