import { type ActionType, lordsOfScotland } from '@bothy/lords-of-scotland'
import { expect, test } from 'vitest'
import { presenter } from '../presenter.ts'
import { samplePlay } from './sample-play.ts'

const GAMES = [2, 3, 4, 5].flatMap((seats) =>
  [0.3, 0.5, 0.8].map((muster) => ({ seats, seed: `paths-${seats}`, royal: muster > 0.4, muster })),
)

test('every action type of real games has a path, and no two actions of a list share one', () => {
  const seen = new Set<ActionType>()
  const bad: string[] = []
  for (const plan of GAMES) {
    samplePlay(plan, (look, state) => {
      const actor = lordsOfScotland.actors(state)[0] ?? 0
      const { view, legal, blocked } = look(actor)
      const paths = legal.map((action) => presenter.path(action, view).join(' '))
      for (const { type } of legal) seen.add(type)
      if (new Set(paths).size < paths.length) bad.push(`shared: ${paths.join(', ')}`)
      bad.push(...paths.filter((path) => path === '' || path.includes('army:')))
      bad.push(...blocked.flatMap(({ action }) => (presenter.path(action, view).length === 0 ? [action.type] : [])))
      return false
    })
  }
  expect(bad).toEqual([])
  const all: { [type in ActionType]: true } = {
    flip: true,
    recruit: true,
    muster: true,
    activate: true,
    refrain: true,
    discard: true,
    exchange: true,
    swap: true,
    copy: true,
    decline: true,
    claim: true,
  }
  expect([...seen].toSorted()).toEqual(Object.keys(all).toSorted())
})

test('a muster is two gestures: the card, then its side', () => {
  samplePlay({ seats: 2, seed: 'two', royal: false, muster: 1 }, (look) => {
    const { view, legal } = look(0)
    const musters = legal.filter((action) => action.type === 'muster')
    for (const action of musters) {
      expect(presenter.path(action, view)).toEqual([
        `card:${action.card}`,
        action.faceUp ? 'do:face-up' : 'do:face-down',
      ])
    }
    return musters.length > 0
  })
})

test('buttons of the prompt have words in both languages; those that go on are primary', () => {
  const buttons = ['do:face-up', 'do:face-down', 'do:activate', 'do:refrain', 'do:decline']
  samplePlay({ seats: 2, seed: 'two', royal: false, muster: 1 }, (look) => {
    const { view } = look(0)
    const labels = (language: 'en' | 'fr') => buttons.map((target) => presenter.button(target, view, language).label)
    expect(labels('en').every((label) => !label.startsWith('do:'))).toBe(true)
    expect(labels('en').filter((label, i) => label === labels('fr')[i])).toEqual([])
    expect(buttons.filter((target) => presenter.button(target, view, 'en').primary)).toEqual([
      'do:face-up',
      'do:activate',
    ])
    return true
  })
})
