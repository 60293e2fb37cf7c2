import { useSignal } from '@preact/signals'
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { type ShowDetails, useDetails } from './use-details.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Told = ReturnType<typeof useDetails>

function Table({ tell }: { readonly tell: (told: Told) => void }): null {
  tell(useDetails(useSignal(false)))
  return null
}

function table(): { readonly explained: () => string | null; readonly showDetails: ShowDetails } {
  const told: Told[] = []
  render(<Table tell={(it) => told.push(it)} />, new TinyNode('main') as unknown as Element)
  const [[item, showDetails]] = told
  return { explained: () => item.value, showDetails }
}

test('what the mouse leaves is explained a moment longer', () => {
  const { explained, showDetails } = table()
  showDetails('tile:1')
  showDetails(null)
  expect(explained()).toBe('tile:1')
  showDetails('tile:2')
  vi.runAllTimers()
  expect(explained()).toBe('tile:2')
  showDetails(null)
  vi.runAllTimers()
  expect(explained()).toBe(null)
})

test('what a finger puts away is gone now, however soon it comes back to the close button', () => {
  const { explained, showDetails } = table()
  showDetails('tile:1')
  showDetails(null, 'now')
  expect(explained()).toBe(null)
})

test('what is put away does not come back, and what is pointed at next is not taken away by what came before', () => {
  const { explained, showDetails } = table()
  showDetails('tile:1')
  showDetails(null)
  showDetails(null, 'now')
  showDetails('tile:2')
  vi.runAllTimers()
  expect(explained()).toBe('tile:2')
})

test('what is pinned stays while others are pointed at, until it is closed or another is asked for', () => {
  const { explained, showDetails } = table()
  showDetails('tile:1', 'pin')
  showDetails('tile:2')
  showDetails(null)
  vi.runAllTimers()
  expect(explained()).toBe('tile:1')
  showDetails('tile:3', 'now')
  showDetails('tile:4')
  expect(explained()).toBe('tile:4')
  showDetails('tile:5', 'pin')
  showDetails(null, 'now')
  showDetails('tile:6')
  expect(explained()).toBe('tile:6')
})
