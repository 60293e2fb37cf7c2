import { expect, test } from 'vitest'
import { hyphenated } from './hyphens.ts'

const shown = (name: string): string => hyphenated(name).replaceAll('\u00AD', '|')

test.each([
  ['Lachaumette', 'Lachau|mette'],
  ['Anne-Sophie', 'Anne-Sophie'],
  ['Maximilien d’Artagnan', 'Maxi|mi|lien d’Artag|nan'],
  ['Christophe Montgomery', 'Chris|to|phe Mont|go|mery'],
  ['Marie-Françoise de Brézé', 'Marie-Fran|çoise de Brézé'],
  ['Jean-Baptiste Vallières', 'Jean-Bap|tiste Val|liè|res'],
  ['Bartholomäus', 'Bar|tho|lo|mäus'],
])('%s is divided between syllables', (name, expected) => {
  expect(shown(name)).toBe(expected)
})

test('short words are left as they are', () => {
  expect(hyphenated('Ailsa MacLeod')).toBe('Ailsa MacLeod')
})
