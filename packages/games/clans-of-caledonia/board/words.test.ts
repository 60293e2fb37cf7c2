import type { Site } from '@bothy/clans-of-caledonia'
import { expect, test } from 'vitest'
import './test/both-languages.ts'
import { fillLine, nameOf, priceLine, readAloud, saleLines, settlementLine } from './lines.ts'
import type { SiteFacts } from './map/site-facts.ts'
import { wordsOf } from './words.ts'

const en = wordsOf('en')
const fr = wordsOf('fr')
const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const people = { reader: 0, names: ['Eilidh', 'Morag', 'Ailsa'] }

const site: Site = {
  hex: 40,
  level: 0,
  reason: null,
  prices: [],
  nearby: [],
  border: false,
  delta: true,
  expensive: false,
  joins: 0,
  linked: 3,
}
const sheep: SiteFacts = {
  site,
  unit: 'sheep',
  price: 6,
  cost: 8,
  land: 1,
  discount: 3,
  sales: [{ good: 'cheese', price: 8, usual: 11, most: 2, sellers: [1, 2], wanted: 1 }],
  linked: { before: 2, after: 3 },
  glory: 1,
  reason: null,
}

test('the parts of a price, with what the clan saves', () => {
  expect([en, fr].map((words) => priceLine(sheep, words))).toEqual([
    'sheep £8 + land £1 − delta £3',
    'mouton £8 + terrain £1 − delta £3',
  ])
  expect(priceLine({ ...sheep, land: 0, discount: 0 }, en)).toBe('sheep £8 + free land')
  expect(priceLine({ ...sheep, site: { ...site, delta: false } }, en)).toMatch(/ − clan £3$/)
})

test('what neighbours sell: whose, at which price and how many', () => {
  expect(saleLines(sheep, people, en)).toEqual(['Morag’s and Ailsa’s cheese at £8 instead of £11: up to 2'])
  expect(saleLines(sheep, people, fr).map(spaced)).toEqual([
    'fromage de Morag et d’Ailsa à £8 au lieu de £11 : jusqu’à 2',
  ])
  expect([fillLine(sheep, en), fillLine({ ...sheep, sales: [] }, en)]).toEqual([
    '1 cheese would complete your contract',
    null,
  ])
  expect([nameOf(people, 0, fr), nameOf(people, 3, en)]).toEqual(['Vous', 'Seat 4'])
})

test('settlements before and after', () => {
  expect(settlementLine(sheep, en)).toBe('founds a settlement, linked settlements: 3 instead of 2')
  expect(settlementLine({ ...sheep, site: { ...site, joins: 2 }, linked: { before: 2, after: 2 } }, en)).toBe(
    'joins 2 settlements into one, still 2 linked settlements',
  )
  expect(spaced(settlementLine({ ...sheep, linked: { before: 1, after: 1 } }, fr))).toBe(
    'fonde un village, toujours 1 village relié',
  )
})

test('French: 0 and 1 are singular', () => {
  expect([0, 1, 2].map((n) => spaced(fr.board.chooseUnit(n)))).toEqual([
    'Choisissez l’unité à déployer ici : 0 possible.',
    'Choisissez l’unité à déployer ici : 1 possible.',
    'Choisissez l’unité à déployer ici : 2 possibles.',
  ])
})

test('a label that is read aloud has one full stop between its sentences, and a French colon keeps its distance', () => {
  expect(readAloud(['MacKenzie', '£3 for each whisky.', 'Starts with £55'])).toBe(
    'MacKenzie. £3 for each whisky. Starts with £55',
  )
  expect(readAloud(['Swap two units.'])).toBe('Swap two units')
  expect([en, fr].map(({ stage }) => stage.named('Port', '£10'))).toEqual(['Port: £10', 'Port\u00a0: £10'])
})

test('no text tells a finger to hover', () => {
  for (const { board } of [en, fr])
    expect(Object.values(board).filter((text) => typeof text === 'string' && /hover|survol/i.test(text))).toEqual([])
})
