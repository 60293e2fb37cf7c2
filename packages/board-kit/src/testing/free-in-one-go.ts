import './both-languages.ts'
import type { GameTypes, Seat } from '@bothy/kernel'
import { expect } from 'vitest'
import type { Presenter } from '../board/game-board.ts'
import type { SampleGames } from './board-suite.tsx'
import type { SensePlan } from './sample-play.ts'

type Till = { readonly coins: number; readonly vp: number }
type WithTills = GameTypes & { view: { readonly players: readonly Till[] } }

/** Each action must be legal at its turn, and nothing is paid. Returns how many macros were played. */
export function freeInOneGo<T extends WithTills>(
  presenter: Presenter<T>,
  { game, play }: Omit<SampleGames<T, SensePlan>, 'plans'>,
): number {
  const tillOf = (state: T['state'], seat: Seat): Till => game.view(state, seat).players[seat]
  let played = 0
  for (const seats of [2, 4])
    play({ seats, seed: `macro-${seats}`, sense: 0.95 }, (look, state) => {
      const [actor] = game.actors(state)
      if (actor === undefined) return true
      const { view, legal } = look(actor)
      const [macro] = presenter.macros?.(view, legal, 'en') ?? []
      if (macro === undefined) return false
      const copy = game.clone(state)
      for (const action of macro.actions) {
        const now: T['action'][] = []
        game.legal(copy, actor, now)
        expect(now).toContainEqual(action)
        game.apply(copy, actor, action)
      }
      const [before, after] = [tillOf(state, actor), tillOf(copy, actor)]
      expect(after.coins).toBe(before.coins)
      expect(after.vp).toBeGreaterThanOrEqual(before.vp)
      expect(macro.label).not.toBe(presenter.macros?.(view, legal, 'fr')[0]?.label)
      expect(macro.label).toMatch(/: \S/)
      played++
      return false
    })
  return played
}
