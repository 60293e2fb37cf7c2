import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlaybackQueue } from './playback-queue.ts'

const REST = 100
let shown: (readonly number[])[]
let queue: PlaybackQueue<number>
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  queue = new PlaybackQueue(
    (frames) => shown.push(frames),
    () => REST,
  )
})
afterEach(() => vi.useRealTimers())

test('each thing is shown on its own, in order, and rests', () => {
  for (const frame of [1, 2, 3]) queue.add(frame)
  expect([shown, queue.busy.value]).toEqual([[[1]], true])
  vi.advanceTimersByTime(REST - 1)
  expect(shown).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([[1], [2]])
  vi.advanceTimersByTime(REST)
  expect([shown, queue.busy.value]).toEqual([[[1], [2], [3]], true])
  vi.advanceTimersByTime(REST)
  expect(queue.busy.value).toBe(false)
})

test('what needs longer is given the time, and then its rest', () => {
  queue.add(1)
  queue.hold(400)
  queue.add(2)
  vi.advanceTimersByTime(400 + REST - 1)
  expect(shown).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([[1], [2]])
})

test('to skip shows all that waits as one, with what comes after it', () => {
  expect(queue.skip()).toBe(false)
  for (const frame of [1, 2, 3]) queue.add(frame)
  expect(queue.skip(4)).toBe(true)
  expect([shown, queue.busy.value]).toEqual([[[1], [2, 3, 4]], false])
  vi.advanceTimersByTime(10 * REST)
  expect(shown).toHaveLength(2)
})

test('a pause keeps what comes in, and goes on where it was', () => {
  queue.add(1)
  queue.toggle()
  queue.add(2)
  vi.advanceTimersByTime(10 * REST)
  expect([shown, queue.busy.value, queue.paused.value]).toEqual([[[1]], true, true])
  queue.toggle()
  vi.advanceTimersByTime(0)
  expect(shown).toEqual([[1], [2]])
})

test('one can pause before anything happens; to skip ends the pause', () => {
  queue.toggle()
  queue.add(1)
  expect([shown, queue.busy.value]).toEqual([[], true])
  queue.skip()
  expect([shown, queue.paused.value]).toEqual([[[1]], false])
})

test('nothing goes on behind what lies over the table', () => {
  queue.add(1)
  queue.block(true)
  queue.add(2)
  vi.advanceTimersByTime(10 * REST)
  expect(shown).toEqual([[1]])
  queue.block(false)
  vi.advanceTimersByTime(0)
  expect(shown).toEqual([[1], [2]])
})

test('too much to be followed is caught up with', () => {
  for (let frame = 0; frame <= 61; frame++) queue.add(frame)
  expect([shown.length, shown[1]?.at(-1), queue.busy.value]).toEqual([2, 61, false])
})
