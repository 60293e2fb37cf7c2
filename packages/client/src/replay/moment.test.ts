import { expect, test } from 'vitest'
import { momentQuery, readMoment } from './moment.ts'

const game = { plies: 100, seats: 3 }

test('an address says which move and whose eyes, and is read back', () => {
  for (const moment of [
    { move: 40, eyes: 'acting' },
    { move: 0, eyes: 'spectator' },
    { move: 100, eyes: '2' },
  ] as const)
    expect(readMoment(momentQuery(moment), game)).toEqual(moment)
})

test('seats count from one, and what is usual is left out', () => {
  expect(momentQuery({ move: 7, eyes: '0' })).toBe('?move=7&eyes=1')
  expect(momentQuery({ move: 0, eyes: 'acting' })).toBe('')
})

test('what is out of bounds or no number is the nearest place there is', () => {
  expect(readMoment('?move=999&eyes=9', game)).toEqual({ move: 100, eyes: 'acting' })
  expect(readMoment('?move=-3', game)).toEqual({ move: 0, eyes: 'acting' })
  expect(readMoment('?move=soon&eyes=nobody', game)).toEqual({ move: 0, eyes: 'acting' })
})
