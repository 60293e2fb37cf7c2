import { lordsOfScotland as game } from '@bothy/lords-of-scotland'
import { expect, test } from 'vitest'
import { bringsSuite } from '@bothy/board-kit/testing/brings-suite.ts'
import './both-languages.ts'
import { brings } from '../brings.ts'
import { samplePlay } from './sample-play.ts'

const plans = [2, 4].map((seats) => ({ seats, seed: `brings-${seats}`, royal: false, muster: 0.6 }))

bringsSuite(brings, { game, plans, play: samplePlay, kinds: ['recruit', 'muster', 'claim', 'discard', 'exchange'] })

test('a muster says whether its power would activate, and where the army would be', () => {
  expect.hasAssertions()
  samplePlay(plans[0], (look, state) => {
    const { view, legal, me: reader } = look(game.actors(state)[0] ?? 0)
    const musters = legal.filter((action) => action.type === 'muster')
    for (const action of musters) {
      const [power, army, gain] = brings(action, { view, reader, names: [], language: 'en' })
      expect(power).toMatch(action.faceUp ? /^Its power would/ : /^No power/)
      expect(army).toMatch(/^Your army then: \d+, (perhaps )?\d(st|nd)$/)
      expect(gain).toMatch(/^you would get (nothing|\d+)$/)
    }
    return musters.length > 0
  })
})
