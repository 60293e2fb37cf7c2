import { type ActionType, glenMore } from '@bothy/glen-more'
import { expect, test } from 'vitest'
import { presenter } from '../presenter.ts'
import { samplePlay } from './sample-play.ts'

const GAMES = [2, 3, 4, 5].flatMap((seats) =>
  [0.4, 0.8, 0.97].map((sense) => ({
    seats,
    seed: `paths-${seats}`,
    sense,
    options: { declinePayment: sense === 0.8 },
  })),
)

test('every action type of real games has a path, and no two actions of a list share one or stop within another', () => {
  const seen = new Set<ActionType>()
  const bad: string[] = []
  for (const plan of GAMES) {
    samplePlay(plan, (look, state) => {
      const actor = glenMore.actors(state)[0] ?? 0
      const { view, legal, blocked } = look(actor)
      const paths = legal.map((action) => presenter.path(action, view).join(' '))
      for (const { type } of legal) seen.add(type)
      const all = new Set(paths)
      if (all.size < paths.length) bad.push(`shared: ${paths.join(', ')}`)
      bad.push(...paths.filter((path) => path === '' || all.has(path.split(' ').slice(0, -1).join(' '))))
      bad.push(...blocked.flatMap(({ action }) => (presenter.path(action, view).length === 0 ? [action.type] : [])))
      return false
    })
  }
  expect(bad).toEqual([])
  const all: { [type in ActionType]: true } = {
    take: true,
    sell: true,
    discard: true,
    pay: true,
    give: true,
    spend: true,
    place: true,
    choose: true,
    activate: true,
    move: true,
    promote: true,
    end: true,
  }
  expect([...seen].toSorted()).toEqual(Object.keys(all).toSorted())
})

test('buttons of the prompt have words in both languages', () => {
  const buttons = ['do:pay', 'do:discard', 'do:end', 'do:chieftain', 'do:parliament']
  samplePlay({ seats: 2, seed: 'two', sense: 1 }, (look) => {
    const { view } = look(0)
    const labels = (language: 'en' | 'fr') => buttons.map((target) => presenter.button(target, view, language).label)
    expect(labels('en').every((label) => !label.startsWith('do:'))).toBe(true)
    expect(labels('en').filter((label, i) => label === labels('fr')[i])).toEqual([])
    return true
  })
})

test('what is free is activated in one go: each action is legal when its turn comes, and nothing is paid', () => {
  let played = 0
  for (const seats of [2, 4]) {
    samplePlay({ seats, seed: `macro-${seats}`, sense: 0.95 }, (look, state) => {
      const [actor] = glenMore.actors(state)
      if (actor === undefined) return true
      const { view, legal } = look(actor)
      const [macro] = presenter.macros?.(view, legal, 'en') ?? []
      if (macro === undefined) return false
      const copy = glenMore.clone(state)
      for (const action of macro.actions) {
        const now: (typeof legal)[number][] = []
        glenMore.legal(copy, actor, now)
        expect(now).toContainEqual(action)
        glenMore.apply(copy, actor, action)
      }
      const after = glenMore.view(copy, actor)
      expect(after.players[actor].coins).toBe(view.players[actor].coins)
      expect(after.players[actor].vp).toBeGreaterThanOrEqual(view.players[actor].vp)
      expect(macro.label).not.toBe(presenter.macros?.(view, legal, 'fr')[0]?.label)
      expect(macro.label).toMatch(/: \S/)
      played++
      return false
    })
  }
  expect(played).toBeGreaterThan(10)
})

test('the prompt says what a half-made choice still needs', () => {
  samplePlay({ seats: 2, seed: 'two', sense: 1 }, (look) => {
    const { view } = look(0)
    const asked = (first: string) => presenter.picking?.([first], view, 'en')
    expect(asked('clan:0')).toMatch(/Parliament/)
    expect(asked('sell:wood')).toMatch(/tile/)
    expect(asked('tile:3')).toBeNull()
    return true
  })
})
