import type { Event, View } from '@bothy/glen-more/data'
import { expect, test } from 'vitest'
import { movementsWith, pointsTo } from '@bothy/board-kit/testing/flights-suite.ts'
import { flights } from '../motion/flights.tsx'

const view = { seats: 3, track: Array.from({ length: 14 }, () => null) } as unknown as View
const { movements, over, points } = movementsWith(flights, view)

test('a figure goes over the spaces between, also round the end of the track', () => {
  const overFrom = (from: number, to: number) => over({ type: 'moved', seat: 2, from, to, tile: 7 })
  expect(overFrom(3, 6)).toEqual(['figure:2', 'space:4', 'space:5'])
  expect(overFrom(12, 1)).toEqual(['figure:2', 'space:13', 'space:0'])
  expect(overFrom(3, 4)).toEqual(['figure:2'])
})

test('points fly from their tile to the points of the seat', () => {
  const tile = 7
  const [first, ...others] = movements({ type: 'vpGained', seat: 1, tile, vp: 5, total: 9 })
  expect(first).toMatchObject({ kind: 'fly', to: ['points:1', 'seat:1'], sign: { props: { value: '+5' } } })
  expect(first.kind === 'fly' && first.from[0]).toBe('tile:7')
  expect(others).toEqual([])
})

test('cubes of a type fly together', () => {
  const tile = 7
  const put = movements({ type: 'cubesPut', seat: 1, tile, goods: ['wood', 'stone', 'wood'] })
  expect(put.map((it) => it.kind === 'fly' && it.sign)).toMatchObject([
    { props: { count: 2 } },
    { props: { count: 1 } },
  ])
})

test('what is gained flies to the number that it changes', () => {
  const targets = movements(
    { type: 'cubesPut', seat: 1, tile: 7, goods: ['wood'] },
    { type: 'barrelsGained', seat: 2, tile: 7, count: 1 },
    { type: 'promoted', seat: 3, tile: 7, chieftains: 2 },
  ).map((it) => it.kind === 'fly' && it.to[0])
  expect(targets).toEqual(['wood:1', 'barrels:2', 'chieftains:3'])
})

test('GM-80 what a scoring brings a seat flies as one number', () => {
  const none = [0, 0, 0]
  const scoring: Event = { type: 'scoring', scoring: 1, values: [none, none, none], vp: [[2, 0, 1], none, [1, 0, 0]] }
  expect(points(scoring)).toMatchObject([pointsTo(0, 3), pointsTo(2, 1)])
})
