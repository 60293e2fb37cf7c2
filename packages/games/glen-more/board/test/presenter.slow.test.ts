import { glenMore } from '@bothy/glen-more'
import { expect, test } from 'vitest'
import { freeInOneGo } from '@bothy/board-kit/testing/free-in-one-go.ts'
import { halfMadeSuite, presenterSuite } from '@bothy/board-kit/testing/presenter-suite.ts'
import { plansOfAllKinds } from '@bothy/board-kit/testing/sample-play.ts'
import { KINDS_OF_TILES } from '@bothy/board-kit/testing/tiles.ts'
import './both-languages.ts'
import { presenter } from '../presenter.ts'
import { samplePlay } from './sample-play.ts'

const GAMES = plansOfAllKinds([2, 3, 4, 5], (_, sense) => ({ declinePayment: sense === 0.8 }))

presenterSuite(presenter, {
  game: glenMore,
  plans: GAMES,
  play: samplePlay,
  kinds: { ...KINDS_OF_TILES, pay: true, promote: true },
  buttons: {
    'do:pay': true,
    'do:discard': false,
    'do:end': true,
    'do:chieftain': false,
    'do:parliament': true,
  },
})

halfMadeSuite(
  presenter,
  samplePlay,
  { seats: 2, seed: 'two', sense: 1 },
  { 'clan:0': /Parliament/, 'sell:wood': /tile/, 'tile:3': /^$/ },
)

test('what is free is activated in one go: each action is legal when its turn comes, and nothing is paid', () => {
  expect(freeInOneGo(presenter, { game: glenMore, play: samplePlay })).toBeGreaterThan(10)
})

test('the second line counts what can be kept, and tells more to somebody who is new', () => {
  samplePlay({ seats: 4, seed: 'names', sense: 1 }, (look, state) => {
    const frame = state.stack.at(-1)
    if (frame?.kind !== 'turn') return false
    const { view } = look(frame.seat)
    const kept = view.offers.filter(({ reason }) => reason === null).length
    const short = presenter.help?.(view, [], 'en', false) ?? ''
    const long = presenter.help?.(view, [], 'en', true) ?? ''
    expect(short).toMatch(new RegExp(`^You can keep ${kept} of these ${view.offers.length} tiles`))
    expect(long.startsWith(short)).toBe(true)
    expect(long.length).toBeGreaterThan(short.length)
    expect(presenter.help?.(view, [], 'fr', true)).not.toBe(long)
    return true
  })
})
