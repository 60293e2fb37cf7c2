import { expect, test } from 'vitest'
import './test/both-languages.ts'
import { wordsOf } from './words.ts'

const { board } = wordsOf('fr')
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('French: 0 and 1 are singular, and what is missing has its unit', () => {
  expect([0, 1, 2].map((n) => spaced(board.ofPoints(n, 40)))).toEqual([
    '0 point sur 40',
    '1 point sur 40',
    '2 points sur 40',
  ])
  expect([0, 1, 2].map((n) => spaced(board.toGo(n)))).toEqual(['objectif atteint', 'encore 1 point', 'encore 2 points'])
})

test('French: names keep or lose the vowel before them as elsewhere', () => {
  expect(['Hamish', 'Ailsa'].map(board.armyOf)).toEqual(['Armée de Hamish', 'Armée d’Ailsa'])
  expect(['Yasmine', 'Yves'].map(board.pileOf)).toEqual(['Partisans de Yasmine', 'Partisans d’Yves'])
})
