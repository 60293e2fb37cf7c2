import { readRecord } from '@bothy/kernel'
import { recordedGames } from '@bothy/kernel/rule-suite'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLANS, clansOfCaledonia, invariants, type State } from '../src/index.ts'

const folder = new URL('replays/', import.meta.url)

recordedGames(clansOfCaledonia, {
  folder,
  invariants,
  kinds: {
    bid: true,
    out: true,
    take: true,
    place: true,
    expand: true,
    buy: true,
    sell: true,
    obtain: true,
    ship: true,
    improve: true,
    hire: true,
    recall: true,
    fulfil: true,
    slaughter: true,
    pass: true,
    port: true,
    exchange: true,
    shift: true,
    swap: true,
    draw: true,
    keep: true,
    row: true,
    withdraw: true,
    store: true,
    discard: true,
    process: true,
    skip: true,
    end: true,
  },
})

function endOf(name: string): State {
  const record = readRecord(clansOfCaledonia, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  if (!record.ok) throw new Error(name)
  return record.state
}

test('recorded games have every clan, an auction, and each variant', () => {
  const ends = readdirSync(folder).map(endOf)
  expect(new Set(ends.flatMap(({ clan }) => clan)).size).toBe(CLANS.length + 1) // and no clan
  expect(new Set(ends.map(({ options }) => options.clans))).toEqual(new Set(['draft', 'auction', 'none']))
  for (const option of ['staticImports', 'tighterMap', 'port7NeighbourhoodBonus'] as const)
    expect(ends.some(({ options }) => options[option])).toBe(true)
  for (const option of ['scoringTiles', 'portTiles', 'kickstarterTiles', 'buchananFeeOncePerTurn'] as const)
    expect(ends.some(({ options }) => !options[option])).toBe(true)
})
