import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { nextPersonAtDevice } from './next-person-at-device.ts'
import { TurnBanner } from './pass-device.tsx'
import type { TableStore } from '../store/store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shared() {
  const state = signal({ seat: 0, actors: [1], answered: [], result: null })
  const person = { kind: 'person', away: null as string | null }
  const info = signal({ status: 'playing', seats: [person, person] })
  const looked: (number | null)[] = []
  const busy = signal(false)
  const parts = {
    state,
    info,
    mySeats: signal([0, 1]),
    names: signal(['Ailsa', 'Rory']),
    playback: { queue: { busy } },
    look: (seat: number | null) => {
      looked.push(seat)
      if (seat !== null) state.value = { ...state.value, seat }
    },
  }
  return { store: parts as unknown as TableStore, state, info, looked, busy }
}

test('the next to hold the device is the one who plays and does not look on yet', () => {
  const { store, state } = shared()
  expect(nextPersonAtDevice(store)).toBe(1)
  state.value = { ...state.value, seat: 1 }
  expect(nextPersonAtDevice(store)).toBeNull()
})

test('the device is not passed on before what happened has been shown', () => {
  const { store, busy } = shared()
  busy.value = true
  expect(nextPersonAtDevice(store)).toBeNull()
  busy.value = false
  expect(nextPersonAtDevice(store)).toBe(1)
})

test('a bot needs no device, and a game that was ended no next holder', () => {
  const { store, info } = shared()
  const [ailsa, rory] = info.value.seats
  info.value = { ...info.value, seats: [ailsa, { ...rory, away: 'medium' }] }
  expect(nextPersonAtDevice(store)).toBeNull()
  info.value = { status: 'over', seats: [ailsa, rory] }
  expect(nextPersonAtDevice(store)).toBeNull()
})

test('without secrets the next seat looks on by itself, and it is said whose turn it is, for a while', async () => {
  const { store, looked } = shared()
  const root = new TinyNode('main')
  const draw = (): Promise<void> => act(() => render(<TurnBanner store={store} />, root as unknown as Element))
  await draw()
  await draw()
  expect(looked).toEqual([1])
  expect(root.textContent).toContain('Rory to play')
  await act(() => void vi.advanceTimersByTime(5000))
  expect(root.textContent).toBe('')
})
