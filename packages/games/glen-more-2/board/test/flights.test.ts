import type { View } from '@bothy/glen-more-2/data'
import { expect, test } from 'vitest'
import { movementsWith, pointsTo } from '@bothy/board-kit/testing/flights-suite.ts'
import { flights } from '../motion/flights.tsx'

const view = { seats: 3, spaces: 14, line: [{ position: 20, tile: null, pieces: [4] }] } as unknown as View
const { movements, over } = movementsWith(flights, view)

test('GM2-20 a piece goes over the spaces between, also round the rondel', () => {
  expect(over({ type: 'moved', piece: 2, seat: 2, from: 12, to: 15, tile: 7 })).toEqual([
    'figure:2',
    'space:13',
    'space:0',
  ])
  expect(over({ type: 'rolled', roll: 1, from: 3, to: 4, tile: null })).toEqual(['figure:4'])
  expect(over({ type: 'finished', seat: 1, from: 30, to: 32 })).toEqual(['figure:1', 'space:3'])
})

test('GM2-33 a die that leaves the game goes nowhere', () => {
  expect(movements({ type: 'rolled', roll: 3, from: 3, to: null, tile: null })).toEqual([])
})

test('what is gained flies from what brought it to the number that it changes', () => {
  const flown = movements(
    { type: 'activated', seat: 1, tile: 7, extra: false },
    { type: 'casksGained', seat: 1, count: 1 },
    { type: 'claimed', seat: 1, field: 3, coins: 2 },
    { type: 'vpGained', seat: 1, vp: 5, source: 'clan', total: 9 },
  )
  expect(flown.map((it) => it.kind === 'fly' && [it.from[0], it.to[0]])).toEqual([
    ['tile:7', 'casks:1'],
    ['figure:1', 'field:3'],
    ['coins:1', 'hub'],
    ['field:3', 'points:1'],
  ])
})

test('GM2-120 what a scoring brings a seat flies as one number', () => {
  const none = [0, 0, 0]
  const flown = movements(
    {
      type: 'scoring',
      round: 1,
      values: { scotsmen: none, landmarks: none, casks: none, persons: none },
      vp: { scotsmen: [2, 0, 1], landmarks: none, casks: [1, 0, 0], persons: none },
    },
    { type: 'vpGained', seat: 0, vp: 2, source: 'scotsmen', total: 2 },
  )
  expect(flown.map((it) => it.kind === 'fly' && [it.sign, it.to[0]])).toMatchObject([pointsTo(0, 3), pointsTo(2, 1)])
})
