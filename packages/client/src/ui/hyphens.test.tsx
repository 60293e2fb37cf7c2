import { render } from 'preact'
import { expect, test } from 'vitest'
import { TinyNode } from '../test/tiny-dom.ts'
import { briefName, DividedName, hyphenated } from './hyphens.tsx'

const shown = (name: string): string => name.split(' ').map(hyphenated).join(' ').replaceAll('\u00AD', '|')

test.each([
  ['Lachaumette', 'Lachau|mette'],
  ['Anne-Sophie', 'Anne-Sophie'],
  ['Maximilien d’Artagnan', 'Maxi|mi|lien d’Artagnan'],
  ['Christophe Montgomery', 'Chris|to|phe Mont|go|mery'],
  ['Marie-Françoise de Brézé', 'Marie-Françoise de Brézé'],
  ['Jean-Baptiste Vallières', 'Jean-Baptiste Val|liè|res'],
  ['Bartholomäus', 'Bar|tho|lo|mäus'],
])('%s is divided between syllables', (name, expected) => {
  expect(shown(name)).toBe(expected)
})

test('the words of a name are kept apart, so that each goes to the next line as a whole', () => {
  const root = new TinyNode('p')
  render(<DividedName name="Marie-Françoise de Brézé" />, root as unknown as Element)
  expect(root.all().filter(({ localName }) => localName === 'span').length).toBe(3)
  expect(root.words().replaceAll(/\s+/g, ' ')).toBe('Marie-Françoise de Brézé')
})

test('short words are left as they are', () => {
  expect(hyphenated('Ailsa MacLeod')).toBe('Ailsa MacLeod')
})

test.each([
  ['Marie-Françoise de Brézé', 'Marie-F.'],
  ['Anne-Sophie Lachaumette', 'Anne-Sophie'],
  ['Maximilien d’Artagnan', 'Maximilien'],
  ['Bartholomew', 'Bartholomew'],
])('%s is called %s where there is little room', (name, brief) => {
  expect(briefName(name)).toBe(brief)
})
