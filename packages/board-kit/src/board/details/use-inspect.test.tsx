import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { type Inspect, useInspect } from './use-inspect.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Told = ReturnType<typeof useInspect>

function Table({ tell }: { readonly tell: (told: Told) => void }): null {
  tell(useInspect())
  return null
}

function table(): { readonly explained: () => string | null; readonly inspect: Inspect } {
  const told: Told[] = []
  render(<Table tell={(it) => told.push(it)} />, new TinyNode('main') as unknown as Element)
  const [[thing, inspect]] = told
  return { explained: () => thing.value, inspect }
}

test('what the mouse leaves is explained a moment longer', () => {
  const { explained, inspect } = table()
  inspect('tile:1')
  inspect(null)
  expect(explained()).toBe('tile:1')
  inspect('tile:2')
  vi.runAllTimers()
  expect(explained()).toBe('tile:2')
  inspect(null)
  vi.runAllTimers()
  expect(explained()).toBe(null)
})

test('what a finger puts away is gone now, however soon it comes back to the close button', () => {
  const { explained, inspect } = table()
  inspect('tile:1')
  inspect(null, 'now')
  expect(explained()).toBe(null)
})

test('what is put away does not come back, and what is pointed at next is not taken away by what came before', () => {
  const { explained, inspect } = table()
  inspect('tile:1')
  inspect(null)
  inspect(null, 'now')
  inspect('tile:2')
  vi.runAllTimers()
  expect(explained()).toBe('tile:2')
})
