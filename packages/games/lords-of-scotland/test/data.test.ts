import { expect, test } from 'vitest'
import {
  CARD_BY_SLUG,
  CLANS,
  INFERRED,
  LINEAGE_OF,
  LINEAGES,
  OBSERVED_RANKS,
  PLAIN_DECK,
  POWER_FACTS,
  POWER_OF,
  POWERS,
  RANK_OF,
  ROYAL_DECK,
  SLUG_OF,
  SOURCES,
  STRENGTH_OF,
} from '../rules/index.ts'

const all = SLUG_OF.map((_, card) => card)
const rank = (slug: string): number => RANK_OF[CARD_BY_SLUG.get(slug) ?? -1]
const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + STRENGTH_OF[card], 0)

test('LOS-1 eight lineages of twelve cards, strengths 1 to 12, and two Bruce cards of strength 12', () => {
  expect(SLUG_OF).toHaveLength(98)
  expect(PLAIN_DECK).toBe(96)
  expect(ROYAL_DECK).toBe(98)
  for (const lineage of LINEAGES.filter((id) => id !== 'bruce')) {
    const strengths = all.filter((card) => LINEAGE_OF[card] === lineage).map((card) => STRENGTH_OF[card])
    expect(strengths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(CLANS[lineage].cards).toBe(12)
  }
  expect(all.filter((card) => LINEAGE_OF[card] === 'bruce').map((card) => STRENGTH_OF[card])).toEqual([12, 12])
})

test('LOS-1 EX-1 the strengths add up to 624, with Bruce to 648', () => {
  expect(sum(all.slice(0, PLAIN_DECK))).toBe(624)
  expect(sum(all)).toBe(648)
})

test('LOS-2 EX-1 ranks follow strength, then the order of the lineages', () => {
  const examples = {
    'scott-1': 1,
    'makgill-1': 2,
    'macdonnell-1': 3,
    'makgill-4': 26,
    'forsyth-4': 30,
    'wemyss-5': 36,
    'cochrane-7': 56,
    'macdonnell-9': 67,
    'cockburn-10': 79,
    'fergusson-11': 85,
    'cochrane-12': 96,
    'bruce-1': 97,
    'bruce-2': 98,
  }
  for (const [slug, expected] of Object.entries(examples)) expect([slug, rank(slug)]).toEqual([slug, expected])
})

test('LOS-2 ranks are unique, 1 to 98, and never against the strength', () => {
  expect(new Set(RANK_OF).size).toBe(98)
  expect([Math.min(...RANK_OF), Math.max(...RANK_OF)]).toEqual([1, 98])
  for (const a of all)
    for (const b of all) if (STRENGTH_OF[a] > STRENGTH_OF[b]) expect(RANK_OF[a]).toBeGreaterThan(RANK_OF[b])
})

test('data: every printed rank that was seen agrees, and names a source', () => {
  for (const { slug, rank: seen, source } of OBSERVED_RANKS) {
    expect([slug, rank(slug)]).toEqual([slug, seen])
    expect(SOURCES.map(({ id }) => id)).toContain(source)
  }
  expect(INFERRED.length).toBeGreaterThan(0)
})

test('data: every lineage has one power and every power one lineage', () => {
  expect(LINEAGES.map((lineage) => CLANS[lineage].power).toSorted()).toEqual(POWERS.toSorted())
  for (const power of POWERS) expect(CLANS[POWER_FACTS[power].lineage].power).toBe(power)
  for (const card of all) expect(POWER_OF[card]).toBe(CLANS[LINEAGE_OF[card]].power)
})

test('data: slugs are unique and lead back to their card', () => {
  for (const card of all) expect(CARD_BY_SLUG.get(SLUG_OF[card])).toBe(card)
  expect(CARD_BY_SLUG.get('wemyss-13')).toBeUndefined()
})
