import { lordsOfScotland } from '@bothy/lords-of-scotland'
import { expect, test } from 'vitest'
import { presenterSuite } from '../../../test/presenter-suite.ts'
import { presenter } from '../presenter.ts'
import { samplePlay } from './sample-play.ts'

const GAMES = [2, 3, 4, 5].flatMap((seats) =>
  [0.3, 0.5, 0.8].map((muster) => ({ seats, seed: `paths-${seats}`, royal: muster > 0.4, muster })),
)

presenterSuite(presenter, {
  game: lordsOfScotland,
  plans: GAMES,
  play: samplePlay,
  kinds: {
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
  },
  buttons: {
    'do:face-up': true,
    'do:face-down': false,
    'do:activate': true,
    'do:refrain': false,
    'do:decline': false,
  },
})

test('no path leads over a whole army', () => {
  for (const plan of GAMES)
    samplePlay(plan, (look, state) => {
      const { view, legal } = look(lordsOfScotland.actors(state)[0] ?? 0)
      expect(legal.filter((action) => presenter.path(action, view).join(' ').includes('army:'))).toEqual([])
      return false
    })
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
