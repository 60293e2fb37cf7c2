import { describe, expect, test } from 'vitest'
import { draw } from '@bothy/board-kit/testing/draw-board.tsx'
import { tableOf } from '@bothy/board-kit/testing/sample-table.ts'
import './both-languages.ts'
import { board } from '../index.ts'
import { gapShort, lacksOf, OfferCard } from '../ring/card.tsx'
import { boxOf } from '../labels.ts'
import { signsOf } from '../tile/tile-facts.ts'
import { wordsOf } from '../words.ts'
import { type Sample, samplePlay } from './sample-play.ts'

const TURNS: readonly Sample[] = ['hub', 'card', 'band'].flatMap((seed) => {
  const seen: Sample[] = []
  samplePlay({ seats: 3, seed, sense: 0.9 }, (look) => {
    const sample = look(0)
    if (sample.view.pending?.kind === 'turn' && sample.view.pending.seat === 0) seen.push(sample)
    return false
  })
  return seen
})

describe.each(['en', 'fr'] as const)('the card of a tile in %s', (language) => {
  const words = wordsOf(language)
  const told = TURNS.flatMap((sample) => {
    const table = tableOf(board, sample, language, 'wide')
    return sample.view.offers.map((offer) => {
      const card = draw(board, table, <OfferCard table={table} offer={offer} />)
      const signs = card.all().filter((node) => node.attribute('class') === 'hub-card-sign')
      return { view: sample.view, offer, text: card.textContent, signs: signs.map((sign) => sign.textContent) }
    })
  })

  test('names it and says what it does, whatever is on the rondel', () => {
    expect(told.length).toBeGreaterThan(200)
    for (const { offer, text } of told) {
      expect(text.startsWith(words.tileName(offer.tile))).toBe(true)
      expect(text).not.toMatch(/undefined|NaN|\[object|Infinity/)
    }
  })

  test('tells the exact gap: what is missing, its price, and the coins there are', () => {
    const short = told.filter(({ offer }) => offer.reason?.why === 'coins')
    expect(short.length).toBeGreaterThan(5)
    for (const { view, offer, text } of short) {
      const lacks = lacksOf(view, 0, offer.tile)
      expect(text).toContain(words.board.needs(words.goods(lacks.map(({ good }) => good))))
      expect(text).toContain(words.coins(view.players[0].coins))
      for (const { price } of lacks) expect(text).toContain(String(price))
    }
  })

  test('has no coin for what costs nothing, and says so where it can be taken', () => {
    const free = told.filter(({ view, offer }) => signsOf(boxOf(view).tiles[offer.tile]).cost.length === 0)
    expect(free.filter(({ offer }) => offer.reason !== null).length).toBeGreaterThan(0)
    const open = free.filter(({ offer: { reason, what } }) => reason === null && what === 'take')
    expect(open.length).toBeGreaterThan(5)
    for (const { text } of open) expect(text).toContain(words.board.free)
    for (const { signs } of free) expect(signs).not.toContain('0')
  })

  test('has a band of few words for every reason there is', () => {
    const bands = told.flatMap(({ view, offer }) =>
      offer.reason === null ? [] : [{ why: offer.reason.why, text: gapShort(view, offer, words) }],
    )
    expect(new Set(bands.map(({ why }) => why)).size).toBeGreaterThan(3)
    for (const { text } of bands) {
      expect(text).not.toBe('')
      expect(text.length).toBeLessThan(30)
    }
  })

  test('GM2-42 names the sale that makes a tile affordable', () => {
    const saved = told.filter(({ offer }) => offer.needsSale)
    expect(saved.length).toBeGreaterThan(0)
    const all = ['wood', 'stone', 'barley', 'sheep', 'cattle'] as const
    for (const { view, text } of saved) {
      const ways = all.map((good) => words.board.sellFirst(words.goodName(good), words.coins(view.market[good])))
      expect([...ways, words.board.afterSale].some((way) => text.includes(way))).toBe(true)
    }
  })
})
