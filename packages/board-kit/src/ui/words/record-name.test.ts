import { expect, test } from 'vitest'
import { recordName } from './record-name.ts'

test('a record is named after game, day and players', () => {
  const at = new Date(2026, 10, 5, 23, 30).getTime()
  expect(recordName('glen-more', at, ['Eilidh', 'Rory'])).toBe('glen-more-2026-11-05-eilidh-rory.bothy.json')
})

test('names lose accents, spaces and what no file may have; other alphabets stay', () => {
  expect(recordName('glen-more', null, ['Hélène / Zoë', '../..', 'Юра'])).toBe('glen-more-helene-zoe-юра.bothy.json')
})

test('long names are cut', () => {
  expect(recordName('g', null, ['A very long name that never ends']).length).toBeLessThan(40)
})
