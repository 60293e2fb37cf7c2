import { expect, test } from 'vitest'
import { LoadOnce } from '../src/index.ts'

test('what was loaded is kept, by its key', async () => {
  const loads = new LoadOnce<number>()
  let times = 0
  const load = async (): Promise<number> => ++times
  expect(await Promise.all([loads.get('a', load), loads.get('a', load), loads.get('b', load)])).toEqual([1, 1, 2])
  expect(await loads.get('a', load)).toBe(1)
})

test('what failed is tried again', async () => {
  const loads = new LoadOnce<string>()
  await expect(loads.get('net', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(await loads.get('net', async () => 'here')).toBe('here')
})
