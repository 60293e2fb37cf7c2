import { expect, test } from 'vitest'
import { groupLog, visibleEvents } from './log-groups.ts'

const entry = (ply: number, seat: number | null, ...events: string[]) => ({ ply, seat, events })

test('gestures of one seat in a row are one turn', () => {
  const groups = groupLog(
    [entry(-1, null, 'dealt'), entry(0, 0, 'flipped'), entry(1, 0, 'mustered', 'drew'), entry(2, 1, 'recruited')],
    null,
  )
  expect(groups.map((g) => [g.seat, g.events.map((e) => e.event)])).toEqual([
    [null, ['dealt']],
    [0, ['flipped', 'mustered', 'drew']],
    [1, ['recruited']],
  ])
  expect(groups.some((g) => g.isNew)).toBe(false)
})

test('the news begins a group of its own, once', () => {
  const groups = groupLog([entry(0, 1, 'a'), entry(1, 1, 'b'), entry(2, 1), entry(3, 1, 'c'), entry(4, 2, 'd')], 2)
  expect(groups.map((g) => [g.key, g.isNew])).toEqual([
    [0, false],
    [3, true],
    [4, false],
  ])
})

test('gestures that nobody saw leave no trace', () => {
  expect(groupLog([entry(0, 0), entry(1, 1)], 0)).toEqual([])
})

test('an event that its successor tells as well has no line', () => {
  const [group] = groupLog([{ ply: 3, seat: 1, events: ['a', 'b', 'a', 'c', 'a'] }], null)
  const told = visibleEvents(group, (event, next) => event === 'a' && next === 'b')
  expect(told.map(({ event }) => event)).toEqual(['b', 'a', 'c', 'a'])
  expect(visibleEvents(group, undefined)).toEqual(group.events)
})

test('an event that the one before it tells as well has no line, unless it is alone', () => {
  const [first, second] = groupLog([entry(0, 0, 'did', 'ended'), entry(1, 1, 'ended')], null)
  const isRedundant = (event: unknown, _next: unknown, previous: unknown) => event === 'ended' && previous !== null
  expect(visibleEvents(first, isRedundant).map(({ event }) => event)).toEqual(['did'])
  expect(visibleEvents(second, isRedundant).map(({ event }) => event)).toEqual(['ended'])
})
