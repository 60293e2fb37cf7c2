import { du, le } from '@bothy/kernel/french'
import { describe, expect, test } from 'vitest'
import { BOX, CARDS, cardNamed, FIELDS, tileNamed, TILES } from '../../data/index.ts'
import { cardName, tileInSentence } from '../../words/en-names.ts'
import { cardNoun, tileNoun } from '../../words/fr-names.ts'
import { fieldName, TILE_NAMES, tileName } from '../../words/names.ts'

const tile = (name: string): number => tileNamed(name) ?? -1

describe('names', () => {
  test('every face has a name, and no name a straight apostrophe', () => {
    expect(new Set(Object.keys(TILE_NAMES))).toEqual(new Set(Object.keys(BOX.tiles)))
    for (const id of TILES.keys()) expect(`${tileName(id)} ${tileNoun(id).text}`).not.toMatch(/['"]|^\s|\s$/)
  })

  test('places have the same name in both languages', () => {
    for (const name of ['S1', 'A6', 'A8', 'B4', 'C17', 'D6', 'D9', 'T7'])
      expect(tileNoun(tile(name))).toEqual({ text: tileName(tile(name)), gender: 'm', article: false })
    expect(tileName(tile('A6'))).toBe('Halkirk')
  })

  test('a French sentence', () => {
    const said = (name: string): string => `${le(tileNoun(tile(name)))}, ${du(tileNoun(tile(name)))}`
    expect(['A6', 'C4', 'B11', 'C11', 'D10', 'A1', 'B1', 'HOME-C2', 'G3', 'END', 'A13'].map(said)).toEqual([
      'Halkirk, d’Halkirk',
      'le Loch Ness, du Loch Ness',
      'le boucher, du boucher',
      'l’épicier, de l’épicier',
      'la taverne royale, de la taverne royale',
      'Robert Ier, de Robert Ier',
      'Marie Stuart, de Marie Stuart',
      'le Château initial, du Château initial',
      'Ye Olde Inn, de Ye Olde Inn',
      '« La Fin », de « La Fin »',
      'Achnasheen, d’Achnasheen',
    ])
  })

  test('an English sentence', () => {
    expect(['A6', 'B11', 'HOME-V4', 'END', 'B12'].map((name) => tileInSentence(tile(name)))).toEqual([
      'Halkirk',
      'the Butcher',
      'the Starting Village',
      'The End',
      'St Duthac’s Chapel',
    ])
  })

  test('a landmark card has the name of its tile, as its id says', () => {
    const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-').replaceAll('’', '')
    for (const [card, name] of CARDS.entries())
      expect(slug(cardName(card))).toBe(name === 'general-wade' ? 'general-wades-military-roads' : name)
    expect(cardNoun(cardNamed('loch-ness') ?? -1)).toEqual({ text: 'Loch Ness', gender: 'm', article: true })
  })

  test('clan fields are called as their clans write themselves', () => {
    expect(FIELDS.map((_, field) => fieldName(field).toLowerCase())).toEqual(FIELDS)
    expect([0, 6, 16].map(fieldName)).toEqual(['MacLeod', 'McKay', 'Mackintosh'])
  })
})
