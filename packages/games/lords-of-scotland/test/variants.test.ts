import { expect, test } from 'vitest'
import { HAND_LIMIT, lordsOfScotland, ROUNDS, STARTING_HAND, VICTORY_THRESHOLD } from '../rules/index.ts'
import { play } from './play.ts'

test('LOS-80 EX-5 a Bruce activates in the test of LOS-26 only while no face-up card below 12 lies in an army', () => {
  const options = { includeRoyal: true }
  const hands = ['bruce-1', 'wemyss-12 scott-11 bruce-2']
  expect(play({ seats: 2, hands, options }).whyNotActivate('a', 'bruce-1')).toBeNull()
  expect(
    play({ seats: 2, hands, options }, 'a recruit 1; b muster wemyss-12 up').whyNotActivate('a', 'bruce-1'),
  ).toBeNull()
  expect(
    play({ seats: 2, hands, options }, 'a recruit 1; b muster bruce-2 up; b activate').whyNotActivate('a', 'bruce-1'),
  ).toBeNull()
  expect(
    play({ seats: 2, hands, options }, 'a recruit 1; b muster scott-11 up').whyNotActivate('a', 'bruce-1'),
  ).toMatchObject({ why: 'weakerCard', rule: 'LOS-26' })
})

test('LOS-81 threshold, hand limit, rounds and starting hand are constants, not options', () => {
  expect([VICTORY_THRESHOLD, HAND_LIMIT, ROUNDS, STARTING_HAND]).toEqual([40, 10, 5, 5])
  expect(lordsOfScotland.options.map((option) => option.id)).toEqual([
    'includeRoyal',
    'activationRule',
    'firstInitiative',
    'flipChoice',
  ])
  expect(lordsOfScotland.setup({ victoryThreshold: 30 }, 2)).toEqual({
    ok: false,
    problem: { at: 'victoryThreshold', why: 'unknown-field' },
  })
})
