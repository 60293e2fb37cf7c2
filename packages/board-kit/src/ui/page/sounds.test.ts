import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { haptics, sounds, volume } from './settings.ts'
import { playTune } from './sounds.ts'
import { ring } from './tunes.ts'

const told = { shaken: [] as number[][], loudest: 0, strings: 0 }

class Audio {
  readonly currentTime = 0
  readonly destination = {}
  resume = () => Promise.resolve()
  createOscillator = () => {
    told.strings++
    return { type: '', frequency: { value: 0 }, connect: (next: object) => next, start: () => null, stop: () => null }
  }
  createGain = () => ({
    gain: {
      setValueAtTime: (value: number) => (told.loudest = Math.max(told.loudest, value)),
      exponentialRampToValueAtTime: () => null,
    },
    connect: (next: object) => next,
  })
}

function device(hasBeenActive: boolean): void {
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive },
    vibrate: (pulses: number[]) => told.shaken.push(pulses),
  })
}

beforeEach(() => {
  Object.assign(told, { shaken: [], loudest: 0, strings: 0 })
  sounds.value = true
  haptics.value = true
  volume.value = 1
})
afterEach(() => vi.unstubAllGlobals())

test('nothing sounds and nothing shakes before the reader has touched the page', async () => {
  device(false)
  playTune('turn')
  await import('./tunes.ts')
  expect(told).toEqual({ shaken: [], loudest: 0, strings: 0 })
})

test('vibration has a switch of its own, and each event its own pulses', async () => {
  device(true)
  sounds.value = false
  for (const tune of ['turn', 'scoring', 'end', 'time'] as const) playTune(tune)
  expect(new Set(told.shaken.map(String)).size).toBe(4)
  haptics.value = false
  playTune('turn')
  await import('./tunes.ts')
  expect([told.shaken.length, told.strings]).toEqual([4, 0])
})

test('a tune is as loud as the reader wants it', async () => {
  device(true)
  await ring('turn', 1)
  const full = told.loudest
  told.loudest = 0
  await ring('end', 0.5)
  expect(full).toBeGreaterThan(0)
  expect(told.loudest).toBeCloseTo(full / 4)
})

test('sounds that are on are fetched and played; at volume 0 nothing is', async () => {
  device(true)
  volume.value = 0
  playTune('scoring')
  await vi.dynamicImportSettled()
  expect(told.strings).toBe(0)
  volume.value = 0.7
  playTune('scoring')
  await vi.waitFor(() => expect(told.strings).toBe(3))
})
