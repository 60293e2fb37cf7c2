import { leaves, recordedGames } from '@bothy/kernel/rule-suite'
import { expect, test } from 'vitest'
import { invariants, lordsOfScotland } from '../rules/index.ts'
import { play } from './play.ts'

recordedGames(lordsOfScotland, {
  folder: new URL('replays/', import.meta.url),
  invariants,
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
})

const HANDS = [
  'wemyss-4 scott-2 makgill-6 cochrane-9 forsyth-1',
  'fergusson-3 cockburn-5 macdonnell-7 scott-8 makgill-2',
  'wemyss-1 scott-11 fergusson-10 forsyth-8 cochrane-3',
  'cockburn-12 macdonnell-2 wemyss-9 makgill-10 scott-5',
]

test('perft: leaves from the opening, all powers in the hands', () => {
  const counts = (seats: number, options: { readonly flipChoice: string }): number[] => {
    const { state } = play({ seats, hands: HANDS.slice(0, seats), options })
    return [1, 2, 3, 4].map((depth) => leaves(lordsOfScotland, state, depth))
  }
  expect(counts(2, { flipChoice: 'player' })).toEqual([5, 75, 930, 3640])
  expect(counts(2, { flipChoice: 'leftmost' })).toEqual([15, 186, 2246, 26561])
  expect(counts(4, { flipChoice: 'leftmost' })).toEqual([15, 186, 2212, 25935])
})

test('perft: leaves from the middle of a skirmish, powers about to be used', () => {
  const t = play({ seats: 2, hands: HANDS.slice(0, 2), supporters: 'wemyss-12 forsyth-3' })
  t.play(
    'a muster cochrane-9 up; a activate; b muster scott-8 down; a muster makgill-6 up; a activate; a muster wemyss-4 up',
  )
  expect([1, 2, 3, 4].map((depth) => leaves(lordsOfScotland, t.state, depth))).toEqual([2, 16, 142, 1368])
})
