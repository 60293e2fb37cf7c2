import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test('a number stays with the word before it, other words may part', () => {
  expect(unbroken('Glen More II')).toBe('Glen More\u00a0II')
  expect(unbroken('Glen More II : les règles')).toBe('Glen More\u00a0II : les règles')
  expect(unbroken('Clans of Caledonia')).toBe('Clans of Caledonia')
  expect(unbroken('Glen Inverness')).toBe('Glen Inverness')
})
