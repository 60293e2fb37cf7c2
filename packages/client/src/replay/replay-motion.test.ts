import { expect, test } from 'vitest'
import { tempoOf } from '@bothy/board-kit/board/motion/flights.ts'
import { tempoFor } from './replay-motion.ts'

const byHand = { playing: false, speed: '1' } as const

test('one ply forward flies, as fast as the replay goes; at the highest speed things just go to their places', () => {
  expect(tempoFor(3, 4, byHand)).toBe(tempoOf('quick'))
  expect(tempoFor(3, 4, { playing: true, speed: '1' })).toBe(tempoOf('calm'))
  expect(tempoFor(3, 4, { playing: true, speed: '2' })).toBe(tempoOf('quick'))
  expect(tempoFor(3, 4, { playing: true, speed: '4' })).toBeNull()
})

test('nothing flies backwards, nor to a far position, nor where the replay is opened', () => {
  expect([tempoFor(4, 3, byHand), tempoFor(3, 9, byHand), tempoFor(-1, 7, byHand)]).toEqual([null, null, null])
})
