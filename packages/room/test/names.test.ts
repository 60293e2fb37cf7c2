import { expect, test } from 'vitest'
import { apartFrom, cleanLine, cleanName } from '../src/index.ts'

test.each([
  ['plain', 'Ailsa', 'Ailsa'],
  ['composed', 'A\u0300nna', 'Ànna'],
  ['with zero-width signs', 'A\u200Bil\u200Dsa\uFEFF', 'Ailsa'],
  ['turned round', '\u202EasliA\u202C', 'asliA'],
  ['with controls and lines', 'Ai\u0000l\tsa\n\nMac', 'Ail sa Mac'],
  ['of blanks that look like letters', '\u3164\u2800\u00A0', ''],
  ['with piled marks', 'A\u0301\u0302\u0303\u0304', 'Á\u0302\u0303'],
  ['too long, cut between signs', '🏴'.repeat(20), '🏴'.repeat(12)],
])('a name %s', (_, given, seen) => {
  expect(cleanName(given)).toBe(seen)
})

test('what is said keeps joined signs, and nothing that turns the writing round', () => {
  expect(cleanLine('  aye \u202E👩\u200D🌾\u0007 ')).toBe('aye 👩\u200D🌾')
  expect(cleanLine('\u200B\u2066')).toBe('')
})

test.each([
  ['Ann', 'Ann', 'Ann (2)'],
  ['Ann', 'ann', 'ann (2)'],
  ['Ann', 'Аnn', 'Аnn (2)'], // the first letter is Cyrillic
  ['Isla', 'lsIa', 'lsIa (2)'],
  ['Ànn', 'Ann.', 'Ann. (2)'],
  ['x'.repeat(24), 'x'.repeat(24), `${'x'.repeat(20)} (2)`],
  ['Ann', 'Anna', 'Anna'],
])('where %s sits, %s is called %s', (taken, name, called) => {
  expect(apartFrom([taken], name)).toBe(called)
})

test('the third of a name is the third', () => {
  expect(apartFrom(['Ann', 'Ann (2)'], 'Ann')).toBe('Ann (3)')
})
