import { expect, test } from 'vitest'
import {
  au,
  counted,
  de,
  deTous,
  du,
  le,
  type Noun,
  ordinal,
  typeset,
  typesetMessage,
  typesetOptions,
} from './french.ts'

test('de loses its vowel before a vowel and a silent h, not before a Scottish h or a y that is sounded', () => {
  expect(['Ailsa', 'Eilidh', 'Émile', 'Œdipe', 'Yves', 'Hélène', 'Hugo', 'Halkirk'].map(de)).toEqual([
    'd’Ailsa',
    'd’Eilidh',
    'd’Émile',
    'd’Œdipe',
    'd’Yves',
    'd’Hélène',
    'd’Hugo',
    'd’Halkirk',
  ])
  expect(['Rory', 'Hamish', 'Harry', 'Yann', 'Yasmine', 'William'].map(de)).toEqual([
    'de Rory',
    'de Hamish',
    'de Harry',
    'de Yann',
    'de Yasmine',
    'de William',
  ])
})

test('before several names de stands before each', () => {
  expect([['Ailsa'], ['Ailsa', 'Rory'], ['Rory', 'Ailsa', 'Yves']].map(deTous)).toEqual([
    'd’Ailsa',
    'd’Ailsa et de Rory',
    'de Rory, d’Ailsa et d’Yves',
  ])
})

test('articles follow gender, vowel and names that take none', () => {
  const nouns: readonly Noun[] = [
    { text: 'carrière', gender: 'f', article: true },
    { text: 'Loch Ness', gender: 'm', article: true },
    { text: 'épicerie', gender: 'f', article: true },
    { text: 'Armadale Castle', gender: 'm', article: false },
  ]
  expect(nouns.map(le)).toEqual(['la carrière', 'le Loch Ness', 'l’épicerie', 'Armadale Castle'])
  expect(nouns.map(du)).toEqual(['de la carrière', 'du Loch Ness', 'de l’épicerie', 'd’Armadale Castle'])
  expect(nouns.map(au)).toEqual(['à la carrière', 'au Loch Ness', 'à l’épicerie', 'à Armadale Castle'])
})

test('0 and 1 are singular, and the number keeps to its noun', () => {
  expect([0, 1, 2].map((n) => counted(n, 'point', 'points'))).toEqual(['0\u00a0point', '1\u00a0point', '2\u00a0points'])
})

test('the first place agrees, the others do not', () => {
  expect([ordinal(1, 'm'), ordinal(1, 'f'), ordinal(2, 'm')]).toEqual(['1er', '1re', '2e'])
})

test('a number is not parted from the word after it, nor a value of an option', () => {
  expect(typeset('24 caractères maximum, 8 PV, −6 PV, 3, 4 et £1 par repère')).toBe(
    '24\u00a0caractères maximum, 8\u00a0PV, −6\u00a0PV, 3, 4\u00a0et £1\u00a0par repère',
  )
  expect(
    typesetOptions({ x: { label: 'Port 7 : bonus', help: 'À 2 joueurs ?', values: { true: '1 tuile' } } }),
  ).toEqual({
    x: { label: 'Port 7\u00a0: bonus', help: 'À 2\u00a0joueurs\u202f?', values: { true: '1\u00a0tuile' } },
  })
})

test('spaces before high punctuation do not break: narrow before ; ! ?, full before : and »', () => {
  expect(typeset('Où ? Ici : « là » ; n° 3 !')).toBe('Où\u202f? Ici\u00a0: «\u00a0là\u00a0»\u202f; n°\u00a03\u202f!')
  const seat = { part: 'seat', seat: 0, text: null } as const
  expect(typesetMessage(['Fin : ', seat, { part: 'thing', id: 'x', text: 'a ?' }])).toEqual([
    'Fin\u00a0: ',
    seat,
    { part: 'thing', id: 'x', text: 'a\u202f?' },
  ])
})
