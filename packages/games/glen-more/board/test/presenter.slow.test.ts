import { expect, test } from 'vitest'
import { plansOfAllKinds } from '@bothy/board-kit/testing/sample-play.ts'
import { tilePresenterSuites } from '@bothy/board-kit/testing/tile-suites.ts'
import { board } from '../index.ts'
import { boardChecks } from './board-checks.ts'
import { samplePlay } from './sample-play.ts'

const { presenter } = board

const GAMES = plansOfAllKinds([2, 3, 4, 5], (_, sense) => ({ declinePayment: sense === 0.8 }))

tilePresenterSuites(board, {
  ...boardChecks,
  plans: GAMES,
  kinds: { pay: true, promote: true },
  buttons: {
    'do:pay': true,
    'do:discard': false,
    'do:end': true,
    'do:chieftain': false,
    'do:parliament': true,
  },
  begun: { 'clan:0': /Parliament/, 'sell:wood': /tile/, 'tile:3': /^$/ },
})

test('the second line counts what can be kept, and tells more to a newcomer', () => {
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
