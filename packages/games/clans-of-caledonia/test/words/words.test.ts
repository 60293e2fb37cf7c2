import type { Translated } from '@bothy/kernel'
import { proofread, proofreadFrench } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import {
  CLANS,
  CONTRACTS,
  content,
  GOODS,
  IMPORTS,
  MEATS,
  PORT_TILES,
  SCORE_ROWS,
  SCORING_TILES,
  SIDE_IDS,
  STARTING_TILES,
  TECHNOLOGIES,
  TERRAINS,
  UNITS,
} from '../../rules/index.ts'
import { PARTS } from '../../data/provenance.ts'
import { words as enWords } from '../../words/en.ts'
import { words as frWords } from '../../words/fr.ts'

type Words = Translated<typeof enWords>

const box = content.builtIn
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const unbroken = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const languages: readonly (readonly [string, Words])[] = [
  ['en', enWords],
  ['fr', frWords],
]

const explained = (words: Words): readonly string[] => [
  ...UNITS.map((unit) => words.unitText(unit, box)),
  ...CLANS.flatMap((clan) => [1, 4].map((seats) => words.clanText(clan, box, seats))),
  ...PORT_TILES.map((port) => words.portText(port, box)),
  ...SCORING_TILES.map((tile) => words.scoringText(tile, box)),
  ...upTo(CONTRACTS).map((contract) => words.contractText(contract, box)),
]
const named = (words: Words): readonly (readonly string[])[] => [
  UNITS.map(words.unitName),
  GOODS.map(words.goodName),
  IMPORTS.map(words.importName),
  MEATS.map(words.meatName),
  TERRAINS.map(words.terrainName),
  TECHNOLOGIES.map(words.technologyName),
  CLANS.map(words.clanName),
  PORT_TILES.map(words.portName),
  SCORING_TILES.map(words.scoringName),
  [...SCORE_ROWS, 'moneyLeft' as const].map(words.scoreName),
  SIDE_IDS.map(words.sideName),
  PARTS.map(words.partName),
  upTo(STARTING_TILES).map(words.startingName),
  upTo(STARTING_TILES).map((tile) => words.startingText(tile, box)),
  upTo(CONTRACTS).map(words.contractName),
  upTo(6).map(words.shippingName),
  upTo(6).map(words.round),
  (['reconstructed', 'doubtful', 'corrected'] as const).map(words.markName),
  (['out', 'ship', 'hire', 'pass', 'draw', 'store', 'skip', 'end'] as const).map(words.button),
  [words.market, words.contracts, words.stock, words.cellar],
]

describe.each(languages)('%s', (language, words) => {
  test('everything has a name of its own', () => {
    for (const names of named(words)) {
      for (const name of names) proofread(name)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('every clan, tile, unit and contract is explained in whole sentences', () => {
    for (const text of explained(words)) {
      proofread(text)
      if (language === 'fr') proofreadFrench(text)
      expect(text).toMatch(/^[\p{Lu}\d£].*\.$/u)
    }
  })
})

describe('texts come from the data', () => {
  test('contracts', () => {
    expect(enWords.contractText(9, box)).toBe('Needs 4 cheese. Imports 4 cotton. Bonus: £10 and 2 bonus upgrades.')
    expect(unbroken(frWords.contractText(9, box))).toBe(
      'Demande 4 fromages. Importe 4 cotons. Bonus : £10 et 2 bonus Amélioration.',
    )
    expect(enWords.contractText(15, box)).toBe('Needs 1 wool and 1 beef. Imports 2 cotton.')
  })

  test('scoring tiles', () => {
    expect(enWords.scoringText('border', box)).toBe('3 Glory per 2 units on border spaces.')
    expect(unbroken(frWords.scoringText('border', box))).toBe(
      '3 points de Gloire pour 2 unités sur des cases frontière.',
    )
    expect(enWords.scoringText('productionUnits', box)).toBe('1 Glory per animal or factory on the map, 2 per field.')
    expect(unbroken(frWords.scoringText('expensiveLand', box))).toBe(
      '2 points de Gloire par unité sur un terrain à £5 ou plus.',
    )
  })

  test('clans, which differ with the number of players', () => {
    expect(enWords.clanText('robertson', box, 2)).toBe('Each unit on a river delta costs £2 less.')
    expect(enWords.clanText('robertson', box, 3)).toBe('Each unit on a river delta costs £3 less.')
    expect(unbroken(frWords.clanText('campbell', box, 3))).toBe(
      'Usines moins chères : £3, £4, £4 et £5 de moins pour la 1re, la 2e, la 3e et la 4e de chaque sorte.',
    )
  })

  test('and from what an owner has put right', () => {
    const corrected = content.contentOf([{ at: 'portTiles.money.money', value: 12 }])
    expect(enWords.portText('money', corrected)).toBe('Receive £12.')
    expect(frWords.portText('money', corrected)).toBe('Recevez £12.')
  })
})

test('plurals: French counts 0 as one', () => {
  expect([0, 1, 2].map((n) => enWords.unitCount(n, 'fisherman'))).toEqual(['0 fishermen', '1 fisherman', '2 fishermen'])
  expect([0, 1, 2].map((n) => unbroken(frWords.goodCount(n, 'grain')))).toEqual([
    '0 céréale',
    '1 céréale',
    '2 céréales',
  ])
  for (const n of [0, 1, 2])
    for (const words of [enWords, frWords])
      for (const count of [words.glory, words.vp, words.merchants, words.exports, words.settlements])
        expect(count(n)).toMatch(/^\d[ \u00a0]\S/)
  expect(enWords.goods([0, 0, 0, 0, 0, 0])).toBe('nothing')
  expect(frWords.needs({ goods: [0, 0, 0, 0, 0, 0], beef: 1, mutton: 2 })).toBe('1\u00a0bœuf et 2\u00a0moutons')
  expect([5, -5].map(enWords.money)).toEqual(['£5', '−£5'])
})
