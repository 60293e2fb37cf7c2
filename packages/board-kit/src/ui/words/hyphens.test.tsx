import { render } from 'preact'
import { expect, test } from 'vitest'
import { TinyNode } from '../../testing/tiny-dom.ts'
import { briefNames, DividedName, hyphenated } from './hyphens.tsx'

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
  [
    ['Marie-Françoise de Brézé', 'Anne-Sophie Lachaumette', 'Maximilien d’Artagnan', 'Bartholomew'],
    ['Marie-F.', 'Anne-Sophie', 'Maximilien', 'Bartholomew'],
  ],
  [
    ['Wee Otter', 'Wee Fox', 'Rory'],
    ['Wee O.', 'Wee F.', 'Rory'],
  ],
  [
    ['Wee Otter', 'wee owl', 'Wee'],
    ['Wee Otter', 'wee owl', 'Wee'],
  ],
  [
    ['Le Renard', 'Le Loup blanc', 'The Old Fox'],
    ['Le Renard', 'Le Loup', 'The Old'],
  ],
  [
    ['Marie-Françoise de Brézé', 'Marie-Florence Petit'],
    ['Marie-Françoise', 'Marie-Florence'],
  ],
  [
    ['Marie de Brézé', 'Marie Petit', 'De'],
    ['Marie B.', 'Marie P.', 'De'],
  ],
  [
    ['Ann Lee', 'Ann Lee', 'Ann  Lee Ross'],
    ['Ann Lee', 'Ann Lee', 'Ann Lee Ross'],
  ],
])('%j are called %j where there is little room', (names, brief) => {
  expect(briefNames(names)).toEqual(brief)
})
