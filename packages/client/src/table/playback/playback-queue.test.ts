import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlaybackQueue } from './playback-queue.ts'

const REST = 100
let shown: (readonly number[])[]
let pace: PlaybackQueue<number>
beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  pace = new PlaybackQueue(
    (frames) => shown.push(frames),
    () => REST,
  )
})
afterEach(() => vi.useRealTimers())

test('each thing is shown on its own, in order, and rests', () => {
  for (const frame of [1, 2, 3]) pace.add(frame)
  expect([shown, pace.busy.value]).toEqual([[[1]], true])
  vi.advanceTimersByTime(REST - 1)
  expect(shown).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([[1], [2]])
  vi.advanceTimersByTime(REST)
  expect([shown, pace.busy.value]).toEqual([[[1], [2], [3]], true])
  vi.advanceTimersByTime(REST)
  expect(pace.busy.value).toBe(false)
})

test('what needs longer is given the time, and then its rest', () => {
  pace.add(1)
  pace.hold(400)
  pace.add(2)
  vi.advanceTimersByTime(400 + REST - 1)
  expect(shown).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([[1], [2]])
})

test('to skip shows all that waits as one, with what comes after it', () => {
  expect(pace.skip()).toBe(false)
  for (const frame of [1, 2, 3]) pace.add(frame)
  expect(pace.skip(4)).toBe(true)
  expect([shown, pace.busy.value]).toEqual([[[1], [2, 3, 4]], false])
  vi.advanceTimersByTime(10 * REST)
  expect(shown).toHaveLength(2)
})

test('a pause keeps what comes in, and goes on where it was', () => {
  pace.add(1)
  pace.toggle()
  pace.add(2)
  vi.advanceTimersByTime(10 * REST)
  expect([shown, pace.busy.value, pace.paused.value]).toEqual([[[1]], true, true])
  pace.toggle()
  vi.advanceTimersByTime(0)
  expect(shown).toEqual([[1], [2]])
})

test('one can pause before anything happens; to skip ends the pause', () => {
  pace.toggle()
  pace.add(1)
  expect([shown, pace.busy.value]).toEqual([[], true])
  pace.skip()
  expect([shown, pace.paused.value]).toEqual([[[1]], false])
})

test('nothing goes on behind what lies over the table', () => {
  pace.add(1)
  pace.block(true)
  pace.add(2)
  vi.advanceTimersByTime(10 * REST)
  expect(shown).toEqual([[1]])
  pace.block(false)
  vi.advanceTimersByTime(0)
  expect(shown).toEqual([[1], [2]])
})

test('too much to be followed is caught up with', () => {
  for (let frame = 0; frame <= 61; frame++) pace.add(frame)
  expect([shown.length, shown[1]?.at(-1), pace.busy.value]).toEqual([2, 61, false])
})
