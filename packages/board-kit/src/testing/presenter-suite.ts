import './both-languages.ts'
import type { GameTypes } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { positionOf } from '../board/choice/choice.ts'
import type { Presenter, ClickTarget } from '../board/game-board.ts'
import type { SampleGames } from './board-suite.tsx'

export type PresenterChecks<T extends GameTypes & { action: { readonly type: string } }, Plan> = SampleGames<
  T,
  Plan
> & {
  readonly kinds: { readonly [K in T['action']['type']]: true }
  readonly buttons: { readonly [target: ClickTarget]: boolean }
}

export const presenterSuite = <T extends GameTypes & { action: { readonly type: string } }, Plan>(
  presenter: Presenter<T>,
  { kinds, ...checks }: PresenterChecks<T, Plan>,
): void => presenterTests(presenter, { ...checks, kinds: Object.keys(kinds) })

export function presenterTests<T extends GameTypes & { action: { readonly type: string } }, Plan>(
  presenter: Presenter<T>,
  {
    game,
    plans,
    play,
    kinds,
    buttons,
  }: Omit<PresenterChecks<T, Plan>, 'kinds'> & { readonly kinds: readonly string[] },
): void {
  describe('presenter', () => {
    test('every action of real games has a path, and no two of a list share one or stop within another', () => {
      const seen = new Set<string>()
      const bad: string[] = []
      for (const plan of plans)
        play(plan, (look, state) => {
          const [actor = 0] = game.actors(state)
          const { view, legal, blocked } = look(actor)
          const paths = positionOf(presenter, view, legal, []).ways.map(({ path }) => path.join(' '))
          const all = new Set(paths)
          for (const { type } of legal) seen.add(type)
          if (all.size < paths.length) bad.push(`shared: ${paths.join(', ')}`)
          bad.push(...paths.filter((path) => path === '' || all.has(path.split(' ').slice(0, -1).join(' '))))
          bad.push(
            ...blocked.flatMap(({ action }) => (presenter.clicksFor(action, view).length === 0 ? [action.type] : [])),
          )
          return false
        })
      expect(bad).toEqual([])
      expect([...seen].toSorted()).toEqual(kinds.toSorted())
    })

    test('buttons of the prompt have words in both languages; those that go on are primary', () => {
      const targets = Object.keys(buttons)
      play(plans[0], (look) => {
        const { view } = look(0)
        const labels = (language: 'en' | 'fr'): readonly string[] =>
          targets.map((target) => presenter.button(target, view, language).label)
        expect(labels('en').filter((label) => label.startsWith('do:'))).toEqual([])
        expect(labels('en').filter((label, i) => label === labels('fr')[i])).toEqual([])
        expect(targets.filter((target) => presenter.button(target, view, 'en').primary)).toEqual(
          targets.filter((target) => buttons[target]),
        )
        return true
      })
    })
  })
}

/** Once a choice has begun with one of these targets, the prompt says so much; /^$/: nothing more. */
export function halfMadeSuite<T extends GameTypes, Plan>(
  presenter: Presenter<T>,
  play: SampleGames<T, Plan>['play'],
  plan: Plan,
  words: { readonly [first: ClickTarget]: RegExp },
): void {
  test('the prompt says what a half-made choice still needs', () => {
    play(plan, (look) => {
      const { view } = look(0)
      for (const [first, said] of Object.entries(words))
        expect(presenter.picking?.([first], view, 'en') ?? '').toMatch(said)
      return true
    })
  })
}
