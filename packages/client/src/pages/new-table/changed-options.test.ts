import type { GameTypes, Texts } from '@bothy/kernel'
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
const texts = {
  options: {
    royal: { label: 'Royal cards', help: '', values: { false: 'Without', true: 'With Bruce' } },
    first: { label: 'First', help: '', values: { random: 'Drawn', 2: 'Seat 3' } },
  },
} as unknown as Texts<GameTypes>

test('what differs from the default is named in words', () => {
  expect(changedOptions(all, texts, { first: 2, royal: true })).toEqual([
    { id: 'royal', label: 'Royal cards', value: 'With Bruce' },
    { id: 'first', label: 'First', value: 'Seat 3' },
  ])
})

test('a default that was chosen by hand is no change', () => {
  expect(changedOptions(all, texts, { royal: false })).toEqual([])
})
