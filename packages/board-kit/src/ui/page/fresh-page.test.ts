import { afterEach, expect, test, vi } from 'vitest'
import { loadFreshPage } from './fresh-page.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['while the server answers', () => Promise.resolve(), 1],
  ['and stays without a line', () => Promise.reject(new TypeError('no line')), 0],
])('the page is loaded afresh %s', async (_, fetch, times) => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('location', { reload })
  await loadFreshPage()
  expect(reload).toHaveBeenCalledTimes(times)
})
