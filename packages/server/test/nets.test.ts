import { expect, test } from 'vitest'
import { playable } from '../src/nets.ts'
import { LORDS } from './server.ts'

test('a level without a net for the number of seats is not what plays', () => {
  expect(playable(LORDS, 2, 'hard')).toBe('hard')
  expect(playable(LORDS, 9, 'hard')).toBe('medium')
  expect(playable(LORDS, 9, 'easy')).toBe('easy')
})
