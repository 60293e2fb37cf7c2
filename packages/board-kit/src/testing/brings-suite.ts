import './both-languages.ts'
import type { GameTypes } from '@bothy/kernel'
import { expect, test } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import type { SampleGames } from './board-suite.tsx'
import { NAMES } from './sample-table.ts'

export function bringsSuite<T extends GameTypes & { action: { readonly type: string } }, Plan>(
  brings: NonNullable<GameBoard<T>['brings']>,
  { game, plans, play, kinds }: SampleGames<T, Plan> & { readonly kinds: readonly T['action']['type'][] },
): void {
  test('the list of all choices says what a choice brings, in both languages', () => {
    const told = new Map<string, { readonly en: string; readonly fr: string }>()
    const bad: unknown[] = []
    for (const plan of plans)
      play(plan, (look, state) => {
        const { view, legal, me: reader } = look(game.actors(state)[0] ?? 0)
        for (const action of legal) {
          const [en, fr] = (['en', 'fr'] as const).map((language) =>
            brings(action, { view, reader, names: NAMES, language }),
          )
          if (en.length !== fr.length || [...en, ...fr].some((fact) => fact.trim() === '')) bad.push({ action, en, fr })
          if (en.length > 0 && en.join() !== fr.join()) told.set(action.type, { en: en.join(' '), fr: fr.join(' ') })
        }
        return kinds.every((kind) => told.has(kind))
      })
    expect(bad).toEqual([])
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([])
  })
}
