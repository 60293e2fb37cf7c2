import { expect, test } from 'vitest'
import { changedOptions } from './changed-options.ts'

const option = (id: string, value: boolean | string) => ({
  id,
  rule: 'TOY-1',
  group: null,
  default: value,
  values: () => [value],
})
const all = [option('royal', false), option('first', 'random')]
test('what differs from the default is told in the order of the options', () => {
  expect(changedOptions(all, { first: 2, royal: true })).toEqual(['royal', 'first'])
})

test('a default that was chosen by hand is no change', () => {
  expect(changedOptions(all, { royal: false })).toEqual([])
})
