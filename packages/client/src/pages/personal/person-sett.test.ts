import { expect, test } from 'vitest'
import { readSett } from '@bothy/board-kit/art/sett.ts'
import { settOf } from './person-sett.ts'

const NAMES = ['Ailsa', 'Rory', 'Marie-Françoise de Brézé', 'Øystein', '李', '', ...Array.from('abcdefghijklmnopqrst')]

test('a name has one cloth, which can be woven', () => {
  for (const name of NAMES) {
    expect(settOf(name)).toBe(settOf(name))
    expect(readSett(settOf(name)).size % 4).toBe(0)
  }
})

test('names are told apart, however their accents are written', () => {
  expect(new Set(NAMES.map(settOf)).size).toBeGreaterThan(NAMES.length * 0.9)
  expect(settOf('Brézé'.normalize('NFD'))).toBe(settOf('Brézé'.normalize('NFC')))
})

test('ground and check are two colours', () => {
  for (const name of NAMES) {
    const [ground, , , check] = settOf(name)
      .split(' ')
      .map((threads) => threads.replaceAll(/[/\d]/g, ''))
    expect(check).not.toBe(ground)
  }
})
